import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { Prose } from '@/components/ui/Prose/Prose'
import { tabloid } from '@/content/words/en/tabloid'
import type { TabloidEntry } from '@/lib/content/types'
import { formatDate, formatIsoDay, recordDay } from '@/lib/core/dates'
import { getTabloidTitle } from '@/lib/records/titles'
import { RichText } from '@/lib/rich-text/rich-text'
import { detectScript } from '@/lib/rich-text/detect-script'
import styles from './TabloidEntryScreen.module.scss'

/** A story of the School Tabloid: date, its pictures with the cover first, text and link (R-TABLOID-4). */
export function StoryArticle({ record }: { record: TabloidEntry }) {
  const cover = record.images.find(({ isPicture }) => isPicture)
  const others = record.attachments.filter(
    ({ isPicture, href }) => isPicture && href !== cover?.href,
  )
  const pictures = [...(cover ? [{ ...cover, alt: record.alt }] : []), ...others]
  const day = recordDay(record.date)
  return (
    <article className={styles.story}>
      <p className={styles.date}>
        <Icon name="calendar-blank" />
        <time dateTime={day && formatIsoDay(day)}>{formatDate(record.date, 'tabloid')}</time>
      </p>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          <PhotoAlbum title={getTabloidTitle(record)} pictures={pictures} lead />
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
  )
}
