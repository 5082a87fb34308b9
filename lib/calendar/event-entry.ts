import { microcopy } from '@/content/microcopy'
import type { SchoolEvent } from '@/lib/content-service/types'
import { isoDay, recordDay } from '@/lib/dates'
import { recordName } from '@/lib/updates/record-name'
import { eventTitle } from '@/lib/updates/record-titles'
import type { CalendarEntry } from './calendar-file'
import { parseEventTime } from './event-time'

/** The site that an entry's name and address belong to. */
export type EventSite = {
  /** Such as `https://school.example`. */
  origin: string
  /** The path of an event's page. */
  addressOf: (event: SchoolEvent) => string
}

/**
 * An event as calendars know it; nothing without a day. An event of several days takes them whole: from its
 * time on the first to its time on the last, it would fill the nights. A time that the entry cannot hold
 * stands in its description.
 */
export function eventEntry(
  event: SchoolEvent,
  { origin, addressOf }: EventSite,
): CalendarEntry | undefined {
  const first = recordDay(event.date)
  if (!first) return undefined
  const last = recordDay(event.end) ?? first
  const time = isoDay(first) === isoDay(last) ? parseEventTime(event.time ?? '') : undefined
  const { description, venue } = event
  const facts = [event.time && !time && microcopy.calendar.time(event.time), description]
  return {
    uid: `event-${recordName(event.id, event.date, event.title)}@${new URL(origin).host}`,
    title: eventTitle(event),
    description: facts.filter(Boolean).join('\n\n') || undefined,
    location: venue || undefined,
    url: origin + addressOf(event),
    first,
    last,
    time,
  }
}
