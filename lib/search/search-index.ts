import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { now } from '@/lib/core/dates'
import { hasScript } from '@/lib/rich-text/detect-script'
import type { Entry } from './entries'
import { getQueryKey, parseQuery, type Term } from './query'
import { extractTerms } from './words'

/** An entry in the index. `keys` are the query keys of its names. */
type Indexed = Omit<Entry, 'names'> & { id: number; names: string; keys: string[]; entry: Entry }

/** A matching entry, with its matching terms. A higher score is a better match. */
export type Hit = { entry: Entry; terms: string[]; score: number }

/** Hits, best first. */
export type Matches = {
  hits: Hit[]
  /** The terms of the query, with slips corrected. */
  terms: readonly string[]
  /** No entry contains all words; the hits contain at least half of those that are on the site. */
  isPartialMatch: boolean
}

/** Ranking factor of an entry whose name equals the query. */
const nameWeight = 4

/** Ranking factor of a translation, for a query in its script. The words are also those of the English page. */
const ownScriptWeight = 2

const toTerms = (text: string) => [text]

/** Creates a search index. Entries can be added and removed at any time. */
export function createSearchIndex() {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'names', 'hints', 'lead', 'body'],
    storeFields: ['entry', 'keys'],
    tokenize: extractTerms,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: toTerms,
      // Tuned by hand; `questions.test.ts` tests the results.
      boost: { title: 10, names: 4, hints: 2, lead: 2 },
      weights: { fuzzy: 0.4, prefix: 0.5 },
    },
  })
  let lastId = 0

  /** @returns the id for `remove` */
  function add(entry: Entry): number {
    const names = entry.names.join('\n')
    const keys = entry.names.map((name) => getQueryKey(parseQuery(name, () => true)))
    index.add({ ...entry, id: ++lastId, names, keys, entry })
    return lastId
  }

  const isKnown = (term: string) => index.search(term).length > 0

  function find(query: string): Matches {
    const words = parseQuery(query, isKnown)
    const queries = words.map(toMiniSearchQuery)
    const key = getQueryKey(words)
    const time = now().getTime()
    const boostDocument = (_id: unknown, _term: string, stored?: Record<string, unknown>) => {
      const { entry, keys } = stored as Pick<Indexed, 'entry' | 'keys'>
      return entry.weight(time) * weighScript(entry, query) * (keys.includes(key) ? nameWeight : 1)
    }
    const search = (combineWith: 'AND' | 'OR', filter?: (result: SearchResult) => boolean) =>
      // MiniSearch's type lacks the `storeFields`.
      index.search({ combineWith, queries }, { boostDocument, filter }) as (SearchResult &
        Pick<Indexed, 'entry'>)[]
    // Words that are nowhere on the site do not count.
    const isFound = (word: Term[]) => index.search(toMiniSearchQuery(word)).length > 0
    const all = search('AND')
    const isPartialMatch = all.length === 0 && words.length > 1
    return {
      hits: isPartialMatch ? search('OR', matchesHalf(words.filter(isFound))) : all,
      terms: words.flat().map(({ term }) => term),
      isPartialMatch,
    }
  }

  return { add, remove: (id: number) => index.discard(id), find }
}

/** Zero removes an entry from the results. */
function weighScript({ script }: Entry, query: string): number {
  if (script === undefined) return 1
  return hasScript(script, query) ? ownScriptWeight : 0
}

const toMiniSearchQuery = (word: readonly Term[]): Query => ({
  combineWith: 'OR',
  queries: word.map(({ term, weight, prefix, fuzzy }) => ({
    queries: [term],
    prefix,
    fuzzy: fuzzy && 0.2,
    maxFuzzy: 2,
    boostTerm: () => weight,
  })),
})

/** Returns whether a result matches at least half of the words. */
const matchesHalf =
  (words: readonly Term[][]) =>
  ({ queryTerms }: SearchResult) =>
    words.filter((word) => word.some(({ term }) => queryTerms.includes(term))).length * 2 >=
    words.length
