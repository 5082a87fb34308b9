import { now, getTimeOfDay } from '@/lib/core/dates'
import { findAll } from '@/lib/browser/dom'

/** Shows whether the help desk is open now (R-LAYOUT-11). */
export function showHours() {
  const { opens = 0, closes = 0 } = findAll('[data-closes]')[0]?.dataset ?? {}
  const { hour } = getTimeOfDay(now())
  const isOpen = hour >= Number(opens) && hour < Number(closes)
  document.documentElement.dataset.helpDesk = isOpen ? 'open' : 'closed'
}
