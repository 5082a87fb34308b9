import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { now } from '@/lib/core/dates'
import type { Entry } from './entries'
import { queryKey, parseQuery, type Term } from './query'
import { termsOf } from './words'

/** An entry as it is indexed: `keys` are what its names are the same as. */
type Indexed = Omit<Entry, 'names'> & { id: number; names: string; keys: string[]; entry: Entry }

/** An entry that meets a question, with the terms of it that do. */
export type Hit = { entry: Entry; terms: string[] }

/** Hits, best first. */
export type Matches = {
  hits: Hit[]
  /** All of them hold only some of the words. */
  isPartialMatch: boolean
}

/** How much more an entry counts whose very name is asked for. */
const nameWeight = 4

const asTerm = (text: string) => [text]

/** An index of entries that can be changed while it is asked. */
export function createSearchIndex() {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'names', 'hints', 'lead', 'body'],
    storeFields: ['entry', 'keys'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: asTerm,
      // Set by hand, held by the questions of the unit tests.
      boost: { title: 10, names: 4, hints: 2, lead: 2 },
      weights: { fuzzy: 0.4, prefix: 0.5 },
    },
  })
  let lastId = 0

  /** @returns the number to remove it by */
  function add(entry: Entry): number {
    const names = entry.names.join('\n')
    const keys = entry.names.map((name) => queryKey(parseQuery(name, () => true)))
    index.add({ ...entry, id: ++lastId, names, keys, entry })
    return lastId
  }

  const isKnown = (term: string) => index.search(term).length > 0

  function find(query: string): Matches {
    const asked = parseQuery(query, isKnown)
    const words = asked.map(queryOf)
    const key = queryKey(asked)
    const moment = now().getTime()
    const boostDocument = (_id: unknown, _term: string, stored?: Record<string, unknown>) => {
      const { entry, keys } = stored as Pick<Indexed, 'entry' | 'keys'>
      return entry.weight(moment) * (keys.includes(key) ? nameWeight : 1)
    }
    const search = (combineWith: 'AND' | 'OR', filter?: (result: SearchResult) => boolean) =>
      // With what `storeFields` names.
      index.search({ combineWith, queries: words }, { boostDocument, filter }) as (SearchResult &
        Pick<Indexed, 'entry'>)[]
    const all = search('AND')
    const isPartialMatch = all.length === 0 && asked.length > 1
    return { hits: isPartialMatch ? search('OR', meetsHalf(asked)) : all, isPartialMatch }
  }

  return { add, remove: (id: number) => index.discard(id), find }
}

const queryOf = (word: readonly Term[]): Query => ({
  combineWith: 'OR',
  queries: word.map(({ term, weight, prefix, fuzzy }) => ({
    queries: [term],
    prefix,
    fuzzy: fuzzy && 0.2,
    maxFuzzy: 2,
    boostTerm: () => weight,
  })),
})

/** Whether a result meets at least half of the words. */
const meetsHalf =
  (asked: readonly Term[][]) =>
  ({ queryTerms }: SearchResult) =>
    asked.filter((word) => word.some(({ term }) => queryTerms.includes(term))).length * 2 >=
    asked.length
