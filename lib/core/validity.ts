import type { DisclosureDocument } from '@/content/types'
import { dayMilliseconds, toIndianDay, formatDate, formatIsoDay, now } from './dates'

/** The office is warned this many days before a certificate runs out: a renewal takes weeks. */
const warningDays = 60

/** Returns days until the last day on which it is valid; negative when it has run out. */
const countDaysUntil = (lastDay: string) =>
  (Date.parse(lastDay) - Date.parse(formatIsoDay(toIndianDay(now())))) / dayMilliseconds

export type ValidityWarning = { item: string; says: string }

/** Returns the certificates that have run out or soon will (R-DISCLOSURE-6). */
export function listValidityWarnings(documents: readonly DisclosureDocument[]): ValidityWarning[] {
  return documents.flatMap(({ item, file }) => {
    if (!file?.validUntil) return []
    const days = countDaysUntil(file.validUntil)
    if (days > warningDays) return []
    const day = formatDate(file.validUntil, 'long')
    return {
      item,
      says: days < 0 ? `ran out on ${day}` : `valid until ${day}, ${formatDaysLeft(days)}`,
    }
  })
}

const formatDaysLeft = (days: number) =>
  days === 0 ? 'its last day' : `${days} ${days === 1 ? 'day' : 'days'} left`
