/**
 * The only clock and calendar of the site. Days, months and years are computed in Asia/Kolkata, whatever the time
 * zone of the server or the visitor. ESLint forbids other modules to read the system clock.
 */
import { dates } from '@/content/words/en/dates'
import { parseMoment } from './parse-date'

export const timeZone = 'Asia/Kolkata'

/** Asia/Kolkata has been at UTC+05:30 since 1945, without daylight saving time. */
const offset = '+05:30'
const offsetMilliseconds = 330 * 60_000

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** A calendar day in Asia/Kolkata; `month` is 1 to 12. */
export type Day = { year: number; month: number; day: number }

/** A time of day in Asia/Kolkata; `hour` is 0 to 23. */
export type TimeOfDay = { hour: number; minute: number }

/** Returns the current time. */
export function now(): Date {
  return new Date()
}

/** Clocks of instances differ by less. A time that is further ahead was written by a clock that was wrong. */
export const toleranceMilliseconds = 5000

/** Returns whether a time is in the last `milliseconds`, and not from a clock that was ahead. */
export function isRecent(time: number, milliseconds: number): boolean {
  const age = now().getTime() - time
  return age >= -toleranceMilliseconds && age < milliseconds
}

/** Parses ISO 8601 text that the site wrote itself, or milliseconds since 1970. */
export const createDate = (moment: string | number): Date => new Date(moment)

/**
 * Adds the offset by hand. Lists of thousands of records are grouped by day, and `Intl` takes fifty times as long
 * for each record.
 */
function toIndianTime(date: Date): Day & TimeOfDay {
  const local = new Date(date.getTime() + offsetMilliseconds)
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  }
}

/** Returns the day of a point in time, in Asia/Kolkata. */
export function toIndianDay(date: Date): Day {
  const { year, month, day } = toIndianTime(date)
  return { year, month, day }
}

/** '07' for 7. */
export const formatTwoDigits = (value: number): string => String(value).padStart(2, '0')

/** '2026-11-21', for `<time datetime>` and calendar files. */
export const formatIsoDay = ({ year, month, day }: Day): string =>
  `${String(year).padStart(4, '0')}-${formatTwoDigits(month)}-${formatTwoDigits(day)}`

/** Parses an ISO day that the site wrote itself. */
export function parseIsoDay(text: string): Day {
  const [, year, month, day] = dateOnly.exec(text) ?? []
  if (!day) throw new Error(`Invalid date: ${text}`)
  return { year: Number(year), month: Number(month), day: Number(day) }
}

/** Returns the start of a day in Asia/Kolkata. */
export const getDayStart = (day: Day): Date => new Date(`${formatIsoDay(day)}T00:00:00${offset}`)

export const getDayAfter = (day: Day): Day =>
  toIndianDay(new Date(getDayStart(day).getTime() + dayMilliseconds))

export const getDayBefore = (day: Day): Day => toIndianDay(new Date(getDayStart(day).getTime() - 1))

const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/

const emptyDate = /^[0\s:./-]*$/

/** Wrappers of MongoDB's export format, and of its drivers. */
const wrappers = ['$date', '$numberLong', '$numberInt', '$numberDouble', '$numberDecimal'] as const

function unwrap(value: unknown): unknown {
  const key =
    typeof value === 'object' && value !== null
      ? wrappers.find((wrapper) => wrapper in value)
      : undefined
  return key ? unwrap((value as Record<string, unknown>)[key]) : value
}

/**
 * Parses a date of the content service: text in one of the forms of `parse-date.ts`, seconds or milliseconds since 1970 as
 * a number or as text, each also in MongoDB's export format. Zeros, and the beginning of 1970, are a date that is
 * missing: programs write them for an empty value.
 * @returns the date; `null` for an empty value; `'invalid'` when it cannot be parsed
 */
export function parseDate(value: unknown): Date | null | 'invalid' {
  const plain = unwrap(value)
  if (plain === null || plain === undefined) return null
  if (typeof plain !== 'string' && typeof plain !== 'number') return 'invalid'
  const text = String(plain).trim()
  if (emptyDate.test(text)) return null
  const time = parseMoment(text)
  if (time === undefined) return 'invalid'
  if (Math.abs(time) < dayMilliseconds) return null
  const date = new Date(time)
  const { year } = toIndianDay(date)
  // The day after has a year of four digits, too.
  return year >= 1900 && year <= 9998 ? date : 'invalid'
}

