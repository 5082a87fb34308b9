import 'server-only'
import { schoolDays } from '@/content/data/school-year'
import { sessions } from '@/content/data/sessions'
import { calendarFiles, calendar } from '@/content/words/en/calendar'
import { school } from '@/content/school'
import type { SchoolDay } from '@/content/types'
import { listEvents } from '@/lib/content/collections'
import { createFileResponse, createTextResponse } from '@/lib/content/file-response'
import { findEvent } from '@/lib/content/find'
import type { SchoolEvent } from '@/lib/content/types'
import { isForLevel, getLevelName, parseUrlLevel, withLevel } from '@/lib/school/class-levels'
import { sharedCacheControl } from '@/lib/core/cache-control.mjs'
import {
  createDate,
  parseIsoDay,
  dayMilliseconds,
  formatIsoDay,
  now,
  getRecordTime,
} from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import { getEventTitle } from '@/lib/records/titles'
import { buildAdmissionDayName, listAdmissionDays } from './admission-days'
import { type CalendarEntry, createCalendarFile } from './calendar-file'
import { getDayLevels } from './class-days'
import { toEventEntry } from './event-entry'
import { toAdmissionEntry, listScheduleEntries } from './schedule-calendar'
import { getDayFile, findSchoolDay, isEventIn, buildSchoolDayName } from './school-year'
import { withSequences } from './sequences'

const contentType = 'text/calendar; charset=utf-8'

/** Older events are left out to limit the file size. */
const maxAgeDays = 400
const refreshSeconds = 6 * 3600

/**
 * Handles `/events.ics`, the calendar to subscribe to: events of the past year and all future events (R-CAL-1). When
 * the service fails, the status is 503, so that calendar apps keep their current data.
 */
export async function handleEventCalendar(): Promise<Response> {
  const list = await readRecentEvents()
  if (!list) return createTextResponse(503, calendarFiles.failed)
  return createCalendarResponse({
    name: calendarFiles.name,
    path: '/events.ics',
    list,
    entries: await toEntries(list.events),
  })
}

/**
 * Handles `/calendar.ics`, the whole school year to subscribe to: the days that the school sets, the steps of
 * admission, and the events of `/events.ics` (R-YEAR-5). A day that is also an event has the time of the event. With
 * `?class=9` it has what concerns that class (R-CLASS-3).
 */
export async function handleSchoolCalendar({ url }: Request): Promise<Response> {
  const list = await readRecentEvents()
  if (!list) return createTextResponse(503, calendarFiles.failed)
  const level = parseUrlLevel(url)
  const ownDays = schoolDays.filter(
    (day) => isForLevel(getDayLevels(day), level) && !list.events.some(isEventIn(day)),
  )
  const events = list.events.filter((event) => isForLevel(getEventLevels(event), level))
  return createCalendarResponse({
    name: level === undefined ? calendar.name : calendar.nameOfClass(getLevelName(level)),
    path: withLevel('/calendar.ics', level),
    list,
    entries: [
      ...ownDays.map(toSchoolDayEntry),
      ...(level === undefined ? listScheduleEntries(env.siteUrl) : []),
      ...(await toEntries(events)),
    ],
  })
}

/**
 * Returns the classes that an event is for; empty when it is for all. A title without a class has those of the day of
 * the school in whose place the event is listed.
 */
function getEventLevels(event: SchoolEvent): readonly number[] {
  const levels = getDayLevels({ kind: 'event', title: getEventTitle(event) })
  const ownDay = findSchoolDay(event)
  return levels.length === 0 && ownDay ? getDayLevels(ownDay) : levels
}

/**
 * Handles `/api/calendar/days/{name}`: one day or vacation that the school sets, or one step of admission (R-YEAR-5). It
 * needs no service.
 */
export function handleSchoolDay(name: string): Response {
  const day = schoolDays.find((candidate) => buildSchoolDayName(candidate) === name)
  const step = sessions
    .flatMap(listAdmissionDays)
    .find((candidate) => buildAdmissionDayName(candidate) === name)
  const entry = day ? toSchoolDayEntry(day) : step && toAdmissionEntry(step, env.siteUrl)
  if (!entry) return createTextResponse(404, calendarFiles.missing)
  const body = writeFile({
    name: calendar.name,
    path: getDayFile(name),
    readAt: formatIsoDay(entry.first),
    entries: [entry],
  })
  return new Response(body, {
    headers: {
      'Cache-Control': sharedCacheControl(false),
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="${name}.ics"`,
    },
  })
}

async function readRecentEvents() {
  const result = await listEvents('list')
  if (result.source === 'none') return undefined
  const oldest = now().getTime() - maxAgeDays * dayMilliseconds
  const events = result.records.filter(({ date, end }) => {
    return Math.max(getRecordTime(date), getRecordTime(end)) >= oldest
  })
  return { events, source: result.source, readAt: result.readAt }
}

type CalendarOptions = {
  name: string
  path: string
  list: { source: 'live' | 'saved'; readAt: string }
  entries: CalendarEntry[]
}

function createCalendarResponse({ name, path, list, entries }: CalendarOptions) {
  const body = writeFile({ name, path, readAt: list.readAt, entries, refreshSeconds })
  return createFileResponse(body, { collection: 'events', source: list.source, contentType })
}

/**
 * Handles `/events/{id}.ics`: one event to add to a calendar (R-CAL-1). Like the page, 404 only when the event is
 * missing or has no date, and 503 when the service fails (docs/decisions/003).
 */
export async function handleEvent(id: string): Promise<Response> {
  const lookup = await findEvent(id)
  if (lookup.outcome === 'failed') return createTextResponse(503, calendarFiles.failed)
  const entries = lookup.outcome === 'found' ? await toEntries([lookup.record]) : []
  if (lookup.outcome === 'missing' || entries.length === 0) {
    return createTextResponse(404, calendarFiles.missing)
  }
  const body = writeFile({
    name: calendarFiles.name,
    path: `/events/${encodeURIComponent(id)}.ics`,
    readAt: lookup.readAt,
    entries,
  })
  return createFileResponse(body, {
    collection: 'events',
    source: lookup.source,
    contentType,
    fileName: `event-${id.replace(/[^\w-]/g, '-')}.ics`,
  })
}

const toEntries = (events: readonly SchoolEvent[]) =>
  withSequences(events.flatMap((event) => toEventEntry(event, env.siteUrl) ?? []))

const toSchoolDayEntry = (day: SchoolDay): CalendarEntry => ({
  uid: `school-${buildSchoolDayName(day)}@${new URL(env.siteUrl).host}`,
  title: day.title,
  description: [calendar.kinds[day.kind].one, day.note].filter(Boolean).join('. '),
  url: `${env.siteUrl}/calendar`,
  first: parseIsoDay(day.first),
  last: parseIsoDay(day.last),
})

type FileOptions = {
  name: string
  path: string
  /** ISO 8601. */
  readAt: string
  entries: CalendarEntry[]
  refreshSeconds?: number
}

function writeFile({ name, path, readAt, ...rest }: FileOptions): string {
  return createCalendarFile({
    name: `${school.name}: ${name}`,
    url: `${env.siteUrl}${path}`,
    // Without the time of day, so that an unchanged calendar is the same file all day.
    stamp: createDate(`${readAt.slice(0, 10)}T00:00:00Z`),
    ...rest,
  })
}
