import {
  InformationPage,
  type InformationPageProps,
} from '@/components/content/InformationPage/InformationPage'
import type { NewsItem, Reading } from '@/lib/content-service/types'
import type { ListView } from '@/lib/updates/list-view'
import { NewsBrowser } from '../NewsBrowser/NewsBrowser.client'
import { LastRead } from '../LastRead/LastRead'

type NewsScreenProps = {
  frame: InformationPageProps
  view: ListView<NewsItem>
  reading: Pick<Reading<unknown>, 'source' | 'readAt'>
}

/** The news screen (P§2.6): filters, count and list, beside the Quick Links. */
export function NewsScreen({ frame, view, reading }: NewsScreenProps) {
  return (
    <InformationPage {...frame}>
      <div>
        <NewsBrowser view={view} />
        <LastRead reading={reading} />
      </div>
    </InformationPage>
  )
}
