import 'server-only'
import { recordTime, type RecordDate } from '@/lib/dates'
import { standingOfList, type Use } from './cache'
import { setLifetime } from './lifetime'
import { readCollection } from './read'
import type {
  Album,
  Collection,
  Highlight,
  NewsItem,
  PopupNotice,
  Reading,
  Records,
  RegistrationLink,
  SchoolEvent,
  TabloidEntry,
} from './types'

/**
 * What pages read. Every function sets the lifetime and the tag of the page that calls it, and none throws
 * because the service is down: look at `source` (decisions C7). Read several at once with `Promise.all`.
 */

/** Ticker on home (P§4, decisions C3), in the service's order. */
export const listHighlights = (): Promise<Reading<Highlight>> => list('highlights', 'list')

/** Notice cards of career counselling (P§2.14), in the service's order. */
export const listNotices = (): Promise<Reading<Highlight>> => list('notices', 'list')

/** Popup notices of home (P§4). */
export const listPopups = (): Promise<Reading<PopupNotice>> => list('popups', 'list')

/** Online registration links of home (P§2.4). */
export const listRegistrations = (): Promise<Reading<RegistrationLink>> =>
  list('registrations', 'list')

/** News, newest first (P§2.6). */
export const listNews = (use: Use): Promise<Reading<NewsItem>> =>
  list('news', use).then(newestFirst(({ date }) => date))

/** Events, newest first (P§2.7, P§9). */
export const listEvents = (use: Use): Promise<Reading<SchoolEvent>> =>
  list('events', use).then(newestFirst(({ date }) => date))

/** Photo albums, newest first (P§4). */
export const listAlbums = (use: Use): Promise<Reading<Album>> =>
  list('gallery', use).then(newestFirst(({ date }) => date))

/** Tabloid entries in the service's order; the first three stand on home (P§2.4). */
export const listTabloid = (): Promise<Reading<TabloidEntry>> => list('tabloid', 'list')

async function list<Name extends Collection>(
  collection: Name,
  use: Use,
): Promise<Reading<Records[Name]>> {
  const reading = await readCollection(collection, use)
  await setLifetime(collection, standingOfList(reading.source, reading.records))
  return reading
}

const newestFirst =
  <T>(dateOf: (record: T) => RecordDate) =>
  (reading: Reading<T>): Reading<T> => {
    if (reading.source === 'none') return reading
    const records = reading.records.toSorted((one, other) =>
      compareNewestFirst(dateOf(one), dateOf(other)),
    )
    return { ...reading, records }
  }

/** Records without a readable date come last, in the order they have. */
function compareNewestFirst(one: RecordDate, other: RecordDate): number {
  return Number(recordTime(one) < recordTime(other)) - Number(recordTime(one) > recordTime(other))
}
