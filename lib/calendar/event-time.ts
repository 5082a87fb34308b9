import type { Clock } from '@/lib/dates'
import { clockOf } from '@/lib/updates/event-time'

/** What an event's time says: when it starts, and when it ends if it says so. */
export type EventTime = { start: Clock; end?: Clock }

const rangeMark = /\s*(?:-|–|—|\bto\b|\btill\b|\buntil\b)\s*/i
const half = /[ap]\.?m\b\.?/i

/**
 * Reads a time as offices write it: '10:30 am', '2 pm to 4 pm', '9 - 11:30 am', '14:00'.
 * @returns nothing when it cannot be read for certain ('Morning assembly', '9'); the day then is all that is known.
 */
export function parseEventTime(text: string): EventTime | undefined {
  const [first = '', last = '', more] = text.trim().split(rangeMark)
  if (more !== undefined) return undefined
  const end = clockOf(last)
  // '9 - 11:30 am': the one shares the other's half of the day.
  const start = clockOf(first) ?? clockOf(`${first} ${half.exec(last)?.[0] ?? ''}`)
  if (!start) return undefined
  return end && minutesOf(end) > minutesOf(start) ? { start, end } : { start }
}

const minutesOf = ({ hour, minute }: Clock) => hour * 60 + minute
