import { classLevelOf, levelTerm } from './class-levels'
import { synonymGroupOf, isStopWord, readWords, type Word } from './words'

/** One way in which a word of a question may be met. */
export type Term = {
  term: string
  /** How much meeting it counts, 1 for the word itself. */
  weight: number
  /** Words that begin with it count, too: it may not be typed to its end. */
  prefix?: boolean
  /** Words that differ from it by a letter or two count, too. */
  fuzzy?: boolean
}

/** How much it counts when a number alone is met as a class. */
const levelWeight = 0.9

/** More words than this say nothing more about what is looked for. */
const maxWords = 12
const minPrefixLength = 2
/** A slip in a shorter word makes another word of it. */
const minGuessLength = 4

/**
 * The words of a question, each with the terms that meet it. Words that say nothing are left out; a phrase
 * and a class are one word.
 * @param isKnown whether a term stands in the index: a word that does is taken as it is, with no guess
 */
export function parseQuery(query: string, isKnown: (term: string) => boolean): Term[][] {
  const asked: Term[][] = []
  let before = ''
  for (const word of readWords(query).slice(0, maxWords)) {
    const joint = jointTerms(word).filter(isKnown)
    const key = joint.join()
    if (key && key !== before) asked.push(joint.map((term) => ({ term, weight: 1 })))
    if (!key && !isStopWord(word.folded)) asked.push(termsOfWord(word, isKnown))
    before = key
  }
  return asked
}

/** What a question is the same as however it is put: "fees", "fee", "charges". */
export const queryKey = (asked: readonly Term[][]): string =>
  asked
    .map((word) => (word.find(({ term }) => term.startsWith('=')) ?? word[0])?.term)
    .sort()
    .join(' ')

/** The terms that a word has together with its neighbours: of classes and phrases. */
const jointTerms = ({ folded, terms }: Word) =>
  terms.filter((term) => term.startsWith('=') && term !== synonymGroupOf(folded))

function termsOfWord({ folded, terms }: Word, isKnown: (term: string) => boolean): Term[] {
  const group = synonymGroupOf(folded)
  if (group) return [{ term: group, weight: 1 }]
  const plain = terms[0]!
  const level = classLevelOf(folded)
  const isNew = !isKnown(plain)
  const own: Term = {
    term: plain,
    weight: 1,
    prefix: isNew && plain.length >= minPrefixLength,
    fuzzy: isNew && plain.length >= minGuessLength && /^\p{L}[\p{L}\p{M}]+$/u.test(plain),
  }
  return level === undefined ? [own] : [own, { term: levelTerm(level), weight: levelWeight }]
}
