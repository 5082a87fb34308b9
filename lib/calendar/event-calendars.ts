import 'server-only'
import { microcopy } from '@/content/microcopy'
import { school } from '@/content/school'
import { listEvents } from '@/lib/content-service/collections'
import { fileAnswer, plainAnswer } from '@/lib/content-service/file-answer'
import type { SchoolEvent } from '@/lib/content-service/types'
import { now, recordTime, momentAt } from '@/lib/dates'
import { env } from '@/lib/env'
import { calendarFile } from './calendar-file'
import { eventEntry } from './event-entry'

const contentType = 'text/calendar; charset=utf-8'
const dayMilliseconds = 86_400_000

/** A subscribed calendar keeps what it has seen; older events only make it heavy. */
const keptDays = 400
const refreshSeconds = 6 * 3600

/**
 * Answers `/events.ics`: the events of the past year and all that are coming, to subscribe to (B3). A service
 * that fails gives 503, so that calendar programs keep what they have.
 */
export async function answerEventCalendar(): Promise<Response> {
  const reading = await listEvents('list')
  if (reading.source === 'none') return plainAnswer(503, microcopy.calendar.failed)
  const oldest = now().getTime() - keptDays * dayMilliseconds
  const events = reading.records.filter(({ date, end }) => {
    return Math.max(recordTime(date), recordTime(end)) >= oldest
  })
  const body = fileOf(events, '/events.ics', reading.readAt, refreshSeconds)
  return fileAnswer(body, { collection: 'events', source: reading.source, contentType })
}

/** Answers `/events/{id}.ics`: one event, to add to a calendar (B3). */
export async function answerEvent(id: string): Promise<Response> {
  const reading = await listEvents('list')
  if (reading.source === 'none') return plainAnswer(503, microcopy.calendar.failed)
  const event = reading.records.find((record) => record.id === id)
  if (!event || !eventEntry(event, env.siteUrl)) return plainAnswer(404, microcopy.calendar.missing)
  const body = fileOf([event], `/events/${encodeURIComponent(id)}.ics`, reading.readAt)
  return fileAnswer(body, {
    collection: 'events',
    source: reading.source,
    contentType,
    fileName: `event-${id.replace(/[^\w-]/g, '-')}.ics`,
  })
}

function fileOf(
  events: readonly SchoolEvent[],
  path: string,
  readAt: string,
  seconds?: number,
): string {
  return calendarFile({
    name: `${school.name}: ${microcopy.calendar.name}`,
    url: `${env.siteUrl}${path}`,
    // To the day: a file whose events have not changed stays the same.
    stamp: momentAt(`${readAt.slice(0, 10)}T00:00:00Z`),
    entries: events.flatMap((event) => eventEntry(event, env.siteUrl) ?? []),
    refreshSeconds: seconds,
  })
}
