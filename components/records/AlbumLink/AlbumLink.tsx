import { ServicePicture } from '@/components/media/ServicePicture/ServicePicture'
import { gallery } from '@/content/words/en/gallery'
import type { Album, ServiceFile } from '@/lib/content/types'
import { getAlbumTitle } from '@/lib/records/titles'
import { getAlbumUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { RecordTime } from '../RecordTime/RecordTime'
import styles from './AlbumLink.module.scss'

type AlbumLinkProps = {
  /** What the album is to the page. */
  label: string
  album: Album
  /** Pictures that the page shows. */
  shown?: readonly ServiceFile[]
}

/** A link to an album, with its first picture that the page does not show (R-EVENTS-7). */
export function AlbumLink({ label, album, shown = [] }: AlbumLinkProps) {
  const title = getAlbumTitle(album)
  const cover = album.pictures.find(({ href }) => !shown.some((picture) => picture.href === href))
  return (
    <section className={styles.albumLink} aria-labelledby="album-link">
      {cover && <ServicePicture src={cover.href} alt="" sizes="(min-width: 40em) 12rem, 6.5rem" />}
      <div>
        <p className={styles.label}>{label}</p>
        <h2 id="album-link" lang={detectScript(title)}>
          <a href={getAlbumUrl(album)}>{title}</a>
        </h2>
        <RecordTime date={album.date} dateStyle="card" missing={gallery.placeholderDate} />
      </div>
    </section>
  )
}
