import 'server-only'
import { lifetimeOf } from '@/lib/content/cache-policies'
import { readCollection } from '@/lib/content/read'
import { processSingleton } from '@/lib/core/singleton'
import { staticEntries } from './page-entries'
import { createSiteSearch } from './site-search'

/** The search of this process. */
export const siteSearch = processSingleton('site-search', () =>
  createSiteSearch({
    staticEntries,
    read: (name) => readCollection(name, 'list'),
    lifetime: (freshness) => lifetimeOf('news', freshness),
  }),
)
