import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { ServicePicture } from '@/components/media/ServicePicture/ServicePicture'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { Prose } from '@/components/ui/Prose/Prose'
import { tabloid, story } from '@/content/words/en/tabloid'
import type { TabloidEntry } from '@/lib/content/types'
import { formatDate, formatIsoDay, recordDay } from '@/lib/core/dates'
import { getTabloidTitle } from '@/lib/records/titles'
import { RichText } from '@/lib/rich-text/rich-text'
import { detectScript } from '@/lib/rich-text/detect-script'
import styles from './TabloidEntryScreen.module.scss'

/** A story of the School Tabloid: date, cover, text, link and the other pictures (R-TABLOID-4). */
export function StoryArticle({ record }: { record: TabloidEntry }) {
  const cover = record.images.find(({ isPicture }) => isPicture)
  const pictures = record.attachments.filter(
    ({ isPicture, href }) => isPicture && href !== cover?.href,
  )
  const day = recordDay(record.date)
  return (
    <>
      <article className={styles.story}>
        <p className={styles.date}>
          <Icon name="calendar-blank" />
          <time dateTime={day && formatIsoDay(day)}>{formatDate(record.date, 'tabloid')}</time>
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
        <div lang={detectScript(record.text)}>
          <Prose>
            <RichText html={record.html} framesTables />
          </Prose>
        </div>
        {record.url && (
          <p>
            <ButtonLink variant="outline" href={record.url}>
              {tabloid.link}
            </ButtonLink>
          </p>
        )}
      </article>
      {pictures.length > 0 && (
        <section className={styles.pictures}>
          <h2>{story.pictures}</h2>
          <PhotoAlbum title={getTabloidTitle(record)} pictures={pictures} />
        </section>
      )}
    </>
  )
}
