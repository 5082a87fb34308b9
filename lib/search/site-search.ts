import 'server-only'
import type { ListResult, SchoolEvent } from '@/lib/content/types'
import { isRecent, now } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import { type Entry, entryByCollection, type SearchableRecords } from './entries'
import type { SearchQuery } from './parameters'
import { findResultAnswers } from './question-answers'
import { createSearchIndex, type Hit, type Matches } from './search-index'
import { highlightTerms, createSnippet } from './snippet'
import { extractTerms } from './words'
import { listComingRows, listSuggestions } from './suggestions'
import type { SearchKind, SearchResponse, SearchResult, SuggestionResponse } from './types'

type SearchedCollection = keyof SearchableRecords
type Read = <Name extends SearchedCollection>(
  name: Name,
) => Promise<ListResult<SearchableRecords[Name]>>

type Options = {
  /** Pages and documents, which do not change while the site runs. */
  staticEntries: () => Promise<Entry[]>
  read: Read
  /** Seconds until the lists are read again; `none` when one of them could not be read. */
  lifetime: (freshness: 'live' | 'none') => number
}

const kindByCollection = {
  news: 'news',
  events: 'event',
  gallery: 'gallery',
  tabloid: 'tabloid',
} as const satisfies Record<SearchedCollection, SearchKind>
const searchedCollections = Object.keys(kindByCollection) as SearchedCollection[]

/** Offset and maximum number of results. */
type ResultRange = { from: number; limit: number }

/**
 * Creates the site search: an index that is kept up to date with the lists. An unchanged record is the same object
 * (`list-cache.ts`), so only changed records are indexed again, in time slices. Queries use the current index
 * meanwhile. Only queries before the first indexing wait.
 */
export function createSiteSearch({ staticEntries, read, lifetime }: Options) {
  const index = createSearchIndex()
  const idByRecord = new Map<object, number>()
  const lists = new Map<SearchedCollection, readonly object[]>()
  let missing: SearchKind[] = []
  let started: Promise<void> | undefined
  let refreshing: Promise<void> | undefined
  let refreshedAt = -Infinity
  let lifetimeMilliseconds = 0

  async function start() {
    const [entries] = await Promise.all([staticEntries(), refresh()])
    await forEachInSlices(entries, index.add)
  }

  /** Reads the lists and updates the index. Concurrent calls share one update. */
  const refresh = () => (refreshing ??= updateIndex().finally(() => (refreshing = undefined)))

  const logFailure = (error: unknown) => log.error({ error }, 'cannot refresh the search index')

  /** Refreshes again after a running refresh, which may have read the lists before a change. */
  const scheduleRefresh = () =>
    void (refreshing ?? Promise.resolve()).then(refresh).catch(logFailure)

  async function updateIndex() {
    const unavailable: SearchKind[] = []
    for (const name of searchedCollections) {
      const { source, records } = await read(name)
      if (source === 'none') unavailable.push(kindByCollection[name])
      else await syncList(name, records)
    }
    missing = unavailable
    refreshedAt = now().getTime()
    lifetimeMilliseconds = lifetime(unavailable.length > 0 ? 'none' : 'live') * 1000
  }

  async function syncList<Name extends SearchedCollection>(
    name: Name,
    records: readonly SearchableRecords[Name][],
  ) {
    const previous = lists.get(name) ?? []
    if (records === previous) return
    const present: ReadonlySet<object> = new Set(records)
    const stale = previous.filter((record) => !present.has(record))
    // A list may contain a record twice.
    const added = [...new Set(records)].filter((record) => !idByRecord.has(record))
    // Replaces the records one by one, so that a search in the meantime still finds the others.
    const count = Math.max(stale.length, added.length)
    await forEachInSlices(Array(count).keys(), (position) => {
      const record = added[position]
      if (position < stale.length) removeRecord(stale[position]!)
      if (record) idByRecord.set(record, index.add(entryByCollection[name](record)))
    })
    lists.set(name, records)
  }

  function removeRecord(record: object) {
    const id = idByRecord.get(record)
    if (id !== undefined) index.remove(id)
    idByRecord.delete(record)
  }

  /** Builds the index once. After a failure, the next call tries again. */
  const prepare = () =>
    (started ??= start().catch((error: unknown) => {
      started = undefined
      throw error
    }))

  async function find(query: string): Promise<Matches> {
    await prepare()
    if (!isRecent(refreshedAt, lifetimeMilliseconds)) refresh().catch(logFailure)
    return index.find(query)
  }

  async function search(searchQuery: SearchQuery, range: ResultRange): Promise<SearchResponse> {
    const { query, kind } = searchQuery
    const matches = await find(query)
    const answers = kind === 'all' && range.from === 0 ? findResultAnswers(query, matches) : []
    return { ...searchQuery, answers, ...selectResults(matches, kind, range), missing }
  }

  async function suggest(query: string): Promise<SuggestionResponse> {
    const matches = await find(query)
    const events = (lists.get('events') ?? []) as readonly SchoolEvent[]
    return { suggestions: listSuggestions(query, matches, listComingRows(events)), missing }
  }

  return { prepare, refresh: scheduleRefresh, search, suggest }
}

/** Selects the results of one kind in a range. */
function selectResults(
  { hits, isPartialMatch }: Matches,
  kind: SearchQuery['kind'],
  { from, limit }: ResultRange,
) {
  const counts: SearchResponse['counts'] = {}
  for (const { entry } of hits) counts[entry.kind] = (counts[entry.kind] ?? 0) + 1
  const ofKind = kind === 'all' ? hits : hits.filter(({ entry }) => entry.kind === kind)
  const results = ofKind.slice(from, from + limit).map(toResult)
  return { counts, count: ofKind.length, from, isPartialMatch, results }
}

function toResult({ entry, terms }: Hit): SearchResult {
  const { kind, href, title, section, lead, body, answer, date, end } = entry
  const matched = new Set(terms)
  const titleTerms = extractTerms(title)
  // Of a page that is called so, what it says comes before a passage that only has the word again.
  const isTitle = terms.every((term) => titleTerms.includes(term))
  return {
    kind,
    href,
    title: highlightTerms(title, matched),
    section,
    snippet: createSnippet(isTitle ? [answer ?? lead] : [lead, body], matched),
    isAnswer: isTitle && answer !== undefined,
    date,
    end,
  }
}

/** Maximum time before other work in the process gets a turn. */
const sliceMilliseconds = 8

/** Calls `act` for each item, and yields to the event loop after each time slice. */
async function forEachInSlices<T>(items: Iterable<T>, act: (item: T) => void): Promise<void> {
  let start = performance.now()
  for (const item of items) {
    act(item)
    if (performance.now() - start < sliceMilliseconds) continue
    await new Promise((resolve) => setImmediate(resolve))
    start = performance.now()
  }
}
