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
 * because the service is down: look at `source` (R-OUTAGE-1). Read several at once with `Promise.all`.
 */

/** Ticker on home (R-HOME-2, R-SERVICE-3), in the service's order. */
export const listHighlights = (): Promise<Reading<Highlight>> => list('highlights', 'list')

/** Notice cards of career counselling (R-CAREER-1), in the service's order. */
export const listNotices = (): Promise<Reading<Highlight>> => list('notices', 'list')

/** Popup notices of home (R-HOME-13). */
export const listPopups = (): Promise<Reading<PopupNotice>> => list('popups', 'list')

/** Online registration links of home (R-HOME-3). */
export const listRegistrations = (): Promise<Reading<RegistrationLink>> =>
  list('registrations', 'list')

/** News, newest first (R-NEWS-1). */
export const listNews = (use: Use): Promise<Reading<NewsItem>> =>
  list('news', use).then(newestFirst)

/** Events, newest first (R-EVENTS-1). */
export const listEvents = (use: Use): Promise<Reading<SchoolEvent>> =>
  list('events', use).then(newestFirst)

/** Photo albums, newest first (R-GALLERY-1). */
export const listAlbums = (use: Use): Promise<Reading<Album>> =>
  list('gallery', use).then(newestFirst)

/** Tabloid entries in the service's order; the first three stand on home (R-HOME-10). */
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
