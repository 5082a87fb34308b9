import {
  InformationPage,
  type InformationPageProps,
} from '@/components/content/InformationPage/InformationPage'
import { microcopy } from '@/content/microcopy'
import type { NewsItem, Reading } from '@/lib/content-service/types'
import type { ListView } from '@/lib/updates/list-view'
import { NewsBrowser } from '../NewsBrowser/NewsBrowser.client'
import { LastRead } from '../LastRead/LastRead'
import { Subscribe } from '../Subscribe/Subscribe'

type NewsScreenProps = {
  frame: InformationPageProps
  view: ListView<NewsItem>
  reading: Pick<Reading<unknown>, 'source' | 'readAt'>
}

/** The news screen (R-NEWS-1): filters, count and list, beside the Quick Links. */
export function NewsScreen({ frame, view, reading }: NewsScreenProps) {
  return (
    <InformationPage {...frame} interactive>
      <div>
        <NewsBrowser view={view} />
        <LastRead reading={reading} />
        <Subscribe
          text={microcopy.feeds.subscribe}
          links={[{ href: '/news.xml', label: microcopy.feeds.newsFeed }]}
        />
      </div>
    </InformationPage>
  )
}
