import ical, { ICalCalendarMethod } from 'ical-generator'
import { school } from '@/content/school'
import {
  type TimeOfDay,
  type Day,
  formatIsoDateTime,
  createDate,
  dayMilliseconds,
  timeZone,
} from '@/lib/core/dates'
import type { EventTime } from '@/lib/records/event-time'

export type CalendarEntry = {
  /** Permanent and globally unique (RFC 5545, 3.8.4.7). */
  uid: string
  title: string
  description?: string
  location?: string
  /** Absolute URL of the entry's page. */
  url?: string
  first: Day
  /** Last day of an entry of several days. */
  last?: Day
  /** Grows with each change of the entry (RFC 5545, 3.8.7.4). */
  sequence?: number
  /** ISO time of the last correction (RFC 5545, 3.8.7.3). */
  modified?: string
  /** Only for an entry of one day. Without it, the entry is all-day. */
  time?: EventTime
}

type CalendarOptions = {
  name: string
  /** Absolute URL of the calendar file. */
  url: string
  /** When the data was read. */
  stamp: Date
  entries: readonly CalendarEntry[]
  /** Refresh interval for calendar apps. */
  refreshSeconds?: number
}

/** The rule of Asia/Kolkata since 1945. A file that uses a time zone must define it (RFC 5545, 3.6.5). */
const zoneRule = `BEGIN:VTIMEZONE
TZID:${timeZone}
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0530
TZNAME:IST
END:STANDARD
END:VTIMEZONE`

/**
 * Creates a calendar file (RFC 5545) with folded lines and CRLF, all-day entries as dates, and times in
 * Asia/Kolkata. An entry without a time gets no default time (R-EVENTS-4).
 */
export function createCalendarFile({
  name,
  url,
  stamp,
  entries,
  refreshSeconds,
}: CalendarOptions): string {
  const calendar = ical({
    // The library does not escape the name.
    name: name.replace(/[\\;,]/g, '\\$&'),
    url,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: school.name, product: 'School calendar', language: 'EN' },
    ttl: refreshSeconds,
    // `name: null`, because otherwise the library writes DTSTAMP in this zone. It must be in UTC.
    timezone: { name: null, generator: () => zoneRule },
  })
  for (const entry of entries) {
    const { uid, title, description, location, url: page, sequence, modified } = entry
    calendar.createEvent({
      id: uid,
      sequence,
      lastModified: modified ? createDate(modified) : null,
      stamp,
      summary: title,
      description,
      location,
      url: page,
      ...(entry.time ? buildTimedProperties(entry, entry.time) : buildAllDayProperties(entry)),
    })
  }
  return `${calendar.toString()}\r\n`
}

/** Builds the properties of an all-day entry. The end is exclusive: the day after the last (RFC 5545, 3.6.1). */
function buildAllDayProperties({ first, last = first }: CalendarEntry) {
  const [start, end] = [toDate(first), toDate(last)]
  const after = createDate(Math.max(start.getTime(), end.getTime()) + dayMilliseconds)
  return { allDay: true, start, end: after }
}

/** Without a known end, the entry has only a start. */
function buildTimedProperties({ first }: CalendarEntry, { start, end }: EventTime) {
  return { timezone: timeZone, start: toDayjs(first, start), end: end && toDayjs(first, end) }
}

/**
 * Returns a time in Asia/Kolkata with the interface of Day.js that the library accepts. The library would write a
 * `Date` in the time zone of the server.
 */
function toDayjs(day: Day, timeOfDay: TimeOfDay) {
  const moment = formatIsoDateTime(day, timeOfDay)
  const [date, time] = moment.slice(0, 19).replace(/[-:]/g, '').split('T') as [string, string]
  return {
    format: (pattern?: string) => (pattern === 'HHmmss' ? time : date),
    isValid: () => true,
    toDate: () => createDate(moment),
    toJSON: () => moment,
  }
}

/** In UTC, because the library writes all-day dates in UTC. */
const toDate = ({ year, month, day }: Day) => createDate(Date.UTC(year, month - 1, day))
