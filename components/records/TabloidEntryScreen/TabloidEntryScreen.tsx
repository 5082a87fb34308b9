import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { ServicePicture } from '@/components/media/ServicePicture/ServicePicture'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Prose } from '@/components/ui/Prose/Prose'
import { microcopy } from '@/content/microcopy'
import { tabloidCopy } from '@/content/microcopy/tabloid'
import type { TabloidEntry } from '@/lib/content/types'
import { formatDate, isoDay, recordDay } from '@/lib/core/dates'
import type { Adjacent } from '@/lib/records/adjacent'
import { tabloidTitle } from '@/lib/records/titles'
import { tabloidUrl } from '@/lib/records/urls'
import { RichText } from '@/lib/rich-text/rich-text'
import { scriptOf } from '@/lib/rich-text/script-of'
import { AdjacentLinks } from '../AdjacentLinks/AdjacentLinks'
import { RecordPage } from '../RecordPage/RecordPage'
import styles from './TabloidEntryScreen.module.scss'

type TabloidEntryScreenProps = {
  frame: InformationPageProps
  record: TabloidEntry
  adjacent: Adjacent<TabloidEntry>
  data: Parameters<typeof JsonLd>[0]['data']
}

/** One entry of the School Tabloid: story, link and pictures, and links to adjacent entries (R-TABLOID-4). */
export function TabloidEntryScreen({ frame, record, adjacent, data }: TabloidEntryScreenProps) {
  const title = tabloidTitle(record)
  const cover = record.images.find(({ isPicture }) => isPicture)
  const pictures = record.attachments.filter(({ isPicture }) => isPicture)
  const day = recordDay(record.date)
  return (
    <RecordPage
      frame={frame}
      title={title}
      lang={scriptOf(title)}
      crumb={{ label: title, path: tabloidUrl(record) }}
    >
      <JsonLd data={data} />
      <article className={styles.story}>
        <p className={styles.date}>
          <Icon name="calendar-blank" />
          <time dateTime={day && isoDay(day)}>{formatDate(record.date, 'tabloid')}</time>
        </p>
        {cover && (
          <div className={styles.cover}>
            <ServicePicture
              src={cover.href}
              alt={record.alt}
              sizes="(min-width: 60em) 42rem, 91vw"
              priority
            />
          </div>
        )}
        <div lang={scriptOf(record.text)}>
          <Prose>
            <RichText html={record.html} />
          </Prose>
        </div>
        {record.url && (
          <p>
            <ButtonLink variant="outline" href={record.url}>
              {tabloidCopy.link}
            </ButtonLink>
          </p>
        )}
      </article>
      {pictures.length > 0 && (
        <section className={styles.pictures}>
          <h2>Pictures</h2>
          <PhotoAlbum title={title} pictures={pictures} />
        </section>
      )}
      <AdjacentLinks
        labels={microcopy.story}
        newer={adjacent.newer && link(adjacent.newer)}
        older={adjacent.older && link(adjacent.older)}
      />
    </RecordPage>
  )
}

const link = (entry: TabloidEntry) => ({
  title: tabloidTitle(entry),
  href: tabloidUrl(entry),
})
