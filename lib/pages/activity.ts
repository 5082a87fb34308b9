import 'server-only'
import { listEvents } from '@/lib/content/collections'
import { now } from '@/lib/core/dates'
import type { Page } from '@/lib/markdown/read-page'
import { nextEventAbout } from '@/lib/records/recency'

/** The next event for the page of an activity, by the page's keywords (R-INFO-20). */
export async function loadNextEvent({ keywords }: Page) {
  const { records } = await listEvents('list')
  const today = now()
  const event = nextEventAbout(keywords, records, today)
  return event && { event, today }
}
