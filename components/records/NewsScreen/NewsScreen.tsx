import {
  InformationPage,
  type InformationPageProps,
} from '@/components/information/InformationPage/InformationPage'
import { Subscribe } from '@/components/ui/Subscribe/Subscribe'
import { microcopy } from '@/content/microcopy'
import type { NewsItem, ListResult } from '@/lib/content/types'
import type { ListView } from '@/lib/records/list-view'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { NewsBrowser } from '../NewsBrowser/NewsBrowser.client'

type NewsScreenProps = {
  frame: InformationPageProps
  view: ListView<NewsItem>
  list: Pick<ListResult<unknown>, 'source' | 'readAt'>
}

/** The news screen (R-NEWS-1): filters, count and list, with Quick Links. */
export function NewsScreen({ frame, view, list }: NewsScreenProps) {
  return (
    <InformationPage {...frame} interactive>
      <div>
        <NewsBrowser view={view} />
        <FreshnessNote freshness={list} />
        <Subscribe
          text={microcopy.feeds.subscribe}
          links={[{ href: '/news.xml', label: microcopy.feeds.newsFeed }]}
        />
      </div>
    </InformationPage>
  )
}
