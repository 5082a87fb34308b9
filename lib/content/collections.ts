import 'server-only'
import { getRecordTime, type RecordDate } from '@/lib/core/dates'
import { memoizeByObject } from '@/lib/core/memoize'
import { setLifetime } from './set-lifetime'
import { listFreshness, type Audience } from './cache-policies'
import { readCollection } from './read'
import type {
  Album,
  Collection,
  Highlight,
  NewsItem,
  PopupNotice,
  ListResult,
  Records,
  RegistrationLink,
  SchoolEvent,
  TabloidEntry,
} from './types'

/**
 * The collections for pages. Every function sets the lifetime and the tag of the calling page. None throws when
 * the service is down: check `source` (R-OUTAGE-1). Read several in parallel with `Promise.all`.
 */

/** Ticker on home (R-HOME-2, R-SERVICE-3), in the service's order. */
export const listHighlights = (): Promise<ListResult<Highlight>> => list('highlights', 'list')

/** Notice cards of career counselling (R-CAREER-1), in the service's order. */
export const listNotices = (): Promise<ListResult<Highlight>> => list('notices', 'list')

/** Popup notices of home (R-HOME-13). */
export const listPopups = (): Promise<ListResult<PopupNotice>> => list('popups', 'list')

/** Online registration links of home (R-HOME-3). */
export const listRegistrations = (): Promise<ListResult<RegistrationLink>> =>
  list('registrations', 'list')

/** News, newest first (R-NEWS-1). */
export const listNews = (audience: Audience): Promise<ListResult<NewsItem>> =>
  list('news', audience).then(sortNewestFirst)

/** Events, newest first (R-EVENTS-1). */
export const listEvents = (audience: Audience): Promise<ListResult<SchoolEvent>> =>
  list('events', audience).then(sortNewestFirst)

/** Photo albums, newest first (R-GALLERY-1). */
export const listAlbums = (audience: Audience): Promise<ListResult<Album>> =>
  list('gallery', audience).then(sortNewestFirst)

/** Tabloid entries in the service's order; home shows the first three (R-HOME-10). */
export const listTabloid = (): Promise<ListResult<TabloidEntry>> => list('tabloid', 'list')

async function list<Name extends Collection>(
  collection: Name,
  audience: Audience,
): Promise<ListResult<Records[Name]>> {
  const result = await readCollection(collection, audience)
  await setLifetime(collection, listFreshness(result.source, result.records))
  return result
}

type Dated = { date: RecordDate }

function sortNewestFirst<T extends Dated>(result: ListResult<T>): ListResult<T> {
  if (result.source === 'none') return result
  return { ...result, records: sorted(result.records) as T[] }
}

/** Newest first. Records without a readable date come last, in their original order. */
const sorted = memoizeByObject('newest-first', (records: Dated[]) =>
  records
    .map((record) => ({ record, time: getRecordTime(record.date) }))
    .sort((a, b) => Number(a.time < b.time) - Number(a.time > b.time))
    .map(({ record }) => record),
)
