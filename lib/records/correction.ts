import { lists } from '@/content/words/en/lists'
import type { Correction } from '@/lib/core/corrections'
import { createDate, toIndianDay, formatDay } from '@/lib/core/dates'

/** "Corrected on 26 November 2026: time, place" (R-CORRECT-1). */
export function formatCorrection({ at, fields }: Correction): string {
  const { corrected } = lists
  return corrected.on(
    formatDay(toIndianDay(createDate(at)), 'long'),
    fields.map((field) => corrected.fields[field]).join(', '),
  )
}
