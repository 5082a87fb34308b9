import type { SchoolEvent } from '@/lib/content-service/types'
import { recordDay } from '@/lib/dates'
import type { CalendarEntry } from './calendar-file'
import { parseEventTime } from './event-time'

/**
 * An event as calendars and programs know it; nothing without a day.
 * @param site origin of the site, such as `https://school.example`
 */
export function eventEntry(event: SchoolEvent, site: string): CalendarEntry | undefined {
  const first = recordDay(event.date)
  if (!first) return undefined
  const { id, title, description, venue } = event
  return {
    uid: `event-${id ?? `${event.date}-${title}`}@${new URL(site).host}`,
    title: title || 'School event',
    description: description || undefined,
    location: venue || undefined,
    url: id ? `${site}/events/${encodeURIComponent(id)}` : `${site}/events`,
    first,
    last: recordDay(event.end),
    time: event.time ? parseEventTime(event.time) : undefined,
  }
}
