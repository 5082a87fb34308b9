import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Share, type ShareProps } from '@/components/ui/Share/Share.client'
import { microcopy } from '@/content/microcopy'
import { eventCopy } from '@/content/microcopy/events'
import type { SchoolEvent } from '@/lib/content/types'
import type { Adjacent } from '@/lib/records/adjacent'
import { eventTitle } from '@/lib/records/titles'
import { eventUrl } from '@/lib/records/urls'
import { scriptOf } from '@/lib/rich-text/script-of'
import { AdjacentLinks } from '../AdjacentLinks/AdjacentLinks'
import { EventFacts } from '../EventFacts/EventFacts'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { LinkedText } from '../LinkedText/LinkedText'
import { RecordLinks } from '../RecordLinks/RecordLinks'
import { RecordPage } from '../RecordPage/RecordPage'
import styles from './SchoolEventScreen.module.scss'

type SchoolEventScreenProps = {
  frame: InformationPageProps
  record: SchoolEvent
  source: 'live' | 'saved'
  readAt: string
  adjacent: Adjacent<SchoolEvent>
  share: ShareProps
  /** Omitted for an event without a date. */
  data?: Parameters<typeof JsonLd>[0]['data']
}

const copy = microcopy.schoolEvent
const link = (event: SchoolEvent) => ({ title: eventTitle(event), href: eventUrl(event) })

/** The page of one event, with share links (R-EVENTS-7). R-HOME-7 specifies the text of missing values. */
export function SchoolEventScreen({ frame, record, adjacent, ...rest }: SchoolEventScreenProps) {
  const title = eventTitle(record)
  const pictures = record.images.filter(({ isPicture }) => isPicture)
  return (
    <RecordPage
      frame={frame}
      title={title}
      lang={scriptOf(title)}
      crumb={{ label: title, path: eventUrl(record) }}
      listLabel={copy.all}
    >
      {rest.data && <JsonLd data={rest.data} />}
      <article className={styles.root}>
        <EventFacts event={record} />
        <LinkedText text={record.description || eventCopy.noDescription} />
        <RecordLinks attachments={record.attachments} />
        {pictures.length > 0 && <PhotoAlbum title={title} pictures={pictures} lead />}
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
