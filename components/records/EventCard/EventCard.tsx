import type { ReactNode } from 'react'
import { Picture } from '@/components/media/Picture/Picture'
import { ServicePicture } from '@/components/media/ServicePicture/ServicePicture'
import { Icon } from '@/components/ui/Icon/Icon'
import type { IconName } from '@/components/ui/Icon/icons'
import { defaultEventTime } from '@/content/constants'
import { events } from '@/content/words/en/events'
import type { SchoolEvent } from '@/lib/content/types'
import type { PictureData } from '@/lib/pictures/files'
import { getEventTitle } from '@/lib/records/titles'
import { getEventUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { CorrectionMark } from '../CorrectionMark/CorrectionMark'
import { EventDates } from '../EventDates/EventDates'
import { RecordAnchor } from '../RecordAnchor/RecordAnchor'
import styles from './EventCard.module.scss'

type EventCardProps = {
  event: SchoolEvent
  /** The default events picture. */
  fallback: PictureData
  /** CSS `sizes` of the picture. */
  sizes: string
  /** Says why the event stands out. */
  label?: string
  /** Whether it shows only the first lines of the description. */
  brief?: boolean
  heading?: 'h2' | 'h3'
}

/** An event with its picture, date, time, venue and description. R-HOME-7 specifies the text of missing values. */
export function EventCard({
  event,
  fallback,
  sizes,
  label,
  brief,
  heading: Heading = 'h3',
}: EventCardProps) {
  const title = getEventTitle(event)
  const description = event.description || events.noDescription
  const image = event.images.find((file) => file.isPicture)
  const [attachment] = event.attachments
  return (
    <article className={styles.eventCard}>
      <div className={styles.card}>
        <div className={styles.picture}>
          {image ? (
            <ServicePicture src={image.href} alt="" sizes={sizes} />
          ) : (
            <Picture picture={fallback} alt="" sizes={sizes} />
          )}
        </div>
        <div className={styles.text}>
          {label && <p className={styles.label}>{label}</p>}
          <Heading lang={detectScript(title)}>
            {event.id ? (
              <a href={getEventUrl(event)}>{keepNamesUnbroken(title)}</a>
            ) : (
              keepNamesUnbroken(title)
            )}
          </Heading>
          <CorrectionMark correction={event.correction} />
          <dl className={styles.facts}>
            <Fact icon="calendar-blank" name={events.facts.date}>
              <EventDates date={event.date} end={event.end} />
            </Fact>
            <Fact icon="clock" name={events.facts.time}>
              {event.time ?? defaultEventTime}
            </Fact>
            {event.venue && (
              <Fact icon="map-pin" name={events.facts.venue} lang={detectScript(event.venue)}>
                {event.venue}
              </Fact>
            )}
          </dl>
          <p className={brief ? styles.brief : undefined} lang={detectScript(description)}>
            {keepNamesUnbroken(description)}
          </p>
          {attachment && (
            <RecordAnchor
              className={styles.attachment}
              link={{ href: attachment.href, isFile: true }}
            >
              {events.attachment}
            </RecordAnchor>
          )}
        </div>
      </div>
    </article>
  )
}

type FactProps = { icon: IconName; name: string; lang?: string; children: ReactNode }

function Fact({ icon, name, lang, children }: FactProps) {
  return (
    <div>
      <Icon name={icon} />
      <dt>{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}
