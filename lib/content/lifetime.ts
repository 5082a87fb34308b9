import 'server-only'
import { unstable_cache } from 'next/cache'
import { ephemeralTag } from '@/lib/page-cache/ephemeral.mjs'
import { lifetimeOf, cachePolicies, type Freshness } from './lifetimes'
import type { Collection } from './types'

/**
 * Tells the page being rendered how long it stands and which tag makes it anew. Several calls in one page:
 * the shortest time wins, the tags add up.
 *
 * A page's `revalidate` must be a literal, which cannot know what was read; a cached function that holds
 * nothing but a time and a tag hands both to the page instead.
 */
export async function setLifetime(collection: Collection, freshness: Freshness): Promise<void> {
  const { tag } = cachePolicies[collection]
  const revalidate = lifetimeOf(collection, freshness)
  const tags = freshness === 'none' ? [tag, ephemeralTag] : [tag]
  await unstable_cache(async () => 0, [...tags, String(revalidate)], { revalidate, tags })()
}
