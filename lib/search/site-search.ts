import 'server-only'
import type { ListResult } from '@/lib/content/types'
import { now } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import { type Entry, entryOf, type Searched } from './entries'
import type { SearchQuery } from './parameters'
import { createSearchIndex, type Matches, type Hit } from './search-index'
import { snippet, highlightTerms } from './snippet'
import { forEachInSlices } from './time-slicing'
import type { SearchResponse, SearchKind, SearchResult } from './types'

type ListName = keyof Searched
type Read = <Name extends ListName>(name: Name) => Promise<ListResult<Searched[Name]>>

type Options = {
  /** Pages and documents, which stay as they are while the site runs. */
  fixed: () => Promise<Entry[]>
  read: Read
  /** For how many seconds the lists are taken as they were read, all of them or not. */
  lifetime: (freshness: 'live' | 'none') => number
}

const listKinds = {
  news: 'news',
  events: 'event',
  gallery: 'gallery',
  tabloid: 'tabloid',
} as const satisfies Record<ListName, SearchKind>
const listNames = Object.keys(listKinds) as ListName[]

/** From where on, and how many results are answered. */
type ResultRange = { from: number; most: number }

/**
 * The search of the site: an index that follows the lists. A record that has not changed is the same object
 * (`list-cache.ts`), so that only what has changed is indexed anew, in slices. Questions are answered from
 * what is there while it happens; only the very first one waits.
 */
export function createSiteSearch({ fixed, read, lifetime }: Options) {
  const index = createSearchIndex()
  const idOfRecord = new Map<object, number>()
  const lists = new Map<ListName, readonly object[]>()
  let missing: SearchKind[] = []
  let started: Promise<void> | undefined
  let refreshing: Promise<void> | undefined
  let freshUntil = 0

  async function start() {
    const [entries] = await Promise.all([fixed(), refresh()])
    await forEachInSlices(entries, index.add)
  }

  /** Reads the lists and takes over what has changed in them; several at once are one. */
  const refresh = () => (refreshing ??= takeOver().finally(() => (refreshing = undefined)))

  const logFailure = (error: unknown) => log.error({ error }, 'the search could not be refreshed')

  /** The lists have changed: what is being read may be too old. */
  const refreshSoon = () => void (refreshing ?? Promise.resolve()).then(refresh).catch(logFailure)

  async function takeOver() {
    const none: SearchKind[] = []
    for (const name of listNames) {
      const { source, records } = await read(name)
      if (source === 'none') none.push(listKinds[name])
      else await follow(name, records)
    }
    missing = none
    freshUntil = now().getTime() + lifetime(none.length > 0 ? 'none' : 'live') * 1000
  }

  async function follow<Name extends ListName>(name: Name, records: readonly Searched[Name][]) {
    const before = lists.get(name) ?? []
    if (records === before) return
    const present = new Set<object>(records)
    await forEachInSlices(before, (record) => {
      if (!present.has(record)) drop(record)
    })
    await forEachInSlices(records, (record) => {
      if (!idOfRecord.has(record)) idOfRecord.set(record, index.add(entryOf[name](record)))
    })
    lists.set(name, records)
  }

  function drop(record: object) {
    const id = idOfRecord.get(record)
    if (id !== undefined) index.remove(id)
    idOfRecord.delete(record)
  }

  /** Makes the index ready; what failed is tried again by who asks next. */
  const prepare = () =>
    (started ??= start().catch((error: unknown) => {
      started = undefined
      throw error
    }))

  async function search(question: SearchQuery, part: ResultRange): Promise<SearchResponse> {
    await prepare()
    if (now().getTime() >= freshUntil) refresh().catch(logFailure)
    return { ...question, ...pick(index.find(question.query), question.kind, part), missing }
  }

  return { prepare, renew: refreshSoon, answer: search }
}

/** The part of what was found that is answered. */
function pick(
  { hits, isPartialMatch }: Matches,
  kind: SearchQuery['kind'],
  { from, most }: ResultRange,
) {
  const counts: SearchResponse['counts'] = {}
  for (const { entry } of hits) counts[entry.kind] = (counts[entry.kind] ?? 0) + 1
  const wanted = kind === 'all' ? hits : hits.filter(({ entry }) => entry.kind === kind)
  const results = wanted.slice(from, from + most).map(resultOf)
  return { counts, count: wanted.length, from, isPartialMatch, results }
}

function resultOf({ entry, terms }: Hit): SearchResult {
  const { kind, href, title, lead, body, date, end } = entry
  const found = new Set(terms)
  return {
    kind,
    href,
    title: highlightTerms(title, found),
    extract: snippet([lead, body], found),
    date,
    end,
  }
}
