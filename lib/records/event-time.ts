import type { TimeOfDay } from '@/lib/core/dates'

/** '08:30 am', '9 AM', '4.30 p.m.', with anything behind. */
const twelveHours = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b/i

/** '14:00', as time fields of forms write it: two digits, and nothing behind. */
const twentyFourHours = /^(\d{2}):(\d{2})(?::\d{2})?$/

/** A bare '02:30' is more likely an afternoon than the middle of the night. */
const earliestBareHour = 6

/**
 * The time that an event begins at, where the service gives one that can be read in one way only
 * (R-EVENTS-4: the default time of the screens is nobody's appointment).
 */
export function clockOf(time: string | null): TimeOfDay | null {
  const text = time?.trim() ?? ''
  const half = twelveHours.exec(text)
  if (half) return checked(toTwentyFour(Number(half[1]), half[3]!), Number(half[2] ?? 0))
  const whole = twentyFourHours.exec(text)
  const hour = Number(whole?.[1])
  return whole && hour >= earliestBareHour ? checked(hour, Number(whole[2])) : null
}

const toTwentyFour = (hour: number, half: string) =>
  hour >= 1 && hour <= 12 ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : NaN

const checked = (hour: number, minute: number): TimeOfDay | null =>
  hour <= 23 && minute <= 59 ? { hour, minute } : null

/** What an event's time says: when it starts, and when it ends if it says so. */
export type EventTime = { start: TimeOfDay; end?: TimeOfDay }

const rangeMark = /\s*(?:-|–|—|\bto\b|\btill\b|\buntil\b)\s*/i

const half = /[ap]\.?m\b\.?/i

/**
 * Reads a time as offices write it: '10:30 am', '2 pm to 4 pm', '11 - 1 pm', '14:00'.
 * @returns nothing when it cannot be read for certain ('Morning assembly', '9'); the day then is all that is known.
 */
export function parseEventTime(text: string): EventTime | undefined {
  const [first = '', last = '', more] = text.trim().split(rangeMark)
  if (more !== undefined) return undefined
  const end = clockOf(last)
  if (end && half.test(last) && !half.test(first)) return sharedHalf(first, end)
  const start = clockOf(first)
  if (!start) return undefined
  return end && isBefore(start, end) ? { start, end } : { start }
}

/** '9 - 11:30 am', '11 - 1 pm': a start without a half of the day is the nearest one before the end. */
function sharedHalf(first: string, end: TimeOfDay): EventTime | undefined {
  const starts = [`${first} pm`, `${first} am`, first].map(clockOf)
  const start = starts.find((start) => start && isBefore(start, end))
  return start ? { start, end } : undefined
}

const minutesOf = ({ hour, minute }: TimeOfDay) => hour * 60 + minute

const isBefore = (one: TimeOfDay, other: TimeOfDay) => minutesOf(one) < minutesOf(other)
