import type { ReactNode } from 'react'
import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { gallery } from '@/content/words/en/gallery'
import type { Album } from '@/lib/content/types'
import { getAlbumTitle } from '@/lib/records/titles'
import { AlbumFacts } from '../AlbumFacts/AlbumFacts'
import { LinkedText } from '../LinkedText/LinkedText'
import styles from './AlbumScreen.module.scss'

type AlbumPicturesProps = {
  album: Album
  /** Link to all albums, for one without pictures. */
  all?: ReactNode
}

/** Dates, count, description and pictures of an album (R-GALLERY-6). */
export function AlbumPictures({ album, all }: AlbumPicturesProps) {
  return (
    <div className={styles.blocks}>
      <AlbumFacts date={album.date} count={album.pictures.length} />
      {album.description && <LinkedText text={album.formatted ?? album.description} />}
      {album.pictures.length > 0 ? (
        <PhotoAlbum title={getAlbumTitle(album)} pictures={album.pictures} />
      ) : (
        <EmptyState text={gallery.empty}>{all}</EmptyState>
      )}
    </div>
  )
}
