import path from 'node:path'
import { now } from '../../lib/dates'
import { createEmbeddedSource } from '../../lib/content-service/embedded-source'
import { listIn } from '../../lib/content-service/answers'
import { listPath } from '../../lib/content-service/calls'
import { policies } from '../../lib/content-service/cache'
import { parseRecords } from '../../lib/content-service/records'
import { fixedEntries } from '../../lib/search/page-entries'
import { createSiteSearch } from '../../lib/search/site-search'
import type { SearchKind } from '../../lib/search/types'

const content = path.resolve(import.meta.dirname, '../../content')

/** The search over the site's own pages and its sample records. */
export function embeddedSearch() {
  const source = createEmbeddedSource({
    records: path.join(content, 'records'),
    media: path.join(content, 'media'),
  })
  const search = createSiteSearch({
    fixed: fixedEntries,
    read: async (name) => {
      const answer = await source.read(listPath(policies[name].calls.list[0]!))
      return {
        source: 'live',
        records: parseRecords(name, listIn(answer) ?? []),
        readAt: now().toISOString(),
      }
    },
    lifetime: () => 3600,
  })
  const ask = (query: string, kind: SearchKind | 'all' = 'all', from = 0) =>
    search.answer({ query, kind }, { from, most: 10 })
  return { ask }
}
