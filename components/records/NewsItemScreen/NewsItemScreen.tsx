import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Share, type ShareProps } from '@/components/ui/Share/Share.client'
import { microcopy } from '@/content/microcopy'
import type { NewsItem } from '@/lib/content/types'
import { formatDate, isoDay, recordDay } from '@/lib/core/dates'
import type { Adjacent } from '@/lib/records/adjacent'
import { newsTitle } from '@/lib/records/titles'
import { newsUrl } from '@/lib/records/urls'
import { scriptOf } from '@/lib/rich-text/script-of'
import { AdjacentLinks } from '../AdjacentLinks/AdjacentLinks'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { LinkedText } from '../LinkedText/LinkedText'
import { RecordLinks } from '../RecordLinks/RecordLinks'
import { RecordPage } from '../RecordPage/RecordPage'
import styles from './NewsItemScreen.module.scss'

type NewsItemScreenProps = {
  frame: InformationPageProps
  record: NewsItem
  source: 'live' | 'saved'
  readAt: string
  adjacent: Adjacent<NewsItem>
  share: ShareProps
  data: Parameters<typeof JsonLd>[0]['data']
}

const copy = microcopy.newsItem
const link = (item: NewsItem) => ({ title: newsTitle(item), href: newsUrl(item) })

/** The page of one news item, with share links (R-NEWS-5). */
export function NewsItemScreen({ frame, record, adjacent, ...rest }: NewsItemScreenProps) {
  const { date, description, attachments, url } = record
  const title = newsTitle(record)
  const day = recordDay(date)
  const pictures = attachments.filter(({ isPicture }) => isPicture)
  return (
    <RecordPage
      frame={frame}
      title={title}
      lang={scriptOf(title)}
      crumb={{ label: title, path: newsUrl(record) }}
      listLabel={copy.all}
    >
      <JsonLd data={rest.data} />
      <article className={styles.root}>
        <p className={styles.date}>
          <time dateTime={day && isoDay(day)}>{formatDate(date, 'full')}</time>
        </p>
        {description && description !== title && <LinkedText text={description} />}
        {pictures.length > 0 && <PhotoAlbum title={title} pictures={pictures} lead />}
        <RecordLinks attachments={attachments} url={url} />
      </article>
      <Share {...rest.share} />
      <FreshnessNote freshness={rest} />
      <AdjacentLinks
        labels={copy}
        newer={adjacent.newer && link(adjacent.newer)}
        older={adjacent.older && link(adjacent.older)}
      />
    </RecordPage>
  )
}
