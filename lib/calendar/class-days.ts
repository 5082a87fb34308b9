import { weeklyHolidays } from '@/content/data/school-year'
import { isForLevel, findLevels } from '@/lib/school/class-levels'
import { dayAfter, dayFromIso, isoDay, weekday } from '@/lib/core/dates'
import { type CalendarDay, getSession } from './school-year'

/** Returns the classes that a day of the calendar is for; empty when it is for all. */
export const getDayLevels = ({
  kind,
  title,
  note,
}: Pick<CalendarDay, 'kind' | 'title' | 'note'>): readonly number[] =>
  // The time and the venue of an event say nothing about classes.
  findLevels(kind === 'event' ? title : `${title}. ${note ?? ''}`)

/** Returns the days that concern a class. The steps of admission are for children who are not in it yet. */
export const filterByLevel = (days: readonly CalendarDay[], level: number): CalendarDay[] =>
  days.filter((day) => day.kind !== 'admission' && isForLevel(getDayLevels(day), level))

/** What a day is for a class: lessons, or what is on instead of them. */
export type DayState = {
  /** ISO day. */
  day: string
  state: 'lessons' | 'holiday' | 'examination' | 'meeting' | 'event' | 'weekend' | 'unset'
  /** What gives the state its name; `undefined` for lessons and the like. */
  main?: CalendarDay
  /** What else is on. */
  others: readonly CalendarDay[]
}

/** In the order in which one of them names the day. */
const namingKinds = ['holiday', 'examination', 'meeting', 'event'] as const

/**
 * Returns what an ISO day is for a class. On a day of the week without lessons, an examination of several days pauses.
 * A day of a session whose holidays are not entered is not guessed (R-YEAR-1).
 * @param days of the class
 */
export function getDayState(days: readonly CalendarDay[], day: string): DayState {
  const isWeekend = weeklyHolidays.includes(weekday(dayFromIso(day)))
  const on = days.filter(
    ({ kind, first, last }) =>
      first <= day && day <= last && !(isWeekend && kind === 'examination' && first !== last),
  )
  const named = namingKinds.find((kind) => on.some((entry) => entry.kind === kind))
  // Lessons go on around a meeting and an event.
  const state =
    named && (isWeekend || named === 'holiday' || named === 'examination') ? named : null
  const main = on.find(({ kind }) => kind === state)
  const others = on.filter((entry) => entry !== main)
  return { day, state: state ?? getOrdinaryState(days, day, isWeekend), main, others }
}

function getOrdinaryState(days: readonly CalendarDay[], day: string, isWeekend: boolean) {
  if (isWeekend) return 'weekend'
  const { begins, ends } = getSession(dayFromIso(day))
  const isSet = days.some(
    ({ kind, first, last }) => kind === 'holiday' && last >= begins && first <= ends,
  )
  return isSet ? 'lessons' : 'unset'
}

/** Returns the ISO day after an ISO day. */
export const getNextDay = (day: string): string => isoDay(dayAfter(dayFromIso(day)))

/** Returns the next ISO day on which something is due that is due on one day of each month. */
export function nextDueDay(today: string, dueDay: number): string {
  const { year, month, day } = dayFromIso(today)
  if (day <= dueDay) return isoDay({ year, month, day: dueDay })
  return month === 12
    ? isoDay({ year: year + 1, month: 1, day: dueDay })
    : isoDay({ year, month: month + 1, day: dueDay })
}
