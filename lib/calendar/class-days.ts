import { weeklyHolidays } from '@/content/data/school-year'
import { isForLevel, findLevels } from '@/lib/school/class-levels'
import { getDayAfter, parseIsoDay, formatIsoDay, getWeekday } from '@/lib/core/dates'
import { type CalendarDay, getSchoolYear } from './school-year'

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

/** The state of a day for a class: lessons, or what replaces them. */
export type DayState = {
  /** ISO day. */
  day: string
  state: 'lessons' | 'holiday' | 'examination' | 'meeting' | 'event' | 'weekend' | 'unset'
  /** The entry that names the state; `undefined` for a day without such an entry. */
  main?: CalendarDay
  /** Whether an event or a meeting is on a weekday without lessons. */
  isFree: boolean
  /** The other entries of the day. */
  others: readonly CalendarDay[]
}

/** The kinds that can name a day, in order of precedence. */
const namingKinds = ['holiday', 'examination', 'meeting', 'event'] as const

/**
 * Returns the state of an ISO day for a class. An examination of several days pauses on a weekday without lessons.
 * Without the holidays of its session, the state of a day is unknown (R-YEAR-1).
 * @param days of the class
 */
export function getDayState(days: readonly CalendarDay[], day: string): DayState {
  const isWeekend = isWeeklyHoliday(day)
  const dayEntries = days.filter(
    ({ kind, first, last }) =>
      first <= day && day <= last && !(isWeekend && kind === 'examination' && first !== last),
  )
  const named = namingKinds.find((kind) => dayEntries.some((entry) => entry.kind === kind))
  const ordinary = getOrdinaryState(days, day, isWeekend)
  // Lessons go on around a meeting and an event.
  const isBeside = ordinary === 'lessons' && (named === 'meeting' || named === 'event')
  const state = named && !isBeside ? named : ordinary
  const main = dayEntries.find(({ kind }) => kind === state)
  const isFree = isWeekend && (state === 'meeting' || state === 'event')
  return { day, state, main, isFree, others: dayEntries.filter((entry) => entry !== main) }
}

function getOrdinaryState(days: readonly CalendarDay[], day: string, isWeekend: boolean) {
  if (isWeekend) return 'weekend'
  const { begins, ends } = getSchoolYear(parseIsoDay(day))
  const isSet = days.some(
    ({ kind, first, last }) => kind === 'holiday' && last >= begins && first <= ends,
  )
  return isSet ? 'lessons' : 'unset'
}

/** Whether an ISO day is a weekday without lessons. */
export const isWeeklyHoliday = (day: string): boolean =>
  weeklyHolidays.includes(getWeekday(parseIsoDay(day)))

/** Returns the ISO day after an ISO day. */
export const getNextDay = (day: string): string => formatIsoDay(getDayAfter(parseIsoDay(day)))

/** Returns the next ISO day on which something is due that is due on one day of each month. */
export function findNextDueDay(today: string, dueDay: number): string {
  const { year, month, day } = parseIsoDay(today)
  if (day <= dueDay) return formatIsoDay({ year, month, day: dueDay })
  return month === 12
    ? formatIsoDay({ year: year + 1, month: 1, day: dueDay })
    : formatIsoDay({ year, month: month + 1, day: dueDay })
}
