/** A time of day; hours 0 to 23. */
export type TimeOfDay = { hour: number; minute: number }

/** What an event's time says: when it starts, and when it ends if it says so. */
export type EventTime = { start: TimeOfDay; end?: TimeOfDay }

const time = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?$/i
const rangeMark = /\s*(?:-|–|—|\bto\b|\btill\b|\buntil\b)\s*/i

/**
 * Reads a time as offices write it: '10:30 am', '10.30 AM', '2 pm to 4 pm', '9 - 11:30 am', '14:00'.
 * @returns nothing when it cannot be read for certain ('Morning assembly', '9'); the day then is all that is known.
 */
export function parseEventTime(text: string): EventTime | undefined {
  const parts = text.trim().split(rangeMark)
  const [first = '', last] = parts
  if (parts.length > 2) return undefined
  const end = last === undefined ? undefined : parseTime(last)
  if (last !== undefined && !end) return undefined
  const start = parseTime(first) ?? (last && parseTime(`${first} ${halfOf(last)}`))
  if (!start) return undefined
  return end && minutesOf(end) > minutesOf(start) ? { start, end } : { start }
}

function parseTime(text: string): TimeOfDay | undefined {
  const [, hourText, minuteText, half] = time.exec(text.trim()) ?? []
  if (!hourText || (!minuteText && !half)) return undefined
  const hour = Number(hourText)
  const minute = Number(minuteText ?? 0)
  if (minute > 59) return undefined
  if (!half) return hour < 24 ? { hour, minute } : undefined
  if (hour < 1 || hour > 12) return undefined
  return { hour: (hour % 12) + (/^p/i.test(half) ? 12 : 0), minute }
}

/** 'am' or 'pm' of '11:30 am', which '9' before it shares. */
const halfOf = (text: string) => time.exec(text.trim())?.[3] ?? ''

const minutesOf = ({ hour, minute }: TimeOfDay) => hour * 60 + minute
