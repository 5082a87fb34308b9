'use client'

import { newsCopy } from '@/content/microcopy/news'
import type { NewsItem } from '@/lib/content/types'
import type { ListView } from '@/lib/records/list-view'
import { ListBrowser } from '../ListBrowser/ListBrowser.client'
import { NewsList } from '../NewsList/NewsList'

const copy = {
  total: newsCopy.total,
  empty: newsCopy.emptyFilters,
  more: 'Show more news',
}

/** The news with its filters (R-NEWS-1). */
export function NewsBrowser({ view }: { view: ListView<NewsItem> }) {
  return (
    <ListBrowser list="news" view={view} copy={copy}>
      {(items, { today }) => <NewsList items={items} today={today} />}
    </ListBrowser>
  )
}
