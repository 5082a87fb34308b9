import { AlbumCover } from '@/components/records/AlbumCover/AlbumCover'
import { Section } from '@/components/ui/Section/Section'
import { SectionHead } from '@/components/ui/SectionHead/SectionHead'
import { homeLimits } from '@/content/constants'
import { gallery } from '@/content/words/en/gallery'
import type { Album, ListResult } from '@/lib/content/types'
import type { PictureData } from '@/lib/pictures/files'
import { findPicture } from '@/lib/pictures/pictures'
import { getAlbumTitle } from '@/lib/records/titles'
import { getAlbumUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { Placeholders } from '../Placeholders/Placeholders'
import styles from './GallerySection.module.scss'

type GallerySectionProps = {
  list: ListResult<Album>
  title: string
  more: { label: string; href: string }
}

/** Six albums as a mosaic, or six placeholders if there are none or loading failed. */
export function GallerySection({ list, title, more }: GallerySectionProps) {
  const fallback = findPicture('album-default')
  const shown = list.records.slice(0, homeLimits.gallery)
  return (
    <Section labelledBy="photo-gallery">
      <SectionHead id="photo-gallery" title={title} more={more} />
      {shown.length === 0 ? (
        <Placeholders lines={[gallery.placeholderTitle]} count={gallery.placeholders} />
      ) : (
        <ul className={styles.list} data-mosaic={shown.length === homeLimits.gallery || undefined}>
          {shown.map((album, index) => (
            <li key={album.id ?? index}>
              <Tile album={album} fallback={fallback} large={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

type TileProps = { album: Album; fallback: PictureData; large: boolean }

function Tile({ album, fallback, large }: TileProps) {
  const title = getAlbumTitle(album)
  return (
    <a className={styles.tile} href={getAlbumUrl(album)}>
      <AlbumCover
        cover={album.pictures[0] ?? null}
        fallback={fallback}
        sizes={
          large
            ? '(min-width: 60em) 39rem, (min-width: 40em) 91vw, 46vw'
            : '(min-width: 60em) 20rem, 46vw'
        }
      />
      <span className={styles.title} lang={detectScript(title)}>
        {title}
      </span>
    </a>
  )
}
