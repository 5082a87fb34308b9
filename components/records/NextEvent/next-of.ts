import type { SchoolEvent } from '@/lib/content/types'
import { eventPhase } from '@/lib/records/recency'

/**
 * The first event that is not over yet; a page may have been made before the first of them was (R-FRESH-3).
 * @param upcoming the soonest first
 */
export const nextOf = (upcoming: readonly SchoolEvent[], today: Date): SchoolEvent | undefined =>
  upcoming.find((event) => eventPhase(event, today) !== 'over')
