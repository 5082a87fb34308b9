import { LRUCache } from 'lru-cache'
import { stopWords, synonyms } from '@/content/search'
import { classLevelsIn, levelTerm } from './class-levels'

/** A word of a text: where it stands, and the terms that it is found by. */
export type Word = { start: number; end: number; folded: string; terms: readonly string[] }

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:[’'][\p{L}\p{M}]+)*/gu
const accents = /[\u0300-\u036f]/g

/** A word without what nobody types: capitals, accents, joiners, apostrophes and the s after one. */
export const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replace(/[’'\u200c\u200d]/g, '')
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')

/** An English word without the ending of its plural. */
export function stem(folded: string): string {
  if (folded.length < 4 || !/[a-z]s$/.test(folded) || /(?:ss|us|is)$/.test(folded)) return folded
  if (/[a-z]{2}ies$/.test(folded)) return `${folded.slice(0, -3)}y`
  return folded.slice(0, /(?:ss|x|ch|sh)es$/.test(folded) ? -2 : -1)
}

const stopWordSet = new Set(stopWords.split(' '))

/** Whether a word says nothing about what is looked for. */
export const isStopWord = (folded: string): boolean => stopWordSet.has(folded)

type Phrase = { stems: readonly string[]; term: string }

const stemsOf = (text: string) => text.match(word)!.map((part) => stem(normalise(part)))

const phrases = new Map<string, Phrase[]>()
/** The group of `synonyms` that a word belongs to, as a term. */
const groups = new Map<string, string>()

for (const [index, names] of synonyms.entries()) {
  const term = `=same${index}`
  for (const name of names) {
    const stems = stemsOf(name)
    if (stems.length === 1) groups.set(normalise(name), term)
    else phrases.set(stems[0]!, [...(phrases.get(stems[0]!) ?? []), { stems, term }])
  }
}

/** The term of the words that a word means the same as. */
export const synonymGroupOf = (folded: string): string | undefined =>
  groups.get(folded) ?? groups.get(stem(folded))

/** A word's own terms: its stem, and the group that it means the same as. */
function ownTerms(folded: string): readonly string[] {
  const known = vocabulary.get(folded)
  if (known) return known
  const plain = stem(folded)
  const group = synonymGroupOf(folded)
  const terms = group ? [plain, group] : [plain]
  vocabulary.set(folded, terms)
  return terms
}

/** Words come again and again: a school's archive has far fewer than this. */
const vocabulary = new LRUCache<string, readonly string[]>({ max: 50_000 })

/**
 * The words of a text with the terms that they are found by: own stem, words that mean the same, classes
 * under any of their names, and phrases such as "transfer certificate". Texts and questions are read alike.
 */
export function readWords(text: string): Word[] {
  const matches = [...text.matchAll(word)]
  const words = matches.map(({ 0: letters, index }) => {
    const folded = normalise(letters)
    return { start: index, end: index + letters.length, folded, terms: ownTerms(folded) }
  })
  addLevels(words, text)
  addPhrases(words)
  return words
}

function addLevels(words: Word[], text: string) {
  const spoken = words.map(({ folded, start }, index) => ({
    folded,
    gap: text.slice(words[index - 1]?.end ?? start, start),
  }))
  for (const [place, levels] of classLevelsIn(spoken)) {
    const known = words[place]!
    words[place] = { ...known, terms: [...known.terms, ...levels.map(levelTerm)] }
  }
}

function addPhrases(words: Word[]) {
  for (const [place, { terms }] of words.entries()) {
    for (const { stems, term } of phrases.get(terms[0]!) ?? []) {
      if (!stems.every((part, index) => words[place + index]?.terms[0] === part)) continue
      for (let at = place; at < place + stems.length; at++) {
        const known = words[at]!
        words[at] = { ...known, terms: [...known.terms, term] }
      }
    }
  }
}

/** The terms that a text is indexed by. */
export function termsOf(text: string): string[] {
  return readWords(text).flatMap(({ folded, terms }) =>
    terms.length === 1 && isStopWord(folded) ? [] : [...terms],
  )
}
