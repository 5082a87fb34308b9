import { parseClassLevel, getLevelTerm } from '@/lib/school/class-levels'
import { findSynonymGroup, isStopWord, findMisspeltGroup, readWords, type Word } from './words'

/** An alternative for matching a word of a query. */
export type Term = {
  term: string
  /** Weight of a match, 1 for the word itself. */
  weight: number
  /** Also match words that start with it, because typing may be unfinished. */
  prefix?: boolean
  /** Also match words that differ by one or two letters. */
  fuzzy?: boolean
}

/** Weight of a class match for a number without "class". */
const levelWeight = 0.9

/** Further words of a query are ignored. */
const maxWords = 12
const minPrefixLength = 2
/** In a shorter word, a typing error makes another valid word. */
const minFuzzyLength = 4

/**
 * Parses a query into words, each with its alternative terms. Stop words are left out. A phrase and a class count
 * as one word, and so do words that mean the same.
 * @param isKnown whether the index contains a term. A known word gets no prefix or fuzzy matching.
 */
export function parseQuery(query: string, isKnown: (term: string) => boolean): Term[][] {
  const words = new Map<string, Term[]>()
  for (const word of readWords(query).slice(0, maxWords)) {
    const groupTerms = listMultiWordTerms(word).filter(isKnown)
    const terms = groupTerms.length
      ? groupTerms.map((term) => ({ term, weight: 1 }))
      : isStopWord(word.folded)
        ? []
        : expandTerms(word, isKnown)
    if (terms.length) words.set(terms.map(({ term }) => term).join(), terms)
  }
  return [...words.values()]
}

/** Returns a key that is equal for equivalent queries: "fees", "fee", "charges". */
export const getQueryKey = (words: readonly Term[][]): string =>
  words
    .map((word) => (word.find(({ term }) => term.startsWith('=')) ?? word[0])?.term)
    .sort()
    .join(' ')

/** Lists the terms of the phrases and classes that a word is part of. */
const listMultiWordTerms = ({ folded, terms }: Word) =>
  terms.filter((term) => term.startsWith('=') && term !== findSynonymGroup(folded))

function expandTerms({ folded, terms }: Word, isKnown: (term: string) => boolean): Term[] {
  const group = findSynonymGroup(folded)
  if (group) return [{ term: group, weight: 1 }]
  const plain = terms[0]!
  const level = parseClassLevel(folded)
  const isUnknown = !isKnown(plain)
  const misspelt = isUnknown && findMisspeltGroup(folded)
  if (misspelt) return [{ term: misspelt, weight: 1 }]
  const wordTerm: Term = {
    term: plain,
    weight: 1,
    prefix: isUnknown && plain.length >= minPrefixLength,
    fuzzy: isUnknown && plain.length >= minFuzzyLength && /^\p{L}[\p{L}\p{M}]+$/u.test(plain),
  }
  return level === undefined
    ? [wordTerm]
    : [wordTerm, { term: getLevelTerm(level), weight: levelWeight }]
}
