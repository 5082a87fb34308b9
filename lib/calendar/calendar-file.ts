import ical, { ICalCalendarMethod } from 'ical-generator'
import { school } from '@/content/school'
import { type Day, type TimeOfDay, isoDateTime, dateFrom, timeZone } from '@/lib/core/dates'
import type { EventTime } from '@/lib/records/event-time'

/** Something that stands in a calendar. */
export type CalendarEntry = {
  /** The same in every file and after every change (RFC 5545, 3.8.4.7). */
  uid: string
  title: string
  description?: string
  location?: string
  /** Absolute address of the entry's page. */
  url?: string
  first: Day
  /** Last day, when there are several. */
  last?: Day
  /** Of an event of one day; without it, the entry takes whole days. */
  time?: EventTime
}

type CalendarOptions = {
  name: string
  /** Absolute address of the file itself. */
  url: string
  /** When its facts were read. */
  stamp: Date
  entries: readonly CalendarEntry[]
  /** How often calendar programs should look again. */
  refreshSeconds?: number
}

const dayMilliseconds = 86_400_000

/** The one rule of Asia/Kolkata since 1945; a file that names a zone must hold it (RFC 5545, 3.6.5). */
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
 * A calendar file (RFC 5545): lines folded and ended with CRLF, days as dates, times in Asia/Kolkata. No time
 * is ever made up (R-EVENTS-4).
 */
export function calendarFile({
  name,
  url,
  stamp,
  entries,
  refreshSeconds,
}: CalendarOptions): string {
  const calendar = ical({
    // The library escapes all texts but this one.
    name: name.replace(/[\\;,]/g, '\\$&'),
    url,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: school.name, product: 'School calendar', language: 'EN' },
    ttl: refreshSeconds,
    // Without a name: with one, the library would write DTSTAMP in it too, which must be in UTC.
    timezone: { name: null, generator: () => zoneRule },
  })
  for (const entry of entries) {
    const { uid, title, description, location, url: page } = entry
    calendar.createEvent({
      id: uid,
      stamp,
      summary: title,
      description,
      location,
      url: page,
      ...(entry.time ? moments(entry, entry.time) : days(entry)),
    })
  }
  return `${calendar.toString()}\r\n`
}

/** Whole days; the end is the day after the last (RFC 5545, 3.6.1). */
function days({ first, last = first }: CalendarEntry) {
  const [start, end] = [dateOf(first), dateOf(last)]
  const after = dateFrom(Math.max(start.getTime(), end.getTime()) + dayMilliseconds)
  return { allDay: true, start, end: after }
}

/** From the start to the end, or only the start: how long it takes is not made up. */
function moments({ first }: CalendarEntry, { start, end }: EventTime) {
  return { timezone: timeZone, start: timeAt(first, start), end: end && timeAt(first, end) }
}

/**
 * A time at the school, in the form that the library takes from Day.js: of a `Date` it would write what the
 * server's clock shows.
 */
function timeAt(day: Day, time: TimeOfDay) {
  const moment = isoDateTime(day, time)
  const [date, digits] = moment.slice(0, 19).replace(/[-:]/g, '').split('T') as [string, string]
  return {
    format: (pattern?: string) => (pattern === 'HHmmss' ? digits : date),
    isValid: () => true,
    toDate: () => dateFrom(moment),
    toJSON: () => moment,
  }
}

/** The library writes a date as UTC has it. */
const dateOf = ({ year, month, day }: Day) => dateFrom(Date.UTC(year, month - 1, day))
