import { Section } from '@/components/content/Section/Section'
import { SectionHead } from '@/components/content/SectionHead/SectionHead'
import { albumAddress } from '@/lib/updates/addresses'
import { AlbumCover } from '@/components/updates/AlbumCover/AlbumCover'
import { placeholderAlbum } from '@/components/updates/placeholders'
import { homeLimits } from '@/content/constants'
import { galleryCopy } from '@/content/microcopy/gallery'
import type { Album, Reading } from '@/lib/content-service/types'
import { findPicture, type PictureData } from '@/lib/pictures/pictures'
import { scriptOf } from '@/lib/rich-text/script-of'
import { albumTitle } from '@/lib/updates/record-titles'
import styles from './GallerySection.module.scss'

type GallerySectionProps = {
  reading: Reading<Album>
  title: string
  more: { label: string; href: string }
}

/** Six albums as a mosaic (P§2.4); six placeholders when there are none or the load failed (P§8, decisions C10). */
export function GallerySection({ reading, title, more }: GallerySectionProps) {
  const fallback = findPicture('album-default')
  const albums = reading.records.length > 0 ? reading.records : placeholders
  const shown = albums.slice(0, homeLimits.gallery)
  return (
    <Section labelledBy="photo-gallery">
      <SectionHead id="photo-gallery" title={title} more={more} />
      <ul className={styles.list} data-mosaic={shown.length === homeLimits.gallery || undefined}>
        {shown.map((album, index) => (
          <li key={album.id ?? index}>
            <Tile album={album} fallback={fallback} large={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const placeholders = Array.from({ length: galleryCopy.placeholders }, () => placeholderAlbum)

type TileProps = { album: Album; fallback: PictureData; large: boolean }

function Tile({ album, fallback, large }: TileProps) {
  const title = albumTitle(album)
  const content = (
    <>
      <AlbumCover
        cover={album.pictures[0] ?? null}
        fallback={fallback}
        sizes={large ? '(min-width: 60em) 39rem, 91vw' : '(min-width: 60em) 20rem, 50vw'}
      />
      <span className={styles.title} lang={scriptOf(title)}>
        {title}
      </span>
    </>
  )
  if (album === placeholderAlbum) return <div className={styles.tile}>{content}</div>
  return (
    <a className={styles.tile} href={albumAddress(album)}>
      {content}
    </a>
  )
}
