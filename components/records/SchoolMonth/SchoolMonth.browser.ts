import { toIndianDay, formatIsoDay, now } from '@/lib/core/dates'
import { findAll } from '@/lib/browser/dom'

/** Marks today in a calendar that was rendered before midnight (R-FRESH-3). */
export function markToday() {
  const today = formatIsoDay(toIndianDay(now()))
  for (const { dataset } of findAll('[data-first]')) {
    const { first = '', last = '' } = dataset
    if (first <= today && today <= last) dataset.today = ''
    else delete dataset.today
  }
}
