import 'server-only'
import { lifetimeOf } from '@/lib/content-service/cache'
import { readCollection } from '@/lib/content-service/read'
import { onePerProcess } from '@/lib/one-per-process'
import { fixedEntries } from './page-entries'
import { createSiteSearch } from './site-search'

/** The search of this process. */
export const siteSearch = onePerProcess('site-search', () =>
  createSiteSearch({
    fixed: fixedEntries,
    read: (name) => readCollection(name, 'list'),
    lifetime: (standing) => lifetimeOf('news', standing),
  }),
)
