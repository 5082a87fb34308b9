import type { InformationPageProps } from '@/components/content/InformationPage/InformationPage'
import { JsonLd } from '@/components/content/JsonLd/JsonLd'
import { Share, type ShareProps } from '@/components/content/Share/Share.client'
import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { microcopy } from '@/content/microcopy'
import { eventCopy } from '@/content/microcopy/events'
import type { SchoolEvent } from '@/lib/content-service/types'
import { scriptOf } from '@/lib/rich-text/script-of'
import type { Neighbours as Beside } from '@/lib/updates/neighbours'
import { eventTitle } from '@/lib/updates/record-titles'
import { eventAddress } from '@/lib/updates/addresses'
import { EventBoard } from '../EventBoard/EventBoard'
import { Neighbours } from '../Neighbours/Neighbours'
import { RecordLinks } from '../RecordLinks/RecordLinks'
import { RecordPage } from '../RecordPage/RecordPage'
import { RecordWords } from '../RecordWords/RecordWords'
import { LastRead } from '../LastRead/LastRead'
import styles from './SchoolEventScreen.module.scss'

type SchoolEventScreenProps = {
  frame: InformationPageProps
  record: SchoolEvent
  source: 'live' | 'saved'
  readAt: string
  neighbours: Beside<SchoolEvent>
  share: ShareProps
  /** None for an event without a day. */
  data?: Parameters<typeof JsonLd>[0]['data']
}

const words = microcopy.schoolEvent
const link = (event: SchoolEvent) => ({ title: eventTitle(event), href: eventAddress(event) })

/** One event on a page of its own, to be passed on (R-EVENTS-7). What it lacks reads as R-HOME-7 says. */
export function SchoolEventScreen({ frame, record, neighbours, ...rest }: SchoolEventScreenProps) {
  const title = eventTitle(record)
  const pictures = record.images.filter(({ isPicture }) => isPicture)
  return (
    <RecordPage
      frame={frame}
      title={title}
      lang={scriptOf(title)}
      step={{ label: title, path: eventAddress(record) }}
      list={words.all}
    >
      {rest.data && <JsonLd data={rest.data} />}
      <article className={styles.root}>
        <EventBoard event={record} />
        <RecordWords text={record.description || eventCopy.noDescription} />
        <RecordLinks attachments={record.attachments} />
        {pictures.length > 0 && <PhotoAlbum title={title} pictures={pictures} lead />}
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
