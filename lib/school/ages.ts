import type { AgeRow } from '@/content/types'
import { formatIsoDay, getDayBefore, parseIsoDay } from '@/lib/core/dates'

const shift = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/**
 * Returns the dates of birth, ISO days, of a class some sessions after those that the school published: it then takes
 * children who are born that many years later.
 */
export const shiftBirths = ({ from, to }: AgeRow['born'], sessions: number): AgeRow['born'] =>
  sessions === 0
    ? { from, to }
    : {
        from: shift(from, sessions),
        to: formatIsoDay(getDayBefore(parseIsoDay(shift(from, sessions + 1)))),
      }
