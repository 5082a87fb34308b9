import { toIndianDay, formatClock, isoDay } from '@/lib/core/dates'

/** '2026-11-24T18:00' in Asia/Kolkata, for a field of a date and time; empty without a date. */
export const localTime = (date: Date | null): string =>
  date ? `${isoDay(toIndianDay(date))}T${formatClock(date)}` : ''
