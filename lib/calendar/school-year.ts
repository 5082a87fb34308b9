import { schoolDays } from '@/content/data/school-year'
import { sessions } from '@/content/data/sessions'
import type { SchoolDay, Session } from '@/content/types'
import type { SchoolEvent } from '@/lib/content/types'
import { type Day, formatIsoDay, formatTwoDigits, getRecordDay } from '@/lib/core/dates'
import { getSessionName, getSessionOnDay } from '@/lib/school/sessions'
import { formatCorrection } from '@/lib/records/correction'
import { getEventTitle } from '@/lib/records/titles'
import { getEventUrl } from '@/lib/records/urls'
import { buildAdmissionDayName, listAdmissionDays } from './admission-days'

export const calendarPath = '/calendar'

/** The kinds of days of the school calendar (R-YEAR-1), in the order of its key. */
export const dayKinds = ['holiday', 'examination', 'meeting', 'event', 'term', 'admission'] as const
export type DayKind = (typeof dayKinds)[number]

/** A day, or days, of the school calendar. `first` and `last` are ISO days, which compare as text. */
export type CalendarDay = {
  kind: DayKind
  first: string
  last: string
  title: string
  note?: string
  /** Its page: that of an event, or the admission schedule. */
  href?: string
  /** Path of its calendar file; `undefined` for an event without an id. */
  file?: string
}

type Year = Pick<Session, 'name' | 'begins' | 'ends'>

/** Returns the session of a day, also of one whose admission is not known yet. */
export function getSchoolYear(day: Day): Year {
  const start = getSessionOnDay(day)
  return {
    name: getSessionName(start),
    begins: `${start}-04-01`,
    ends: `${start + 1}-03-31`,
  }
}

/** Builds the permanent name of a day that the school sets, for its address and its uid. */
export const buildSchoolDayName = ({ kind, first }: SchoolDay) => `${kind}-${first}`

/** Returns the path of the calendar file of a day with this name. */
export const getDayFile = (name: string) => `/api/calendar/days/${name}`

/**
 * Returns whether an event of the service is a day that the school sets: the same first day, and a title that begins
 * alike.
 */
export const isEventIn =
  (day: SchoolDay) =>
  (event: SchoolEvent): boolean => {
    const first = getRecordDay(event.date)
    return (
      first !== undefined &&
      formatIsoDay(first) === day.first &&
      getEventTitle(event).toLowerCase().startsWith(day.title.toLowerCase())
    )
  }

/** Finds the day of the school that an event of the service is. */
export const findSchoolDay = (event: SchoolEvent): SchoolDay | undefined =>
  schoolDays.find((day) => isEventIn(day)(event))

/** Lists all days of the calendar, earliest first: the school's own, the steps of admission, and the other events. */
export function listCalendarDays(events: readonly SchoolEvent[]): CalendarDay[] {
  const ownDays = schoolDays.map((day): CalendarDay => {
    const event = events.find(isEventIn(day))
    const shared = event && toEventDay(event)
    return {
      file: getDayFile(buildSchoolDayName(day)),
      ...shared,
      ...day,
      note: day.note ?? shared?.note,
    }
  })
  const otherEvents = events.filter((event) => !findSchoolDay(event))
  const steps = sessions.flatMap(listAdmissionDays).map((step): CalendarDay => ({
    kind: 'admission',
    first: step.first,
    last: step.first,
    title: step.title,
    href: '/admission/admission-schedule',
    file: getDayFile(buildAdmissionDayName(step)),
  }))
  return [...ownDays, ...steps, ...otherEvents.flatMap((event) => toEventDay(event) ?? [])].sort(
    (a, b) =>
      compare(a.first, b.first) ||
      compare(b.last, a.last) ||
      dayKinds.indexOf(a.kind) - dayKinds.indexOf(b.kind),
  )
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

function toEventDay(event: SchoolEvent): CalendarDay | undefined {
  const day = getRecordDay(event.date)
  if (!day) return undefined
  const first = formatIsoDay(day)
  const last = getRecordDay(event.end)
  return {
    kind: 'event',
    first,
    // The end of a broken record may be before its start.
    last: last && formatIsoDay(last) > first ? formatIsoDay(last) : first,
    title: getEventTitle(event),
    note:
      [event.time, event.venue, event.correction && formatCorrection(event.correction)]
        .filter(Boolean)
        .join(', ') || undefined,
    href: getEventUrl(event),
    file: event.id ? `/events/${encodeURIComponent(event.id)}.ics` : undefined,
  }
}

/** A month with the days that touch it, those that began earlier included. */
export type CalendarMonth = { year: number; month: number; days: CalendarDay[] }

/** Returns the twelve months of a session. */
export function groupByMonth(session: Year, days: readonly CalendarDay[]): CalendarMonth[] {
  const start = Number(session.begins.slice(0, 4))
  return Array.from({ length: 12 }, (_, index) => {
    const year = start + Number(index >= 9)
    const month = ((index + 3) % 12) + 1
    const prefix = `${year}-${formatTwoDigits(month)}`
    const touchesMonth = ({ first, last }: CalendarDay) =>
      first.slice(0, 7) <= prefix && last.slice(0, 7) >= prefix
    return { year, month, days: days.filter(touchesMonth) }
  })
}

/** The kinds that families ask the calendar for (R-YEAR-4). */
const askedKinds = ['holiday', 'examination', 'meeting', 'event'] as const

export type NextDay = CalendarDay & { kind: (typeof askedKinds)[number] }

/** Returns the first day of each of these kinds that is not over, in the order of time: what is on comes first. */
export const findNextDays = (days: readonly CalendarDay[], today: string): NextDay[] =>
  askedKinds
    .flatMap((kind) => {
      const day = days.find((day) => day.kind === kind && day.last >= today)
      return day ? { ...day, kind } : []
    })
    .toSorted((a, b) => a.first.localeCompare(b.first))
