import 'server-only'
import type { Album, NewsItem, SchoolEvent, TabloidEntry } from '@/lib/content/types'
import { type RecordDate, getRecordTime } from '@/lib/core/dates'
import { getAlbumTitle, getEventTitle, getNewsTitle, getTabloidTitle } from '@/lib/records/titles'
import { getAlbumUrl, getEventUrl, getNewsUrl, getTabloidUrl } from '@/lib/records/urls'
import type { SearchKind, Section } from './types'

/** An entry of the search index. */
export type Entry = {
  kind: SearchKind
  href: string
  title: string
  /** Set for a page. A query that is its name ranks its pages before others. */
  section?: Section
  /** Alternative names; searched, not shown. A query that equals one of them ranks this entry first. */
  names: readonly string[]
  /** Additional keywords; searched, not shown. */
  hints: string
  /** A summary in one sentence; the default snippet. */
  lead: string
  /** The rest of its text, in paragraphs. */
  body: string
  date: RecordDate
  end: RecordDate
  /** Set for a translation, which is found only by queries in the script of its language. */
  script?: string
  /** What it answers to every query, in its language. */
  answer?: string
  /** Ranking factor at a time (milliseconds since 1970). */
  weight: (time: number) => number
}

/** The lists of the content service that are searched. */
export type SearchableRecords = {
  news: NewsItem
  events: SchoolEvent
  gallery: Album
  tabloid: TabloidEntry
}

type ToEntry<Name extends keyof SearchableRecords> = (record: SearchableRecords[Name]) => Entry

/** Converts the records of each list to index entries. */
export const entryByCollection: { [Name in keyof SearchableRecords]: ToEntry<Name> } = {
  news: (item) => ({
    ...datedEntry('news', item.date),
    href: getNewsUrl(item),
    title: getNewsTitle(item),
    lead: item.title ? item.description : '',
  }),
  events: (event) => ({
    ...datedEntry('event', event.date),
    href: getEventUrl(event),
    title: getEventTitle(event),
    lead: event.description,
    hints: `${kindHints.event} ${event.venue}`,
    end: event.end,
  }),
  gallery: (album) => ({
    ...datedEntry('gallery', album.date),
    href: getAlbumUrl(album),
    title: getAlbumTitle(album),
    lead: album.description,
  }),
  tabloid: (entry) => ({
    ...datedEntry('tabloid', entry.date),
    href: getTabloidUrl(entry),
    title: getTabloidTitle(entry),
    lead: entry.metaDescription,
    body: entry.text,
  }),
}

/** A query for photos of an event should find its album. */
const kindHints = { news: 'notice', event: 'event', gallery: 'photos', tabloid: 'story' } as const

function datedEntry(kind: keyof typeof kindHints, date: RecordDate) {
  const time = getRecordTime(date)
  return {
    kind,
    date,
    end: null,
    names: [],
    hints: kindHints[kind],
    body: '',
    weight: (now: number) => weighAge(now - time),
  }
}

const yearMilliseconds = 365 * 24 * 60 * 60 * 1000
/** The weight of very old records. */
const minRecency = 0.35

/** 1 for today and the future. The part above the minimum halves every year. */
const weighAge = (age: number): number =>
  minRecency + (1 - minRecency) * 0.5 ** (Math.max(0, age) / yearMilliseconds)
