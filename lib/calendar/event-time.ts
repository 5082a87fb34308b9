import type { Clock } from '@/lib/dates'
import { clockOf } from '@/lib/updates/event-time'

/** What an event's time says: when it starts, and when it ends if it says so. */
export type EventTime = { start: Clock; end?: Clock }

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
function sharedHalf(first: string, end: Clock): EventTime | undefined {
  const starts = [`${first} pm`, `${first} am`, first].map(clockOf)
  const start = starts.find((start) => start && isBefore(start, end))
  return start ? { start, end } : undefined
}

const minutesOf = ({ hour, minute }: Clock) => hour * 60 + minute
const isBefore = (one: Clock, other: Clock) => minutesOf(one) < minutesOf(other)
