import 'server-only'
import { unstable_cache } from 'next/cache'
import { lifetimeOf, policies } from './cache'
import type { Collection, Reading } from './types'

/**
 * Tells the page being rendered how long it stands and which tag makes it anew. Several calls in one page:
 * the shortest time wins, the tags add up.
 *
 * A page's `revalidate` must be a literal, which cannot know what was read; a cached function that holds
 * nothing but a time and a tag hands both to the page instead.
 */
export async function setLifetime(
  collection: Collection,
  source: Reading<unknown>['source'],
): Promise<void> {
  const { tag } = policies[collection]
  const revalidate = lifetimeOf(collection, source)
  await unstable_cache(async () => 0, [tag, String(revalidate)], { revalidate, tags: [tag] })()
}
