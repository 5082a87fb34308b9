/**
 * The one clock and calendar of the site. Every day, month and year is reckoned in Asia/Kolkata,
 * wherever the server or the visitor is. No other module may ask for the time (eslint holds this).
 */
import { dateCopy } from '@/content/microcopy/dates'

export const timeZone = 'Asia/Kolkata'

/** Asia/Kolkata has stood at UTC+05:30, without summer time, since 1945. */
const offset = '+05:30'

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
export type Clock = { hour: number; minute: number }

/** The present moment. */
export function now(): Date {
  return new Date()
}

/** The moment that ISO 8601 text of our own, or milliseconds since 1970, name. */
export const dateFrom = (moment: string | number): Date => new Date(moment)

const offsetMilliseconds = 330 * 60_000

/**
 * The offset is added by hand: lists of thousands of records are reckoned by day, and `Intl` takes fifty times
 * as long for each.
 */
function partsOf(date: Date): Day & Clock {
  const local = new Date(date.getTime() + offsetMilliseconds)
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  }
}

/** The day that a moment falls on in Asia/Kolkata. */
export function dayOf(date: Date): Day {
  const { year, month, day } = partsOf(date)
  return { year, month, day }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** '2026-11-21', for `<time datetime>` and calendar files. */
export const isoDay = ({ year, month, day }: Day): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`

/** The moment that a day begins in Asia/Kolkata. */
const dayStart = (day: Day): Date => new Date(`${isoDay(day)}T00:00:00${offset}`)

/** The day before another. */
export const dayBefore = (day: Day): Day => dayOf(new Date(dayStart(day).getTime() - 1))

const dateOnly = /^(\d{4})-(\d{2})-(\d{2})$/
const withoutZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

/**
 * Reads a date of the content service: ISO 8601 text (a day or a time without a zone is meant in
 * Asia/Kolkata), or milliseconds since 1970.
 * @returns the moment; `null` when nothing was given; `'invalid'` when it cannot be read.
 */
export function parseDate(value: unknown): Date | null | 'invalid' {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'string' && typeof value !== 'number') return 'invalid'
  const text = typeof value === 'string' ? value.trim() : value
  const local =
    typeof text === 'string' && dateOnly.test(text)
      ? `${text}T00:00:00${offset}`
      : typeof text === 'string' && withoutZone.test(text)
        ? `${text.replace(' ', 'T')}${offset}`
        : text
  const date = new Date(local)
  const time = date.getTime()
  if (Number.isNaN(time)) return 'invalid'
  const { year } = dayOf(date)
  return year >= 1900 && year <= 9999 ? date : 'invalid'
}

/** A date as the site's records carry it: an ISO moment, nothing, or something unreadable. */
export type RecordDate = string | null | 'invalid'

/** `parseDate` in the form that records keep and that travels to the browser. */
export function toRecordDate(value: unknown): RecordDate {
  const date = parseDate(value)
  return date instanceof Date ? date.toISOString() : date
}

/** The day of a record, or `undefined` when it has none that can be read. */
export function recordDay(date: RecordDate): Day | undefined {
  return date === null || date === 'invalid' ? undefined : dayOf(new Date(date))
}

/** Milliseconds for sorting; records without a readable date come last when sorted newest first. */
export function recordTime(date: RecordDate): number {
  return date === null || date === 'invalid' ? Number.NEGATIVE_INFINITY : Date.parse(date)
}

/** 'November' for 11. */
export const monthName = (month: number): string => monthNames[month - 1] ?? ''

/** 'Nov' for 11: three letters in every month (R-DATE-3). */
export const monthShort = (month: number): string => monthName(month).slice(0, 3)

/** '2026-11-21T08:30:00+05:30', for structured data. */
export const isoDateTime = (day: Day, { hour, minute }: Clock): string =>
  `${isoDay(day)}T${twoDigits(hour)}:${twoDigits(minute)}:00${offset}`

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const weekday = ({ year, month, day }: Day) =>
  weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]

const styles = {
  /** News on home: '21 NOVEMBER 2026'. */
  news: ({ year, month, day }: Day) => `${day} ${monthName(month)} ${year}`.toUpperCase(),
  /** Events: '21/11/2026'. */
  event: ({ year, month, day }: Day) => `${twoDigits(day)}/${twoDigits(month)}/${year}`,
  /** Tabloid, long US English: 'November 21, 2026'. */
  tabloid: ({ year, month, day }: Day) => `${monthName(month)} ${day}, ${year}`,
  /** Galleries and notices, British: '21 Nov 2026'. */
  card: ({ year, month, day }: Day) => `${day} ${monthShort(month)} ${year}`,
  /** In running text: '21 November 2026'. */
  long: ({ year, month, day }: Day) => `${day} ${monthName(month)} ${year}`,
  /** Where the day of the week matters: 'Saturday, 21 November 2026'. */
  full: (day: Day): string => `${weekday(day)}, ${styles.long(day)}`,
} as const

export type DateStyle = keyof typeof styles

/** A record's date in one of the formats of R-DATE-3; the sentences of R-DATE-2 when it is missing or unreadable. */
export function formatDate(date: RecordDate, style: DateStyle, missing?: string): string {
  if (date === null) return missing ?? dateCopy.missing
  const day = recordDay(date)
  return day ? styles[style](day) : dateCopy.invalid
}

/**
 * The days of a record in running text: '21 November 2026', '19 to 21 November 2026',
 * '30 November to 2 December 2026'; empty when the first cannot be read.
 */
export function formatDays(date: RecordDate, end: RecordDate): string {
  const first = recordDay(date)
  const last = recordDay(end)
  if (!first) return ''
  if (!last || isoDay(last) === isoDay(first)) return styles.long(first)
  const beginning =
    first.year !== last.year
      ? styles.long(first)
      : first.month === last.month
        ? first.day
        : `${first.day} ${monthName(first.month)}`
  return `${beginning} to ${styles.long(last)}`
}

/**
 * '21 November 2026, 10:05 am' in Asia/Kolkata, for "Last read …" and "Saved copy from …" (R-LIST-6).
 * @param moment ISO 8601
 */
export function formatDateTime(moment: string): string {
  const { hour, minute, ...day } = partsOf(new Date(moment))
  return `${styles.long(day)}, ${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`
}

export const dayMilliseconds = 86_400_000
