import { Icon } from '@/components/ui/Icon/Icon'
import { gallery } from '@/content/words/en/gallery'
import type { PictureData } from '@/lib/pictures/files'
import type { Album } from '@/lib/content/types'
import { getAlbumTitle } from '@/lib/records/titles'
import { getAlbumUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { AlbumCover } from '../AlbumCover/AlbumCover'
import { NewBadge } from '../NewBadge/NewBadge'
import { RecordTime } from '../RecordTime/RecordTime'
import styles from './AlbumCard.module.scss'

type AlbumCardProps = {
  album: Album
  /** The default album picture. */
  fallback: PictureData
  /** Reference day of "New". */
  today?: Date
  /**
   * Whether it is the first of a list: its cover loads immediately, and is large on phones, too. The others are rows
   * there.
   */
  lead?: boolean
  /** Whether it has the room of two or three on wide screens: with its description. */
  wide?: boolean
  heading?: 'h2' | 'h3'
}

/** A cover in a row is 7rem wide. Twice as many pixels are enough, even on the sharpest screens. */
const rowSize = '5.6rem'

/** An album of the gallery list: cover, title, date and number of pictures (R-GALLERY-3). */
export function AlbumCard({
  album,
  fallback,
  today,
  lead,
  wide,
  heading: Heading = 'h2',
}: AlbumCardProps) {
  const title = getAlbumTitle(album)
  return (
    <article
      className={styles.albumCard}
      data-lead={lead || undefined}
      data-wide={wide || undefined}
    >
      <div className={styles.picture}>
        <AlbumCover
          cover={album.pictures[0] ?? null}
          fallback={fallback}
          priority={lead}
          sizes={`(min-width: 60em) ${wide ? '50rem' : '25rem'}, (min-width: 40em) 45vw, ${lead ? '91vw' : rowSize}`}
        />
      </div>
      <p className={styles.count}>
        <Icon name="image-duotone" />
        {`${gallery.count}(${album.pictures.length})`}
      </p>
      <div className={styles.text}>
        <Heading lang={detectScript(title)}>
          {album.id ? <a href={getAlbumUrl(album)}>{title}</a> : title}
        </Heading>
        {wide && album.description && (
          <p className={styles.description} lang={detectScript(album.description)}>
            {album.description}
          </p>
        )}
        <p className={styles.foot}>
          <RecordTime date={album.date} dateStyle="card" missing={gallery.placeholderDate} />
          {today && <NewBadge date={album.date} today={today} />}
          {album.id && <Icon name="arrow-right-bold" />}
        </p>
      </div>
    </article>
  )
}
