import 'server-only'
import type { Album, NewsItem, SchoolEvent, TabloidEntry } from '@/lib/content/types'
import { type RecordDate, recordTime } from '@/lib/core/dates'
import { albumTitle, eventTitle, newsTitle, tabloidTitle } from '@/lib/records/titles'
import { albumUrl, eventUrl, newsUrl, tabloidUrl } from '@/lib/records/urls'
import type { SearchKind } from './types'

/** Something that can be found. */
export type Entry = {
  kind: SearchKind
  href: string
  title: string
  /** What else it is called; found by, never shown. Who asks for exactly one of these means this. */
  names: readonly string[]
  /** Other words that it is found by, never shown. */
  hints: string
  /** What it is about, in a sentence; an extract begins here. */
  lead: string
  /** The rest of its words, in paragraphs. */
  body: string
  date: RecordDate
  end: RecordDate
  /** How much it counts at a moment (milliseconds since 1970) beside others that meet the same words. */
  weight: (moment: number) => number
}

/** The lists of the content service that are searched. */
export type Searched = {
  news: NewsItem
  events: SchoolEvent
  gallery: Album
  tabloid: TabloidEntry
}

type Making<Name extends keyof Searched> = (record: Searched[Name]) => Entry

/** How the records of each list are found. */
export const entryOf: { [Name in keyof Searched]: Making<Name> } = {
  news: (item) => ({
    ...datedEntry('news', item.date),
    href: newsUrl(item),
    title: newsTitle(item),
    lead: item.title ? item.description : '',
  }),
  events: (event) => ({
    ...datedEntry('event', event.date),
    href: eventUrl(event),
    title: eventTitle(event),
    lead: event.description,
    hints: `${kindHints.event} ${event.venue}`,
    end: event.end,
  }),
  gallery: (album) => ({
    ...datedEntry('gallery', album.date),
    href: albumUrl(album),
    title: albumTitle(album),
    lead: album.description,
  }),
  tabloid: (entry) => ({
    ...datedEntry('tabloid', entry.date),
    href: tabloidUrl(entry),
    title: tabloidTitle(entry),
    lead: entry.metaDescription,
    body: entry.text,
  }),
}

/** Who looks for photos of a day means its album. */
const kindHints = { news: 'notice', event: 'event', gallery: 'photos', tabloid: 'story' } as const

function datedEntry(kind: keyof typeof kindHints, date: RecordDate) {
  const time = recordTime(date)
  return {
    kind,
    date,
    end: null,
    names: [],
    hints: kindHints[kind],
    body: '',
    weight: (moment: number) => recency(moment - time),
  }
}

const yearMilliseconds = 365 * 24 * 60 * 60 * 1000
/** What is old counts less, and never nothing. */
const least = 0.35

/** From 1 for today and what is to come, halved with every year. */
const recency = (age: number): number =>
  least + (1 - least) * 0.5 ** (Math.max(0, age) / yearMilliseconds)
