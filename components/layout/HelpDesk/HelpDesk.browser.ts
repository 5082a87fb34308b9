import { now, getTimeOfDay } from '@/lib/core/dates'
import { findAll } from '@/lib/browser/dom'

/** Shows whether the help desk is open now (R-LAYOUT-11). */
export function showHours() {
  const { opens = 0, closes = 0 } = findAll('[data-opens]')[0]?.dataset ?? {}
  const { hour } = getTimeOfDay(now())
  document.documentElement.toggleAttribute(
    'data-help-desk-open',
    hour >= Number(opens) && hour < Number(closes),
  )
}
