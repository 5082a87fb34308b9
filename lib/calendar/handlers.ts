import 'server-only'
import { microcopy } from '@/content/microcopy'
import { school } from '@/content/school'
import { listEvents } from '@/lib/content/collections'
import { fileResponse, textResponse } from '@/lib/content/file-response'
import { findEvent } from '@/lib/content/find'
import type { SchoolEvent } from '@/lib/content/types'
import { now, recordTime, dateFrom, dayMilliseconds } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { type CalendarEntry, calendarFile } from './calendar-file'
import { eventEntry } from './event-entry'

const contentType = 'text/calendar; charset=utf-8'

/** Older events are left out to limit the file size. */
const maxAgeDays = 400
const refreshSeconds = 6 * 3600

/**
 * Handles `/events.ics`, the calendar to subscribe to: events of the past year and all future events (R-CAL-1). When
 * the service fails, the status is 503, so that calendar apps keep their current data.
 */
export async function handleEventCalendar(): Promise<Response> {
  const result = await listEvents('list')
  if (result.source === 'none') return textResponse(503, microcopy.calendar.failed)
  const oldest = now().getTime() - maxAgeDays * dayMilliseconds
  const events = result.records.filter(({ date, end }) => {
    return Math.max(recordTime(date), recordTime(end)) >= oldest
  })
  const entries = entriesOf(events)
  const body = fileOf(entries, '/events.ics', result.readAt, refreshSeconds)
  return fileResponse(body, { collection: 'events', source: result.source, contentType })
}

/**
 * Handles `/events/{id}.ics`: one event to add to a calendar (R-CAL-1). Like the page, 404 only when the event is
 * missing or has no date, and 503 when the service fails (docs/decisions/003).
 */
export async function handleEvent(id: string): Promise<Response> {
  const lookup = await findEvent(id)
  if (lookup.outcome === 'failed') return textResponse(503, microcopy.calendar.failed)
  const entries = lookup.outcome === 'found' ? entriesOf([lookup.record]) : []
  if (lookup.outcome === 'missing' || entries.length === 0) {
    return textResponse(404, microcopy.calendar.missing)
  }
  const body = fileOf(entries, `/events/${encodeURIComponent(id)}.ics`, lookup.readAt)
  return fileResponse(body, {
    collection: 'events',
    source: lookup.source,
    contentType,
    fileName: `event-${id.replace(/[^\w-]/g, '-')}.ics`,
  })
}

const entriesOf = (events: readonly SchoolEvent[]) =>
  events.flatMap((event) => eventEntry(event, env.siteUrl) ?? [])

function fileOf(
  entries: readonly CalendarEntry[],
  path: string,
  readAt: string,
  seconds?: number,
): string {
  return calendarFile({
    name: `${school.name}: ${microcopy.calendar.name}`,
    url: `${env.siteUrl}${path}`,
    // Without the time of day, so that an unchanged calendar is the same file all day.
    stamp: dateFrom(`${readAt.slice(0, 10)}T00:00:00Z`),
    entries,
    refreshSeconds: seconds,
  })
}
