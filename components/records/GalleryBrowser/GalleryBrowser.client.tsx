'use client'

import { galleryCopy } from '@/content/microcopy/gallery'
import type { PictureData } from '@/lib/pictures/pictures'
import type { ListView } from '@/lib/records/list-view'
import { type AlbumSummary, summariseAlbum } from '@/lib/records/summaries'
import { AlbumCard } from '../AlbumCard/AlbumCard'
import { ListBrowser } from '../ListBrowser/ListBrowser.client'
import { ListEntry } from '../ListEntry/ListEntry'
import { placeholderAlbum } from '../placeholders'
import { SkeletonList } from '../SkeletonList/SkeletonList'
import styles from './GalleryBrowser.module.scss'

const copy = {
  total: galleryCopy.total,
  empty: galleryCopy.emptyFilters,
  more: 'Show more albums',
  fallback: (requested: string | number, shown: string | number) =>
    `No albums in ${requested} match, so these are from ${shown}.`,
}

type GalleryBrowserProps = {
  view: ListView<AlbumSummary>
  /** The default album picture. */
  fallback: PictureData
}

/** The photo albums with their filters (R-GALLERY-1). */
export function GalleryBrowser({ view, fallback }: GalleryBrowserProps) {
  return (
    <ListBrowser
      list="gallery"
      view={view}
      copy={copy}
      skeleton={<SkeletonList rows={6} shape="cards" />}
      placeholder={
        <div className={styles.grid}>
          <AlbumCard album={summariseAlbum(placeholderAlbum)} fallback={fallback} lead />
        </div>
      }
    >
      {(albums, { today }) => (
        <ul className={styles.grid}>
          {albums.map((album, index) => (
            <ListEntry key={album.id ?? index} index={index}>
              <AlbumCard album={album} fallback={fallback} today={today} lead={index === 0} />
            </ListEntry>
          ))}
        </ul>
      )}
    </ListBrowser>
  )
}
