import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import { getLifetime } from '@/lib/content/cache-policies'
import { readCollection } from '@/lib/content/read'
import { env } from '@/lib/core/env'
import { getProcessSingleton } from '@/lib/core/singleton'
import { listStaticEntries } from './page-entries'
import { createSiteSearch } from './site-search'

/** The search of this process. */
export const siteSearch = getProcessSingleton('site-search', () => {
  const search = createSiteSearch({
    staticEntries: listStaticEntries,
    read: (name) => readCollection(name, 'list'),
    lifetime: (freshness) => getLifetime('news', freshness),
  })
  // What the office publishes is found at once, as on the pages. With a provider, each instance would send requests.
  if (env.deskSecret) subscribe('school-website.revalidated', search.refresh)
  return search
})
