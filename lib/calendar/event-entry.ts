import { calendarFiles } from '@/content/words/en/calendar'
import type { SchoolEvent } from '@/lib/content/types'
import { formatIsoDay, getRecordDay } from '@/lib/core/dates'
import { formatCorrection } from '@/lib/records/correction'
import { parseEventTime } from '@/lib/records/event-time'
import { createStableId } from '@/lib/records/stable-id'
import { getEventTitle } from '@/lib/records/titles'
import { getEventUrl } from '@/lib/records/urls'
import type { CalendarEntry } from './calendar-file'

/**
 * Returns the calendar entry of an event; `undefined` without a date. An event of several days is all-day, because an
 * entry from the first start to the last end would include the nights. A time that is not in the entry is added to its
 * description.
 * @param origin of the site, such as `https://school.example`
 */
export function toEventEntry(event: SchoolEvent, origin: string): CalendarEntry | undefined {
  const first = getRecordDay(event.date)
  if (!first) return undefined
  const last = getRecordDay(event.end) ?? first
  const time =
    formatIsoDay(first) === formatIsoDay(last) ? parseEventTime(event.time ?? '') : undefined
  const { description, venue, correction } = event
  const paragraphs = [
    correction && formatCorrection(correction),
    event.time && !time && calendarFiles.time(event.time),
    description,
  ]
  return {
    uid: `event-${createStableId(event.id, event.date, event.title)}@${new URL(origin).host}`,
    title: getEventTitle(event),
    description: paragraphs.filter(Boolean).join('\n\n') || undefined,
    location: venue || undefined,
    url: origin + getEventUrl(event),
    first,
    last,
    time,
    modified: correction?.at,
  }
}
