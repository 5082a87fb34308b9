import { toIndianDay, formatClock24, formatIsoDay } from '@/lib/core/dates'

/** Formats a date for a field of date and time: '2026-11-24T18:00' in Asia/Kolkata; empty without a date. */
export const localTime = (date: Date | null): string =>
  date ? `${formatIsoDay(toIndianDay(date))}T${formatClock24(date)}` : ''
