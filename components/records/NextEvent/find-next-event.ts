import { summary } from '@/content/words/en/summary'
import type { SchoolEvent } from '@/lib/content/types'
import { getEventPhase } from '@/lib/records/recency'

/**
 * Finds the first event that is not over. The first in the list may have ended since the page was rendered (R-FRESH-3).
 * @param upcoming soonest first
 */
export const findNextEvent = (
  upcoming: readonly SchoolEvent[],
  today: Date,
): SchoolEvent | undefined => upcoming.find((event) => getEventPhase(event, today) !== 'over')

/** Says why an event stands out: it is the next one, or already on. */
export const nextEventLabel = (event: SchoolEvent, today: Date): string =>
  summary.next.event[getEventPhase(event, today) === 'on' ? 'on' : 'coming']
