import { toPlainPunctuation } from './normalise'

/**
 * Reads dates as content services write them. A text without a zone is taken as Asia/Kolkata, and the day comes before
 * the month, as everywhere in India. The platform's own parser is not used: it takes the server's zone and the American
 * order, and turns 30 February into 2 March.
 */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const weekday =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?'

const dayForms = [
  // 2026-05-12, 2026/5/12
  /(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})/,
  // 12/05/2026, 12-5-2026, 12.05.2026
  /(?<day>\d{1,2})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<year>\d{4})/,
  // 20260512
  /(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})/,
  // 12 May 2026, 12th May, 2026, 12-May-2026
  new RegExp(
    `(?<day>\\d{1,2})(?:st|nd|rd|th)?[-/ ]{0,2}(?<month>${monthName})\\.?[-/, ]{0,2}(?<year>\\d{4})`,
  ),
  // May 12, 2026
  new RegExp(`(?<month>${monthName})\\.? ?(?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})`),
]

/** Also a name of the zone in brackets, as browsers and Java write it. */
const zone = String.raw`(?<zone>z|utc|gmt|ist|(?:utc|gmt)?[-+]\d{2}:?(?:\d{2})?)(?: ?(?:\([^()]*\)|\[[^[\]]*\]))?`
const time = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?(?: ?(?<half>[ap])\.?m\.?)?(?: ?${zone})?`

/** 20260512103000, 20260512T103000Z */
const compact = new RegExp(
  String.raw`^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})t?(?<hour>\d{2})(?<minute>\d{2})(?<second>\d{2})(?:${zone})?$`,
  'i',
)

const patterns = [
  ...dayForms.map(
    (day) =>
      new RegExp(`^(?:(?:${weekday})\\.?,? )?${day.source}(?:(?:t|,? (?:at )?)${time})?$`, 'i'),
  ),
  compact,
]

/** '/Date(1778524200000+0530)/', as .NET writes it. The zone has no meaning. */
const dotNetDate = /^\/Date\((-?\d+)(?:[-+]\d{4})?\)\/$/

type Parts = Record<string, string | undefined>

/**
 * Parses a text into milliseconds since 1970.
 * @returns `undefined` when it is no date, such as 30 February
 */
export function parseMoment(text: string): number | undefined {
  const line = toPlainPunctuation(text)
  const plain = dotNetDate.exec(line)?.[1] ?? line
  if (/^[-+]?\d+(?:\.\d+)?$/.test(plain) && !/^(?:\d{8}|\d{14})$/.test(plain))
    return parseTimestamp(Number(plain))
  for (const pattern of patterns) {
    const parts = pattern.exec(plain)?.groups
    if (parts) return toMoment(parts)
  }
  return undefined
}

/**
 * Parses a number as seconds or milliseconds since 1970. Between the two, near 1970, and after 2286, it is neither: no
 * school writes about those years, and programs write zero for a missing date.
 */
function parseTimestamp(value: number): number | undefined {
  const size = Math.abs(value)
  if (size >= 1e11 && size < 1e13) return Math.trunc(value)
  return size >= 1e8 && size < 1e10 ? Math.trunc(value * 1000) : undefined
}

function toMoment(parts: Parts): number | undefined {
  const { year, month = '', day } = parts
  const number = /^\d/.test(month)
    ? Number(month)
    : months.indexOf(month.slice(0, 3).toLowerCase()) + 1
  const midnight = Date.UTC(Number(year), number - 1, Number(day))
  const inDay = parseTime(parts)
  // A day that the month does not have moves into the next one, and a year below 100 into the last century.
  const date = new Date(midnight)
  const isDay =
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() === number - 1 &&
    date.getUTCDate() === Number(day)
  return isDay && inDay !== undefined ? midnight + inDay - parseZone(parts.zone) : undefined
}

/** Parses a time of day into milliseconds since midnight. The end of a day may be written as 24:00. */
function parseTime({ hour = '0', minute = '0', second = '0', fraction = '0', half }: Parts) {
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)]
  if (half && (hours < 1 || hours > 12)) return undefined
  const isAfternoon = half?.toLowerCase() === 'p'
  const clock = half ? (hours % 12) + (isAfternoon ? 12 : 0) : hours
  const isClock = clock < 24 || (clock === 24 && minutes === 0 && seconds === 0)
  if (!isClock || minutes > 59 || seconds > 59) return undefined
  return ((clock * 60 + minutes) * 60 + seconds) * 1000 + Math.trunc(Number(`0.${fraction}`) * 1000)
}

const kolkata = 330 * 60_000

/** Parses a zone into the milliseconds that it is ahead of UTC. */
function parseZone(name = 'ist'): number {
  if (/^ist$/i.test(name)) return kolkata
  const [, sign, hours, minutes = '0'] = /([-+])(\d{2}):?(\d{2})?$/.exec(name) ?? []
  if (!sign) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
