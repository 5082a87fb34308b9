import 'server-only'
import { lifetimeOf } from '@/lib/content/lifetimes'
import { readCollection } from '@/lib/content/read'
import { processSingleton } from '@/lib/core/singleton'
import { fixedEntries } from './page-entries'
import { createSiteSearch } from './site-search'

/** The search of this process. */
export const siteSearch = processSingleton('site-search', () =>
  createSiteSearch({
    fixed: fixedEntries,
    read: (name) => readCollection(name, 'list'),
    lifetime: (standing) => lifetimeOf('news', standing),
  }),
)
