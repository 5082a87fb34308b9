import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { now } from '@/lib/core/dates'
import { hasScript } from '@/lib/rich-text/detect-script'
import { findLevels, isForLevel, getLevelSlug, getLevelTerm } from '@/lib/school/class-levels'
import type { Entry } from './entries'
import { getQueryKey, parseQuery, type Term } from './query'
import { parseQuestion, type Question } from './question'
import { extractTerms } from './words'

/** An entry in the index, with the query keys of its names and the classes that its title names. */
type Indexed = Omit<Entry, 'names'> & {
  id: number
  names: string
  keys: string[]
  levels: number[]
  entry: Entry
}

/** A result of MiniSearch, whose type lacks the `storeFields`. */
type Result = SearchResult & Pick<Indexed, 'entry' | 'keys' | 'levels'>

/** A matching entry, with its matching terms. A higher score is a better match. */
export type Hit = { entry: Entry; terms: string[]; score: number }

/** Hits, best first. */
export type Matches = {
  hits: Hit[]
  question: Question
  /** No entry contains all words; the hits contain at least half of those that are on the site. */
  isPartialMatch: boolean
}

/** Ranking factor of an entry whose name equals the query. */
const nameWeight = 4

/** Ranking factor of an entry whose name equals the query without its class. */
const nameWithoutClassWeight = 1.5

/** Ranking factor of the class of a query in entries that are not about its other words, which matter more. */
const classWeight = 0.1

/** Ranking factor of a translation, for a query in its script. The words are also those of the English page. */
const ownScriptWeight = 2

const toTerms = (text: string) => [text]

/** Creates a search index. Entries can be added and removed at any time. */
export function createSearchIndex() {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'names', 'hints', 'lead', 'body'],
    storeFields: ['entry', 'keys', 'levels'],
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
    index.add({ ...entry, id: ++lastId, names, keys, levels: findLevels(entry.title), entry })
    return lastId
  }

  const isKnown = (term: string) => index.search(term).length > 0

  function find(query: string): Matches {
    const words = parseQuery(query, isKnown)
    const question = parseQuestion(
      query,
      words.flat().map(({ term }) => term),
    )
    const { level } = question
    const rest = level === undefined ? words : words.filter((word) => !namesLevel(word, level))
    const key = getQueryKey(words)
    const restKey = getQueryKey(rest)
    const time = now().getTime()
    const weighName = (keys: readonly string[]) =>
      keys.includes(key) ? nameWeight : keys.includes(restKey) ? nameWithoutClassWeight : 1
    const classHref = level === undefined ? undefined : `/class/${getLevelSlug(level)}`
    const isClass = (term: string) =>
      rest.length > 0 && level !== undefined && term === getLevelTerm(level)
    // A page about the rest of the query is also for the class, unless it is about another class.
    const about = new Set(level === undefined ? [] : listAbout(rest))
    const boostDocument = (id: number, term: string, stored?: Record<string, unknown>) => {
      const { entry, keys } = stored as Pick<Result, 'entry' | 'keys'>
      const isAbout = about.has(id) || entry.href === classHref
      const termWeight = isClass(term) && !isAbout ? classWeight : 1
      return entry.weight(time) * weighScript(entry, query) * weighName(keys) * termWeight
    }
    const search = (filter: (result: Result) => boolean) =>
      index.search(
        { combineWith: 'OR', queries: words.map(toMiniSearchQuery) },
        { boostDocument, filter: (result) => filter(result as Result) },
      ) as Result[]
    const matchesAll = matchesShare(words, 1)
    const isFull = (result: Result) =>
      matchesAll(result) || (about.has(result.id as number) && isForLevel(result.levels, level))
    const isClassPage = ({ entry }: Result) => entry.href === classHref
    const full = search((result) => isFull(result) || isClassPage(result))
    const isPartialMatch = words.length > 1 && !full.some(isFull)
    // Words that are nowhere on the site do not count.
    const isFound = (word: Term[]) => index.search(toMiniSearchQuery(word)).length > 0
    const matchesHalf = matchesShare(words.filter(isFound), 0.5)
    const hits = isPartialMatch
      ? search((result) => matchesHalf(result) || isClassPage(result))
      : full
    return { hits, question, isPartialMatch }
  }

  /** Lists the ids of the entries whose title or names have all words. */
  const listAbout = (words: readonly Term[][]): number[] =>
    index
      .search(
        { combineWith: 'AND', queries: words.map(toMiniSearchQuery) },
        { fields: ['title', 'names'] },
      )
      .map(({ id }) => id as number)

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

const namesLevel = (word: readonly Term[], level: number) =>
  word.some(({ term }) => term === getLevelTerm(level))

/** Returns whether a result matches at least a share of the words. */
const matchesShare =
  (words: readonly Term[][], share: number) =>
  ({ queryTerms }: SearchResult) =>
    words.filter((word) => word.some(({ term }) => queryTerms.includes(term))).length >=
    words.length * share
