import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { events } from '@/content/words/en/events'
import type { SchoolEvent } from '@/lib/content/types'
import type { EventPhase } from '@/lib/records/recency'
import { getEventTitle } from '@/lib/records/titles'
import { CorrectionMark } from '../CorrectionMark/CorrectionMark'
import { EventFacts } from '../EventFacts/EventFacts'
import { LinkedText } from '../LinkedText/LinkedText'
import { RecordLinks } from '../RecordLinks/RecordLinks'
import styles from './SchoolEventScreen.module.scss'

/** An event: facts, text, documents and pictures (R-EVENTS-7). R-HOME-7 specifies the text of missing values. */
export function EventArticle({ record, phase }: { record: SchoolEvent; phase?: EventPhase }) {
  const pictures = record.images.filter(({ isPicture }) => isPicture)
  return (
    <article className={styles.root}>
      <CorrectionMark correction={record.correction} />
      <EventFacts event={record} phase={phase} />
      <LinkedText text={record.formatted ?? (record.description || events.noDescription)} />
      <RecordLinks attachments={record.attachments} />
      {pictures.length > 0 && <PhotoAlbum title={getEventTitle(record)} pictures={pictures} lead />}
    </article>
  )
}
