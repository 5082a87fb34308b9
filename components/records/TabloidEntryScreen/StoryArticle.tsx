import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { ButtonLink } from '@/components/ui/Button/Button'
import { Prose } from '@/components/ui/Prose/Prose'
import { tabloid } from '@/content/words/en/tabloid'
import type { TabloidEntry } from '@/lib/content/types'
import { getTabloidTitle } from '@/lib/records/titles'
import { RichText } from '@/lib/rich-text/rich-text'
import { detectScript } from '@/lib/rich-text/detect-script'
import styles from './TabloidEntryScreen.module.scss'

/** A story of the School Tabloid below its head: its pictures with the cover first, text and link (R-TABLOID-4). */
export function StoryArticle({ record }: { record: TabloidEntry }) {
  const cover = record.images.find(({ isPicture }) => isPicture)
  const others = record.attachments.filter(
    ({ isPicture, href }) => isPicture && href !== cover?.href,
  )
  const pictures = [...(cover ? [{ ...cover, alt: record.alt }] : []), ...others]
  return (
    <article className={styles.story}>
      {pictures.length > 0 && (
        <PhotoAlbum title={getTabloidTitle(record)} pictures={pictures} lead />
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
