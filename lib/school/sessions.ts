import {
  type Day,
  formatTwoDigits,
  getDayStart,
  getRecordDay,
  type RecordDate,
} from '@/lib/core/dates'

/** School years run from April to March. A session is named by its first year: 2026 is "2026-27". */

const firstMonth = 4

/** '2026-27' for 2026. */
export const getSessionName = (year: number): string =>
  `${year}-${formatTwoDigits((year + 1) % 100)}`

/** Parses the session that a text names, such as "Calendar 2026-27". */
export function parseSession(text: string): number | undefined {
  for (const [, first, second] of text.matchAll(
    /(?:^|\D)(20\d\d)\s?[-–/]\s?(?:20)?(\d\d)(?!\d)/g,
  )) {
    if (Number(second) === (Number(first) + 1) % 100) return Number(first)
  }
  return undefined
}

export const getSessionOnDay = ({ year, month }: Day): number =>
  month < firstMonth ? year - 1 : year

/** Returns the session of a date; `undefined` without a readable date. */
export function getSession(date: RecordDate): number | undefined {
  const day = getRecordDay(date)
  return day && getSessionOnDay(day)
}

/** Returns when a session begins, in milliseconds, to sort what has no date of its own. */
export const getSessionStart = (year: number): number =>
  getDayStart({ year, month: firstMonth, day: 1 }).getTime()
