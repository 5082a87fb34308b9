import type { TimeOfDay } from '@/lib/core/dates'
import { toEuropeanDigits } from '@/lib/core/normalise'

/** '08:30 am', '9 AM', '4.30 p.m.', followed by any text. */
const twelveHourTime = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b/i

/** '14:00' or '14:00:00', the format of time inputs: two digits, no other text. */
const twentyFourHourTime = /^(\d{2}):(\d{2})(?::\d{2})?$/

/** An earlier time without am or pm is ambiguous: '02:30' is probably in the afternoon. */
const earliestUnmarkedHour = 6

/**
 * Parses the start time of an event, `null` when it is missing or ambiguous. The default time that screens show is not
 * a real appointment, so it is not used here (R-EVENTS-4).
 */
export function parseClock(time: string | null): TimeOfDay | null {
  const text = toEuropeanDigits(time ?? '').trim()
  const twelve = twelveHourTime.exec(text)
  if (twelve)
    return toTimeOfDay(toTwentyFour(Number(twelve[1]), twelve[3]!), Number(twelve[2] ?? 0))
  const twentyFour = twentyFourHourTime.exec(text)
  const hour = Number(twentyFour?.[1])
  return twentyFour && hour >= earliestUnmarkedHour
    ? toTimeOfDay(hour, Number(twentyFour[2]))
    : null
}

const toTwentyFour = (hour: number, meridiem: string) =>
  hour >= 1 && hour <= 12 ? (hour % 12) + (meridiem.toLowerCase() === 'p' ? 12 : 0) : NaN

const toTimeOfDay = (hour: number, minute: number): TimeOfDay | null =>
  hour <= 23 && minute <= 59 ? { hour, minute } : null

/** The start of an event, and its end if known. */
export type EventTime = { start: TimeOfDay; end?: TimeOfDay }

const rangeSeparator = /\s*(?:-|–|—|\bto\b|\btill\b|\buntil\b)\s*/i

const meridiem = /[ap]\.?m\b\.?/i

/**
 * Parses a free-text time: '10:30 am', '2 pm to 4 pm', '11 - 1 pm', '14:00'.
 * @returns `undefined` when the text is not a time or is ambiguous ('Morning assembly', '9').
 */
export function parseEventTime(text: string): EventTime | undefined {
  const [first = '', last = '', more] = text.trim().split(rangeSeparator)
  if (more !== undefined) return undefined
  const end = parseClock(last)
  if (end && meridiem.test(last) && !meridiem.test(first)) return withInferredMeridiem(first, end)
  const start = parseClock(first)
  if (!start) return undefined
  return end && isBefore(start, end) ? { start, end } : { start }
}

/** '9 - 11:30 am', '11 - 1 pm': a start without am or pm is the closest such time before the end. */
function withInferredMeridiem(first: string, end: TimeOfDay): EventTime | undefined {
  const candidates = [`${first} pm`, `${first} am`, first].map(parseClock)
  const start = candidates.find((start) => start && isBefore(start, end))
  return start ? { start, end } : undefined
}

const toMinutes = ({ hour, minute }: TimeOfDay) => hour * 60 + minute

const isBefore = (a: TimeOfDay, b: TimeOfDay) => toMinutes(a) < toMinutes(b)
