import { ServicePicture } from '@/components/media/ServicePicture/ServicePicture'
import { gallery } from '@/content/words/en/gallery'
import type { Album } from '@/lib/content/types'
import { formatDate, formatIsoDay, recordDay } from '@/lib/core/dates'
import { getAlbumTitle } from '@/lib/records/titles'
import { getAlbumUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import styles from './LatestAlbum.module.scss'

/** The latest album of an activity without an upcoming event (R-INFO-20). */
export function LatestAlbum({ album }: { album: Album }) {
  const title = getAlbumTitle(album)
  const [cover] = album.pictures
  const day = recordDay(album.date)
  return (
    <section className={styles.latestAlbum} aria-labelledby="latest-album">
      {cover && <ServicePicture src={cover.href} alt="" sizes="(min-width: 40em) 12rem, 6.5rem" />}
      <div>
        <p className={styles.label}>{gallery.latest}</p>
        <h2 id="latest-album" lang={detectScript(title)}>
          <a href={getAlbumUrl(album)}>{title}</a>
        </h2>
        <time dateTime={day && formatIsoDay(day)}>
          {formatDate(album.date, 'card', gallery.placeholderDate)}
        </time>
      </div>
    </section>
  )
}
