import 'server-only'
import { listAlbums, listEvents, listNews, listTabloid } from '@/lib/content/collections'
import type { ListResult, Records, ServiceFile } from '@/lib/content/types'
import { formatIsoDay, now, getRecordDay, getRecordTime, type RecordDate } from '@/lib/core/dates'
import { lists } from '@/lib/records/list-view'
import { tabloidPath } from '@/lib/records/tabloid-list'
import { getAlbumUrl, getEventUrl, getNewsUrl, getTabloidUrl } from '@/lib/records/urls'
import { createSitemapResponse, type SitemapEntry } from './sitemap'

type SitemapSource<T> = {
  /** The path of the list page. */
  page: string
  read: () => Promise<ListResult<T>>
  getUrl: (record: T) => string
  /** The id or slug in the URL of a record's page. A record without one has no page. */
  getName: (record: T) => string | null
  /** The date of publication. Events and albums have none: their date is the date of the event. */
  publishedOn?: (record: T) => RecordDate
  getPictures?: (record: T) => ServiceFile[]
}

type Listed = Pick<Records, 'news' | 'events' | 'gallery' | 'tabloid'>

const sources: { [Name in keyof Listed]: SitemapSource<Listed[Name]> } = {
  news: {
    page: lists.news.path,
    read: () => listNews('list'),
    getUrl: getNewsUrl,
    getName: ({ id }) => id,
    publishedOn: ({ date }) => date,
  },
  events: {
    page: lists.events.path,
    read: () => listEvents('list'),
    getUrl: getEventUrl,
    getName: ({ id }) => id,
    getPictures: ({ images }) => images,
  },
  gallery: {
    page: lists.gallery.path,
    read: () => listAlbums('list'),
    getUrl: getAlbumUrl,
    getName: ({ id }) => id,
    getPictures: ({ pictures }) => pictures,
  },
  tabloid: {
    page: tabloidPath,
    read: listTabloid,
    getUrl: getTabloidUrl,
    getName: ({ slug, id }) => slug ?? id,
    publishedOn: ({ date }) => date,
    getPictures: ({ images, attachments }) => [...images, ...attachments],
  },
}

/** The sitemaps of records: the last part of their name, and the path of the list page. */
export const recordSitemaps = Object.entries(sources).map(([name, { page }]) => ({ name, page }))

/**
 * Handles `/sitemap-{name}.xml`: the list page and the pages of its records. A sitemap must not be empty, so without
 * records it contains the list page.
 */
export async function handleRecordSitemap<Name extends keyof Listed>(
  name: Name,
): Promise<Response> {
  const { page, read, getUrl, getName, publishedOn, getPictures } = sources[name]
  const { records } = await read()
  const entries = (records as Listed[Name][])
    .filter((record) => getName(record) !== null)
    .map((record) => ({
      path: getUrl(record),
      lastModified: publishedOn && getPastDay(publishedOn(record)),
      pictures: getPictures?.(record).flatMap(({ href, isPicture }) => (isPicture ? href : [])),
    }))
  const newest = entries
    .flatMap(({ lastModified }) => lastModified ?? [])
    .sort()
    .at(-1)
  return createSitemapResponse(removeDuplicates([{ path: page, lastModified: newest }, ...entries]))
}

/** Returns the day of a record, unless it is in the future: a last modification cannot be. */
function getPastDay(date: RecordDate): string | undefined {
  const day = getRecordDay(date)
  return day && getRecordTime(date) <= now().getTime() ? formatIsoDay(day) : undefined
}

/** Records with the same name share a page, which shows the first of them. */
const removeDuplicates = (entries: SitemapEntry[]) =>
  [...new Map(entries.toReversed().map((entry) => [entry.path, entry])).values()].toReversed()
