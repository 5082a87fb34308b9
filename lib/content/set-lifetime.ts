import 'server-only'
import { unstable_cache } from 'next/cache'
import { ephemeralTag } from '@/lib/page-cache/ephemeral.mjs'
import { getLifetime, cachePolicies, type Freshness } from './cache-policies'
import type { Collection } from './types'

/**
 * Sets the lifetime and the tag of the page being rendered. When called several times, the shortest lifetime
 * applies, and the page gets all tags.
 *
 * A page's `revalidate` export must be a literal, so it cannot depend on what was read. Instead, an
 * `unstable_cache` function without content passes its lifetime and tags on to the page.
 */
export async function setLifetime(collection: Collection, freshness: Freshness): Promise<void> {
  const { tag } = cachePolicies[collection]
  const revalidate = getLifetime(collection, freshness)
  const tags = freshness === 'none' ? [tag, ephemeralTag] : [tag]
  await unstable_cache(async () => 0, [...tags, String(revalidate)], { revalidate, tags })()
}
