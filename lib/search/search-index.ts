import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { now } from '@/lib/core/dates'
import { hasScript } from '@/lib/rich-text/detect-script'
import { findLevels, getClassPath, getLevelTerm, isForLevel } from '@/lib/school/class-levels'
import type { Entry } from './entries'
import { getQueryKey, parseQuery, type Term } from './query'
import { parseQuestion, type Question } from './question'
import { extractTerms } from './words'

/** An entry in the index, with the query keys of its names and its section, and the classes that its title names. */
type Indexed = Omit<Entry, 'names'> & {
  id: number
  names: string
  keys: string[]
  sectionKey?: string
  levels: number[]
  entry: Entry
}

/** A result of MiniSearch, whose type lacks the `storeFields`. */
type Result = SearchResult & Pick<Indexed, 'entry' | 'keys' | 'sectionKey' | 'levels'>

/** A matching entry, with its matching terms. A higher score is a better match. */
export type Hit = { entry: Entry; terms: string[]; score: number }

/** Hits, best first. */
export type Matches = {
  hits: Hit[]
  question: Question
  /** No entry contains all words; the hits contain at least half of those that are on the site. */
  isPartialMatch: boolean
}

/** Ranking factor of an entry whose name equals the query, or the rest of one with a class. */
const nameWeight = 4

/** Ranking factor of the class of a query in entries that are not about its other words, which matter more. */
const classWeight = 0.1

/** Ranking factor of a translation, for a query in its script. The words are also those of the English page. */
const ownScriptWeight = 2

const toTerms = (text: string) => [text]

const toKey = (name: string) => getQueryKey(parseQuery(name, () => true))

/** Creates a search index. Entries can be added and removed at any time. */
export function createSearchIndex() {
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'names', 'hints', 'lead', 'body'],
    storeFields: ['entry', 'keys', 'sectionKey', 'levels'],
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
    const keys = entry.names.map(toKey)
    const sectionKey = entry.section && toKey(entry.section.title)
    const levels = findLevels(entry.title)
    index.add({ ...entry, id: ++lastId, names, keys, sectionKey, levels, entry })
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
    const named = level === undefined ? undefined : nameClass(level)
    const rest = words.filter((word) => !word.some(({ term }) => term === named?.term))
    const key = getQueryKey(words)
    const restKey = getQueryKey(rest)
    const time = now().getTime()
    const aboutRest = named ? findAbout(rest) : []
    const about = new Set(aboutRest.map(({ id }) => id as number))
    const isAboutBoth = ({ levels }: Result) => level !== undefined && levels.includes(level)
    // "Fees for Class IX" comes before "Fees", but nothing is called timings of Class IX.
    const keyOfName = aboutRest.some(isAboutBoth) ? key : restKey
    const weighName = (keys: readonly string[]) =>
      keys.includes(key) || keys.includes(keyOfName) ? nameWeight : 1
    const boostDocument = (id: number, term: string, stored?: Record<string, unknown>) => {
      const { entry, keys } = stored as Pick<Result, 'entry' | 'keys'>
      const isAbout = rest.length === 0 || about.has(id) || entry.href === named?.href
      const termWeight = term === named?.term && !isAbout ? classWeight : 1
      return entry.weight(time) * weighScript(entry, query) * weighName(keys) * termWeight
    }
    const search = (combineWith: 'AND' | 'OR', filter: (result: Result) => boolean) =>
      index.search(
        { combineWith, queries: words.map(toMiniSearchQuery) },
        { boostDocument, filter: (result) => filter(result as Result) },
      ) as Result[]
    const matchesAll = matchesShare(words, 1)
    // A page about the rest of the query is also for the class, unless it is about another class.
    const isFull = (result: Result) =>
      matchesAll(result) || (about.has(result.id as number) && isForLevel(result.levels, level))
    const isClassPage = ({ entry }: Result) => entry.href === named?.href
    // With a class, entries without it count, too. Else all words are wanted, which is faster to find.
    const full = search(named ? 'OR' : 'AND', (result) => isFull(result) || isClassPage(result))
    const isPartialMatch = words.length > 1 && !full.some(isFull)
    // Words that are nowhere on the site do not count.
    const isFound = (word: Term[]) => index.search(toMiniSearchQuery(word)).length > 0
    const matchesHalf = matchesShare(words.filter(isFound), 0.5)
    const hits = isPartialMatch
      ? search('OR', (result) => matchesHalf(result) || isClassPage(result))
      : full
    // The pages of the section that the query names come first, in the order of its menu.
    const isOfSection = ({ sectionKey }: Result) => sectionKey === key
    const sectionHits = hits
      .filter(isOfSection)
      .sort((a, b) => weighScript(b.entry, query) - weighScript(a.entry, query) || a.id - b.id)
    return {
      hits: [...sectionHits, ...hits.filter((hit) => !isOfSection(hit))],
      question,
      isPartialMatch,
    }
  }

  /** Finds the entries whose title or names have all words. */
  const findAbout = (words: readonly Term[][]) =>
    index.search(
      { combineWith: 'AND', queries: words.map(toMiniSearchQuery) },
      { fields: ['title', 'names'] },
    ) as Result[]

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

/** Returns the index term of a class, and the address of its page. */
const nameClass = (level: number) => ({
  term: getLevelTerm(level),
  href: getClassPath(level),
})

/** Returns whether a result matches at least a share of the words. */
const matchesShare =
  (words: readonly Term[][], share: number) =>
  ({ queryTerms }: SearchResult) =>
    words.filter((word) => word.some(({ term }) => queryTerms.includes(term))).length >=
    words.length * share
