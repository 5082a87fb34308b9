import { DateFlag } from '@/components/content/DateFlag/DateFlag'
import type { InformationPageProps } from '@/components/content/InformationPage/InformationPage'
import { JsonLd } from '@/components/content/JsonLd/JsonLd'
import { Share, type ShareProps } from '@/components/content/Share/Share.client'
import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { microcopy } from '@/content/microcopy'
import type { NewsItem } from '@/lib/content-service/types'
import { formatDate, isoDay, recordDay } from '@/lib/dates'
import { scriptOf } from '@/lib/rich-text/script-of'
import type { Neighbours as Beside } from '@/lib/updates/neighbours'
import { newsTitle } from '@/lib/updates/record-titles'
import { newsAddress } from '@/lib/updates/addresses'
import { Neighbours } from '../Neighbours/Neighbours'
import { RecordLinks } from '../RecordLinks/RecordLinks'
import { RecordPage } from '../RecordPage/RecordPage'
import { RecordWords } from '../RecordWords/RecordWords'
import { LastRead } from '../LastRead/LastRead'
import styles from './NewsItemScreen.module.scss'

type NewsItemScreenProps = {
  frame: InformationPageProps
  record: NewsItem
  source: 'live' | 'saved'
  readAt: string
  neighbours: Beside<NewsItem>
  share: ShareProps
  data: Parameters<typeof JsonLd>[0]['data']
}

const words = microcopy.newsItem
const link = (item: NewsItem) => ({ title: newsTitle(item), href: newsAddress(item) })

/** One news item on a page of its own, to be passed on (R-NEWS-5). */
export function NewsItemScreen({ frame, record, neighbours, ...rest }: NewsItemScreenProps) {
  const { date, description, attachments, url } = record
  const title = newsTitle(record)
  const day = recordDay(date)
  const pictures = attachments.filter(({ isPicture }) => isPicture)
  return (
    <RecordPage
      frame={frame}
      title={title}
      lang={scriptOf(title)}
      step={{ label: title, path: newsAddress(record) }}
      list={words.all}
    >
      <JsonLd data={rest.data} />
      <article className={styles.root}>
        <p className={styles.date}>
          <span className={styles.flag} aria-hidden="true">
            <DateFlag date={date} index={2} />
          </span>
          <time dateTime={day && isoDay(day)}>{formatDate(date, 'full')}</time>
        </p>
        {description && description !== title && <RecordWords text={description} />}
        {pictures.length > 0 && <PhotoAlbum title={title} pictures={pictures} lead />}
        <RecordLinks attachments={attachments} url={url} />
      </article>
      <Share {...rest.share} />
      <LastRead reading={rest} />
      <Neighbours
        words={words}
        newer={neighbours.newer && link(neighbours.newer)}
        older={neighbours.older && link(neighbours.older)}
      />
    </RecordPage>
  )
}
