import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Share, type ShareProps } from '@/components/ui/Share/Share'
import { news } from '@/content/words/en/news'
import type { NewsItem, SchoolEvent } from '@/lib/content/types'
import type { Adjacent } from '@/lib/records/adjacent'
import { getNewsTitle } from '@/lib/records/titles'
import { getNewsUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { AdjacentLinks } from '../AdjacentLinks/AdjacentLinks'
import { ComingEventsBeside } from '../ComingEvents/ComingEvents'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { RecordPage } from '../RecordPage/RecordPage'
import { RecordTime } from '../RecordTime/RecordTime'
import { NewsArticle } from './NewsArticle'

type NewsItemScreenProps = {
  frame: InformationPageProps
  record: NewsItem
  source: 'live' | 'saved'
  readAt: string
  adjacent: Adjacent<NewsItem>
  /** The events on days that it names, and what else comes next at school. */
  named: readonly SchoolEvent[]
  coming: readonly SchoolEvent[]
  share: ShareProps
  data: Parameters<typeof JsonLd>[0]['data']
}

const words = news.page
const link = (item: NewsItem) => ({ title: getNewsTitle(item), href: getNewsUrl(item) })

/** The page of one news item (R-NEWS-5). */
export function NewsItemScreen({
  frame,
  record,
  adjacent,
  named,
  coming,
  share,
  ...rest
}: NewsItemScreenProps) {
  const title = getNewsTitle(record)
  return (
    <RecordPage
      frame={frame}
      title={title}
      lang={detectScript(title)}
      date={record.date}
      lead={<RecordTime date={record.date} dateStyle="full" />}
      crumb={{ label: title, path: getNewsUrl(record) }}
    >
      <JsonLd data={rest.data} />
      <NewsArticle record={record} events={named} />
      <Share {...share} />
      <ComingEventsBeside events={coming} />
      <AdjacentLinks
        labels={words}
        newer={adjacent.newer && link(adjacent.newer)}
        older={adjacent.older && link(adjacent.older)}
      />
      <FreshnessNote freshness={rest} onlySaved />
    </RecordPage>
  )
}
