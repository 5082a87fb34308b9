import { LRUCache } from 'lru-cache'
import { stopWords, synonyms } from '@/content/search'
import { findClassLevels, getLevelTerm } from '@/lib/school/class-levels'
import { getEditDistance } from '@/lib/routing/edit-distance'
import { foldText, toPlainPunctuation } from '@/lib/core/normalise'

/** A word of a text: its position, its normalised form and its index terms. */
export type Word = { start: number; end: number; folded: string; terms: readonly string[] }

const wordPattern =
  /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*(?:['’‘ʼ`´′＇][\p{L}\p{M}][\p{L}\p{M}\p{Cf}]*)*/gu
/** The dot below Devanagari letters (फ़), which many leave out. */
const nukta = /\u093c/g

/** Folds a word, and removes the possessive s. */
export const normalise = (text: string): string =>
  foldText(toPlainPunctuation(text).replace(/'s$/i, '')).replace(nukta, '')

/** Removes the plural ending of an English word. */
export function stem(folded: string): string {
  if (folded.length < 4 || !/[a-z]s$/.test(folded) || /(?:ss|us|is)$/.test(folded)) return folded
  if (/[a-z]{2}ies$/.test(folded)) return `${folded.slice(0, -3)}y`
  return folded.slice(0, /(?:ss|x|ch|sh)es$/.test(folded) ? -2 : -1)
}

/** The endings of Bengali for "of" and "in": হোস্টেলের, পরীক্ষার. */
const bengaliCase = /(?:ের|র|ে|তে)$/u

const stopWordSet = new Set(stopWords.split(' '))

export const isStopWord = (folded: string): boolean => stopWordSet.has(folded)

type Phrase = { stems: readonly string[]; term: string }

const stemWords = (text: string) => text.match(wordPattern)!.map((part) => stem(normalise(part)))

const phrases = new Map<string, Phrase[]>()
/** The term of the synonym group of a word. */
const synonymGroups = new Map<string, string>()

for (const [index, names] of synonyms.entries()) {
  const term = `=same${index}`
  for (const name of names) {
    const stems = stemWords(name)
    if (stems.length === 1) synonymGroups.set(normalise(name), term)
    else phrases.set(stems[0]!, [...(phrases.get(stems[0]!) ?? []), { stems, term }])
  }
}

/** Finds the term of a word's synonym group, if any. */
export const findSynonymGroup = (folded: string): string | undefined =>
  synonymGroups.get(folded) ??
  synonymGroups.get(stem(folded)) ??
  synonymGroups.get(folded.replace(bengaliCase, ''))

const minSlipLength = 5

/** Finds the term of the synonym group of a word that differs by one slip, if any. */
export function findMisspeltGroup(folded: string): string | undefined {
  if (folded.length < minSlipLength) return undefined
  for (const [name, term] of synonymGroups)
    if (name.length >= minSlipLength && getEditDistance(name, folded) === 1) return term
  return undefined
}

/** Returns the term of the group of synonyms that begins with a word. */
export const getGroupTerm = (first: string): string =>
  `=same${synonyms.findIndex((names) => names[0] === first)}`

/** Lists the terms of a single word: its stem and its synonym group. */
function listTerms(folded: string): readonly string[] {
  const cached = termCache.get(folded)
  if (cached) return cached
  const plain = stem(folded)
  const group = findSynonymGroup(folded)
  const terms = group ? [plain, group] : [plain]
  termCache.set(folded, terms)
  return terms
}

/** Words repeat: the archive of a school has far fewer different words than this. */
const termCache = new LRUCache<string, readonly string[]>({ max: 50_000 })

/**
 * Splits a text into words with their terms: stem, synonyms, classes in any notation, and phrases such as
 * "transfer certificate". Used for both texts and queries.
 */
export function readWords(text: string): Word[] {
  const matches = [...text.matchAll(wordPattern)]
  const words = matches.map(({ 0: letters, index }) => {
    const folded = normalise(letters)
    return { start: index, end: index + letters.length, folded, terms: listTerms(folded) }
  })
  addLevels(words, text)
  addPhrases(words)
  return words
}

function addLevels(words: Word[], text: string) {
  const tokens = words.map(({ folded, start }, index) => ({
    folded,
    gap: text.slice(words[index - 1]?.end ?? start, start),
  }))
  for (const [position, levels] of findClassLevels(tokens)) {
    const word = words[position]!
    words[position] = { ...word, terms: [...word.terms, ...levels.map(getLevelTerm)] }
  }
}

function addPhrases(words: Word[]) {
  for (const [position, { terms }] of words.entries()) {
    for (const { stems, term } of phrases.get(terms[0]!) ?? []) {
      if (!stems.every((part, index) => words[position + index]?.terms[0] === part)) continue
      for (let index = position; index < position + stems.length; index++) {
        const known = words[index]!
        words[index] = { ...known, terms: [...known.terms, term] }
      }
    }
  }
}

export function extractTerms(text: string): string[] {
  return readWords(text).flatMap(({ folded, terms }) =>
    terms.length === 1 && isStopWord(folded) ? [] : [...terms],
  )
}
