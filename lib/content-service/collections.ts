import 'server-only'
import { recordTime, type RecordDate } from '@/lib/dates'
import { oncePerObject } from '@/lib/memo'
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
  list('news', use).then(newestFirst)

/** Events, newest first (P§2.7, P§9). */
export const listEvents = (use: Use): Promise<Reading<SchoolEvent>> =>
  list('events', use).then(newestFirst)

/** Photo albums, newest first (P§4). */
export const listAlbums = (use: Use): Promise<Reading<Album>> =>
  list('gallery', use).then(newestFirst)

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

type Dated = { date: RecordDate }

function newestFirst<T extends Dated>(reading: Reading<T>): Reading<T> {
  if (reading.source === 'none') return reading
  return { ...reading, records: sorted(reading.records) as T[] }
}

/** Records without a readable date come last, in the order they have. */
const sorted = oncePerObject('newest-first', (records: Dated[]) =>
  records
    .map((record) => ({ record, time: recordTime(record.date) }))
    .sort((one, other) => Number(one.time < other.time) - Number(one.time > other.time))
    .map(({ record }) => record),
)