/** The date of a record: ISO 8601 text, `null` when it has none, or `'invalid'` when it could not be parsed. */
export type RecordDate = string | null | 'invalid'

/** `parseDate`, in the serializable form that records have and the browser receives. */
export function toRecordDate(value: unknown): RecordDate {
  const date = parseDate(value)
  return date instanceof Date ? date.toISOString() : date
}

/** Returns the day of a record; `undefined` when its date is missing or invalid. */
export function getRecordDay(date: RecordDate): Day | undefined {
  return date === null || date === 'invalid' ? undefined : toIndianDay(new Date(date))
}

/** Returns milliseconds for sorting. Records without a valid date sort last when the newest are first. */
export function getRecordTime(date: RecordDate): number {
  return date === null || date === 'invalid' ? Number.NEGATIVE_INFINITY : Date.parse(date)
}

/**
 * When the day of a record begins, in milliseconds; `-Infinity` without a valid date. Providers write days as midnight
 * in UTC, which is 5:30 am here.
 */
export function getRecordDayStart(date: RecordDate): number {
  const day = getRecordDay(date)
  return day ? getDayStart(day).getTime() : Number.NEGATIVE_INFINITY
}

/** 'November' for 11. */
export const getMonthName = (month: number): string => monthNames[month - 1] ?? ''

/** 'Nov' for 11: three letters in every month (R-DATE-3). */
export const getShortMonthName = (month: number): string => getMonthName(month).slice(0, 3)

/** '2026-11-21T08:30:00+05:30', for structured data. */
export const formatIsoDateTime = (day: Day, { hour, minute }: TimeOfDay): string =>
  `${formatIsoDay(day)}T${formatTwoDigits(hour)}:${formatTwoDigits(minute)}:00${offset}`

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** 'Saturday'. */
export const getWeekday = ({ year, month, day }: Day): string =>
  weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]!

/** 'Sat', for the lines of a calendar. */
export const getShortWeekday = (day: Day): string => getWeekday(day).slice(0, 3)

const styles = {
  /** News on home: '21 NOVEMBER 2026'. */
  news: ({ year, month, day }: Day) => `${day} ${getMonthName(month)} ${year}`.toUpperCase(),
  /** Events: '21/11/2026'. */
  event: ({ year, month, day }: Day) => `${formatTwoDigits(day)}/${formatTwoDigits(month)}/${year}`,
  /** Tabloid, long US English: 'November 21, 2026'. */
  tabloid: ({ year, month, day }: Day) => `${getMonthName(month)} ${day}, ${year}`,
  /** Galleries and notices, British: '21 Nov 2026'. */
  card: ({ year, month, day }: Day) => `${day} ${getShortMonthName(month)} ${year}`,
  /** In running text: '21 November 2026'. */
  long: ({ year, month, day }: Day) => `${day} ${getMonthName(month)} ${year}`,
  /** Where the day of the week matters: 'Saturday, 21 November 2026'. */
  full: (day: Day): string => `${getWeekday(day)}, ${styles.long(day)}`,
} as const

/** Formats the first day of a range without what its last day says, too: 'Friday, 27' to 'Saturday, 28 November 2026'. */
export function formatFirstDay(first: Day, last: Day): string {
  const weekday = `${getWeekday(first)}, ${first.day}`
  if (first.year !== last.year) return styles.full(first)
  return first.month === last.month ? weekday : `${weekday} ${getMonthName(first.month)}`
}

/** Formats days to come: 'Sat 21 November', 'Thu 24 December to Sat 2 January 2027'. A missing year is that of today. */
export function formatComingDays(first: Day, last: Day, today: Day): string {
  const name = (day: Day) => `${getShortWeekday(day)} ${day.day}`
  const year = last.year === today.year ? '' : ` ${last.year}`
  const end = `${name(last)} ${getMonthName(last.month)}${year}`
  if (formatIsoDay(first) === formatIsoDay(last)) return end
  const month = first.month === last.month ? '' : ` ${getMonthName(first.month)}`
  return `${name(first)}${month} to ${end}`
}

export type DateStyle = keyof typeof styles

/**
 * Formats a record's date in one of the formats of R-DATE-3, or the sentence of R-DATE-2 when it is missing or invalid.
 */
