import type { Album, NewsItem, SchoolEvent, TabloidEntry } from '@/lib/content/types'
import { getRecordDay, type RecordDate } from '@/lib/core/dates'
import { albumPath } from '@/lib/routing/record-paths'

/** Returns the URL of the page of a tabloid entry, by its slug or id, otherwise of the list (R-TABLOID-2). */
export function getTabloidUrl({ slug, id }: Pick<TabloidEntry, 'slug' | 'id'>): string {
  const identifier = slug || id
  return identifier ? `/tabloid/${encodeURIComponent(identifier)}` : '/tabloid'
}

/** Returns the URL of the page of an album, otherwise of the gallery (R-GALLERY-3). */
export function getAlbumUrl({ id }: Pick<Album, 'id'>): string {
  return id ? `${albumPath}?id=${encodeURIComponent(id)}` : '/beyond-academic/events-gallery'
}

/** Returns the URL of the page of a news item, otherwise of its month in the list (R-NEWS-5). */
export const getNewsUrl = ({ id, date }: Pick<NewsItem, 'id' | 'date'>): string =>
  id ? `/news/${encodeURIComponent(id)}` : buildMonthUrl('/news', date)

/** Returns the URL of the page of an event, otherwise of its month in the list (R-EVENTS-7). */
export const getEventUrl = ({ id, date }: Pick<SchoolEvent, 'id' | 'date'>): string =>
  id ? `/events/${encodeURIComponent(id)}` : buildMonthUrl('/events', date)

/** Returns the URL of the calendar file of an event (R-CAL-1). */
export const getEventCalendarUrl = (id: string): string => `/events/${encodeURIComponent(id)}.ics`

/** Builds the URL of the list filtered by month, for a record that has no page of its own (R-LIST-1). */
function buildMonthUrl(list: string, date: RecordDate): string {
  const day = getRecordDay(date)
  return day ? `${list}?year=${day.year}&month=${day.month}` : list
}
