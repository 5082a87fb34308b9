import { newForDays } from '@/content/constants'
import type { SchoolEvent } from '@/lib/content/types'
import {
  type Day,
  dayMilliseconds,
  dayOf,
  recordDay,
  type RecordDate,
  recordTime,
} from '@/lib/core/dates'

/** Days since 1970, to calculate with calendar days. */
const dayNumber = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day) / dayMilliseconds

/** Whether a record is from the last seven days in Kolkata, including today (R-LIST-7). */
export function isNew(date: RecordDate, today: Date): boolean {
  const day = recordDay(date)
  if (!day) return false
  const age = dayNumber(dayOf(today)) - dayNumber(day)
  return age >= 0 && age < newForDays
}

/** The phase of an event: `on` from its first day to the end of its last day. */
export function eventPhase(
  { date, end }: Pick<SchoolEvent, 'date' | 'end'>,
  today: Date,
): 'coming' | 'on' | 'over' | 'undated' {
  const first = recordDay(date)
  if (!first) return 'undated'
  const number = dayNumber(dayOf(today))
  if (dayNumber(first) > number) return 'coming'
  return dayNumber(recordDay(end) ?? first) >= number ? 'on' : 'over'
}

/** More than one, so that a page rendered before some of the events still has the next one. */
const maxNext = 3

/** Maximum number of events of later months. */
const maxLater = 6

/** The next events, and the first events of later months, earliest first. */
export function upcomingEvents(events: readonly SchoolEvent[], today: Date): SchoolEvent[] {
  const { year, month } = dayOf(today)
  const upcoming = events
    .filter((event) => ['coming', 'on'].includes(eventPhase(event, today)))
    // A new array already; `toSorted` is too new for browsers.
    .sort((one, other) => recordTime(one.date) - recordTime(other.date))
  const later = upcoming.filter(({ date }) => {
    const day = recordDay(date)!
    return day.year > year || (day.year === year && day.month > month)
  })
  return [...new Set([...upcoming.slice(0, maxNext), ...later.slice(0, maxLater)])]
}

/**
 * What stands around the list of this month's events (R-EVENTS-6): the next event, and those of later months.
 * @param events in any order
 */
export function eventsAround(events: readonly SchoolEvent[], today: Date) {
  const [next, ...others] = upcomingEvents(events, today)
  const { year, month } = dayOf(today)
  const later = others.filter((event) => {
    const day = recordDay(event.date)!
    const isListed = day.year === year && day.month === month
    return !isListed && eventPhase(event, today) === 'coming'
  })
  return { next, later }
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\d-]+/u)

/** The next event whose title has one of the keywords, else the next of all. */
export function nextEventAbout(
  keywords: readonly string[],
  events: readonly SchoolEvent[],
  today: Date,
): SchoolEvent | undefined {
  const upcoming = upcomingEvents(events, today)
  const words = new Set(keywords.flatMap(wordsOf).filter(Boolean))
  return upcoming.find(({ title }) => wordsOf(title).some((word) => words.has(word))) ?? upcoming[0]
}
