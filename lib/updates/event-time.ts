import type { Clock } from '@/lib/dates'

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
export function clockOf(time: string | null): Clock | null {
  const text = time?.trim() ?? ''
  const half = twelveHours.exec(text)
  if (half) return checked(toTwentyFour(Number(half[1]), half[3]!), Number(half[2] ?? 0))
  const whole = twentyFourHours.exec(text)
  const hour = Number(whole?.[1])
  return whole && hour >= earliestBareHour ? checked(hour, Number(whole[2])) : null
}

const toTwentyFour = (hour: number, half: string) =>
  hour >= 1 && hour <= 12 ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : NaN

const checked = (hour: number, minute: number): Clock | null =>
  hour <= 23 && minute <= 59 ? { hour, minute } : null
