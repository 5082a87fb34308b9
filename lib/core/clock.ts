import type { DayPart, LayoutWords } from '@/content/words/types'
import { formatTwoDigits, type TimeOfDay } from './dates'
import { fillIn } from './fill-in'

/** The hour at which each part of the day begins. */
const dayParts: readonly (readonly [hour: number, part: DayPart])[] = [
  [0, 'night'],
  [4, 'dawn'],
  [6, 'morning'],
  [12, 'noon'],
  [16, 'afternoon'],
  [18, 'evening'],
  [20, 'night'],
]

/** '8:00 AM', or as the language says it: 'সকাল আটটা'. */
export const formatClock = (words: LayoutWords, time: TimeOfDay): string =>
  formatSpokenTime(words, time) ??
  `${time.hour % 12 || 12}:${formatTwoDigits(time.minute)} ${time.hour < 12 ? 'AM' : 'PM'}`

/** Returns a time with the part of the day, in a language that has words for it: 'সন্ধ্যা 6:30', 'शाम 6 बजे'. */
export function formatSpokenTime({ clock }: LayoutWords, { hour, minute }: TimeOfDay) {
  if (!clock) return undefined
  const [, part] = dayParts.findLast(([from]) => from <= hour)!
  const twelfth = hour % 12 || 12
  return fillIn(minute ? clock.minute : clock.hour, {
    part: clock.parts[part],
    hour: (!minute && clock.hours?.[twelfth - 1]) || twelfth,
    minute: formatTwoDigits(minute),
  })
}
