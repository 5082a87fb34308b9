import { sameWords } from '@/content/search'
import { editDistance } from '@/lib/routing/edit-distance'
import { levelOf, levelTerm } from './class-levels'
import { fold, groupOf, isFiller, readWords, stem, type Word } from './words'

/** One way in which a word of a question may be met. */
export type Term = {
  term: string
  /** How much meeting it counts, 1 for the word itself. */
  weight: number
  /** Words that begin with it count, too: it may not be typed to its end. */
  prefix?: boolean
  /** Words that differ from it by one letter count, too. */
  fuzzy?: boolean
}

const weights = { same: 0.8, level: 0.9, guess: 0.5 }

/** More words than this say nothing more about what is looked for. */
const mostWords = 12
const shortestPrefix = 2
/** A slip in a shorter word makes another word of it. */
const shortestGuess = 4

/**
 * The words of a question, each with the terms that meet it. Words that say nothing are left out; a phrase
 * and a class are one word.
 * @param isKnown whether a term stands in the index: a word that does is taken as it is, with no guess
 */
export function readAsked(query: string, isKnown: (term: string) => boolean): Term[][] {
  const asked: Term[][] = []
  let before = ''
  for (const word of readWords(query).slice(0, mostWords)) {
    const joint = jointTerms(word).filter(isKnown)
    const key = joint.join()
    if (key && key !== before) asked.push(joint.map((term) => ({ term, weight: 1 })))
    if (!key && !isFiller(word.folded)) asked.push(termsOfWord(word, isKnown))
    before = key
  }
  return asked
}

/** What a question is the same as however it is put: "fees", "fee", "charges". */
export const keyOf = (asked: readonly Term[][]): string =>
  asked
    .map((word) => (word.find(({ term }) => term.startsWith('=')) ?? word[0])?.term)
    .sort()
    .join(' ')

/** The terms that a word has together with its neighbours: of classes and phrases. */
const jointTerms = ({ folded, terms }: Word) =>
  terms.filter((term) => term.startsWith('=') && term !== groupOf(folded))

function termsOfWord({ folded, terms }: Word, isKnown: (term: string) => boolean): Term[] {
  const plain = terms[0]!
  const group = groupOf(folded)
  const level = levelOf(folded)
  const isNew = !isKnown(plain)
  const mayGuess = isNew && plain.length >= shortestGuess && /^\p{L}[\p{L}\p{M}]+$/u.test(plain)
  const own: Term = {
    term: plain,
    weight: 1,
    prefix: isNew && plain.length >= shortestPrefix,
    fuzzy: mayGuess,
  }
  return [
    own,
    ...(group ? [{ term: group, weight: weights.same }] : []),
    ...(level === undefined ? [] : [{ term: levelTerm(level), weight: weights.level }]),
    ...(mayGuess && !group ? guesses(folded, isKnown) : []),
  ]
}

/** What a word with a slip in it may mean: words with two letters swapped, and words of a known group. */
function guesses(folded: string, isKnown: (term: string) => boolean): Term[] {
  const swapped = swaps(folded).map(stem).filter(isKnown)
  const near = groupNames.filter((name) => isNear(folded, name)).map((name) => groupOf(name)!)
  return [...new Set([...swapped, ...near])].map((term) => ({ term, weight: weights.guess }))
}

/** The index itself forgives a letter too many, too few or mistaken, but not two in the wrong order. */
const swaps = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  )

const groupNames = sameWords
  .flat()
  .map(fold)
  .filter((name) => groupOf(name) && name.length > 2)

/** Whether one slip parts a word, or its singular, from a name. */
const isNear = (word: string, name: string): boolean =>
  [word, word.replace(/s$/, '')].some(
    (form) => Math.abs(form.length - name.length) <= 1 && editDistance(form, name) <= 1,
  )
