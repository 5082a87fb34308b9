import 'server-only'
import { listAlbums, listEvents, listNews, listTabloid } from '@/lib/content/collections'
import type { ListResult, Records, ServiceFile } from '@/lib/content/types'
import { isoDay, now, recordDay, recordTime, type RecordDate } from '@/lib/core/dates'
import { lists } from '@/lib/records/lists'
import { tabloidPath } from '@/lib/records/tabloid-list'
import { albumUrl, eventUrl, newsUrl, tabloidUrl } from '@/lib/records/urls'
import { sitemapResponse, type SitemapEntry } from './sitemap'

type Shape<T> = {
  /** The page that lists the records, and changes with them. */
  page: string
  read: () => Promise<ListResult<T>>
  urlOf: (record: T) => string
  /** What a record's page is known by; a record without it has none. */
  nameOf: (record: T) => string | null
  /** The day of publication, where the service tells it: events and albums only say when they are or were. */
  publishedOn?: (record: T) => RecordDate
  picturesOf?: (record: T) => ServiceFile[]
}

type Listed = Pick<Records, 'news' | 'events' | 'gallery' | 'tabloid'>

const shapes: { [Name in keyof Listed]: Shape<Listed[Name]> } = {
  news: {
    page: lists.news.path,
    read: () => listNews('list'),
    urlOf: newsUrl,
    nameOf: ({ id }) => id,
    publishedOn: ({ date }) => date,
  },
  events: {
    page: lists.events.path,
    read: () => listEvents('list'),
    urlOf: eventUrl,
    nameOf: ({ id }) => id,
    picturesOf: ({ images }) => images,
  },
  gallery: {
    page: lists.gallery.path,
    read: () => listAlbums('list'),
    urlOf: albumUrl,
    nameOf: ({ id }) => id,
    picturesOf: ({ pictures }) => pictures,
  },
  tabloid: {
    page: tabloidPath,
    read: listTabloid,
    urlOf: tabloidUrl,
    nameOf: ({ slug, id }) => slug ?? id,
    publishedOn: ({ date }) => date,
    picturesOf: ({ images, attachments }) => [...images, ...attachments],
  },
}

/** The sitemaps of records, by the end of their name, and the pages that they list beside the records. */
export const recordSitemaps = Object.entries(shapes).map(([name, { page }]) => ({ name, page }))

/**
 * Answers `/sitemap-{name}.xml`: the page of a list, and of each of its records. Never empty, which a sitemap must
 * not be: while there are no records to read it holds the list's page.
 */
export async function handleRecordSitemap<Name extends keyof Listed>(
  name: Name,
): Promise<Response> {
  const { page, read, urlOf, nameOf, publishedOn, picturesOf } = shapes[name]
  const { records } = await read()
  const entries = (records as Listed[Name][])
    .filter((record) => nameOf(record) !== null)
    .map((record) => ({
      path: urlOf(record),
      changed: publishedOn && pastDay(publishedOn(record)),
      pictures: picturesOf?.(record).flatMap(({ href, isPicture }) => (isPicture ? href : [])),
    }))
  const newest = entries
    .flatMap(({ changed }) => changed ?? [])
    .sort()
    .at(-1)
  return sitemapResponse(unique([{ path: page, changed: newest }, ...entries]))
}

/** A day to come is no day of a change. */
function pastDay(date: RecordDate): string | undefined {
  const day = recordDay(date)
  return day && recordTime(date) <= now().getTime() ? isoDay(day) : undefined
}

/** Records that share a name share a page, which shows the first of them. */
const unique = (entries: SitemapEntry[]) =>
  [...new Map(entries.toReversed().map((entry) => [entry.path, entry])).values()].toReversed()
