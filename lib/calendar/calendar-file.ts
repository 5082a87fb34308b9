import ical, { ICalCalendarMethod } from 'ical-generator'
import { school } from '@/content/school'
import { type Clock, type Day, dayStart, timeZone, momentAt } from '@/lib/dates'
import type { EventTime } from './event-time'

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
  /** All day, when it is not known. */
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
const minuteMilliseconds = 60_000

/**
 * A calendar file (RFC 5545): lines folded and ended with CRLF, days as dates, times as moments in UTC, which
 * every program shows in Asia/Kolkata to people who are there. No time is ever made up (decisions C9).
 */
export function calendarFile({
  name,
  url,
  stamp,
  entries,
  refreshSeconds,
}: CalendarOptions): string {
  const calendar = ical({
    name,
    url,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: school.name, product: 'School calendar', language: 'EN' },
    ttl: refreshSeconds,
  })
  calendar.x('X-WR-TIMEZONE', timeZone)
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
  return calendar.toString()
}

/** Whole days; the end is the day after the last (RFC 5545, 3.6.1). */
function days({ first, last = first }: CalendarEntry) {
  const [start, end] = [dateOf(first), dateOf(last)]
  const after = momentAt(Math.max(start.getTime(), end.getTime()) + dayMilliseconds)
  return { allDay: true, start, end: after }
}

/** From the start on the first day to the end on the last. */
function moments({ first, last = first }: CalendarEntry, { start, end }: EventTime) {
  return { start: momentOf(first, start), end: end && momentOf(last, end) }
}

const momentOf = (day: Day, { hour, minute }: Clock) =>
  momentAt(dayStart(day).getTime() + (hour * 60 + minute) * minuteMilliseconds)

/** The library writes a date as UTC has it. */
const dateOf = ({ year, month, day }: Day) => momentAt(Date.UTC(year, month - 1, day))
