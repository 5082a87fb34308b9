import type { SchoolEvent } from '@/lib/content/types'
import { upcomingEvents } from './recency'

const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}\d-]+/u)

/** The next event whose title has one of the keywords, else the next of all. */
export function nextEventAbout(
  keywords: readonly string[],
  events: readonly SchoolEvent[],
  today: Date,
): SchoolEvent | undefined {
  const upcoming = upcomingEvents(events, today)
  const words = new Set(keywords.flatMap(wordsOf).filter(Boolean))
  return upcoming.find(({ title }) => wordsOf(title).some((word) => words.has(word))) ?? upcoming[0]
}
