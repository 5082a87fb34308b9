import { useId } from 'react'
import { ServicePicture } from '@/components/media/ServicePicture/ServicePicture'
import { gallery } from '@/content/words/en/gallery'
import type { Album } from '@/lib/content/types'
import { getAlbumTitle } from '@/lib/records/titles'
import { getAlbumUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { RecordTime } from '../RecordTime/RecordTime'
import styles from './AlbumStrip.module.scss'

/** The latest albums of an activity, each with its first picture, in one row; one alone has several (R-INFO-20). */
export function AlbumStrip({ albums }: { albums: readonly Album[] }) {
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id}>{albums.length === 1 ? gallery.latest : gallery.latestAlbums}</h2>
      <ul>
        {albums.map((album) => {
          const title = getAlbumTitle(album)
          return (
            <li key={album.id}>
              {(albums.length === 1 ? album.pictures.slice(-3) : album.pictures.slice(0, 1)).map(
                ({ href }) => (
                  <ServicePicture
                    key={href}
                    src={href}
                    alt=""
                    sizes="(min-width: 40em) 18rem, 30vw"
                  />
                ),
              )}
              <h3 lang={detectScript(title)}>
                <a href={getAlbumUrl(album)}>{title}</a>
              </h3>
              <RecordTime date={album.date} dateStyle="card" missing={gallery.placeholderDate} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