export function formatDate(date: RecordDate, style: DateStyle, missing?: string): string {
  if (date === null) return missing ?? dates.missing
  const day = getRecordDay(date)
  return day ? styles[style](day) : dates.invalid
}

/** European digits in every language (R-LANGUAGE-2). */
const createFormatter = (tag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(`${tag}-u-nu-latn`, { ...options, timeZone: 'UTC' })

const utcMidnight = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * '21 November 2026' in a language.
 * @param tag such as 'bn-IN'
 * @param day ISO
 */
export const formatLongDate = (tag: string, day: string): string =>
  createFormatter(tag, { dateStyle: 'long' }).format(utcMidnight(day))

/** '21 November 2026', or '19–21 November 2026', in a language. */
export const formatLocalDays = (tag: string, first: string, last: string): string =>
  createFormatter(tag, { dateStyle: 'long' }).formatRange(utcMidnight(first), utcMidnight(last))

/** 'November 2026' in a language. */
export const formatMonthAndYear = (tag: string, day: string): string =>
  createFormatter(tag, { month: 'long', year: 'numeric' }).format(utcMidnight(day))

export const formatDay = (day: Day, style: DateStyle): string => styles[style](day)

/**
 * Formats the days of a record in running text: '21 November 2026', '19 to 21 November 2026', '30 November to 2
 * December 2026'; empty when the first day is missing or invalid.
 */
export function formatDays(date: RecordDate, end: RecordDate): string {
  const first = getRecordDay(date)
  const last = getRecordDay(end)
  if (!first) return ''
  if (!last || formatIsoDay(last) === formatIsoDay(first)) return styles.long(first)
  const beginning =
    first.year !== last.year
      ? styles.long(first)
      : first.month === last.month
        ? first.day
        : `${first.day} ${getMonthName(first.month)}`
  return `${beginning} to ${styles.long(last)}`
}

/**
 * '21 November 2026, 10:05 am' in Asia/Kolkata.
 * @param moment ISO 8601
 */
export function formatDateTime(moment: string): string {
  const parts = toIndianTime(new Date(moment))
  return `${styles.long(parts)}, ${formatTimeOfDay(parts)}`
}

/**
 * '10:05 am on 21 November 2026' in Asia/Kolkata.
 * @param moment ISO 8601
 */
export function formatTimeAndDate(moment: string): string {
  const parts = toIndianTime(new Date(moment))
  return `${formatTimeOfDay(parts)} on ${styles.long(parts)}`
}

const formatTimeOfDay = ({ hour, minute }: TimeOfDay) =>
  `${hour % 12 || 12}:${formatTwoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`

/** '6:00 pm' in Asia/Kolkata. */
export const formatTime = (date: Date): string => formatTimeOfDay(toIndianTime(date))

/** '2026-11-21 18:00:05' in Asia/Kolkata, for tables. */
export function formatTableTime(date: Date): string {
  const parts = toIndianTime(date)
  return `${formatIsoDay(parts)} ${formatTwoDigits(parts.hour)}:${formatTwoDigits(parts.minute)}:${formatTwoDigits(date.getUTCSeconds())}`
}

/** Returns the time of day of a point in time, in Asia/Kolkata. */
export function getTimeOfDay(date: Date): TimeOfDay {
  const { hour, minute } = toIndianTime(date)
  return { hour, minute }
}

/** '18:00' in Asia/Kolkata, for files and fields. */
export function formatClock24(date: Date): string {
  const { hour, minute } = toIndianTime(date)
  return `${formatTwoDigits(hour)}:${formatTwoDigits(minute)}`
}

/** 'Monday', 'সোমবার', in Asia/Kolkata. */
export const formatWeekday = (tag: string, date: Date): string =>
  date.toLocaleDateString(tag, { weekday: 'long', timeZone })

/** 'November', 'নভেম্বর', in Asia/Kolkata. */
export const formatMonthName = (tag: string, date: Date): string =>
  date.toLocaleDateString(tag, { month: 'long', timeZone })

export const dayMilliseconds = 86_400_000

/** Returns days since 1970, to calculate with calendar days. */
export const getDayNumber = ({ year, month, day }: Day): number =>
  Date.UTC(year, month - 1, day) / dayMilliseconds
