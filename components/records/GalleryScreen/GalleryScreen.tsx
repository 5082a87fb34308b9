import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { NoClientScript } from '@/components/ui/NoClientScript/NoClientScript'
import { Section } from '@/components/ui/Section/Section'
import { gallery } from '@/content/words/en/gallery'
import type { Album, ListResult } from '@/lib/content/types'
import { findPicture } from '@/lib/pictures/pictures'
import type { ListView } from '@/lib/records/list-view'
import { AlbumCard } from '../AlbumCard/AlbumCard'
import { FilteredList } from '../FilteredList/FilteredList'
import { ListEntry } from '../ListEntry/ListEntry'
import { placeholderAlbum } from '../placeholders'
import albumCard from '../AlbumCard/AlbumCard.module.scss'
import styles from './GalleryScreen.module.scss'

type FilteredAlbumsProps = {
  view: ListView<Album>
  list: Pick<ListResult<unknown>, 'source' | 'readAt'>
}

type GalleryScreenProps = FilteredAlbumsProps & {
  frame: Pick<InformationPageProps, 'page' | 'breadcrumb'>
}

/** The photo gallery (R-GALLERY-1): filters, count and album cards across the full width. */
export function GalleryScreen({ frame: { page, breadcrumb }, ...albums }: GalleryScreenProps) {
  return (
    <>
      <NoClientScript />
      <PageHead
        title={page.title}
        lead={page.lead}
        breadcrumb={breadcrumb}
        picture={page.picture}
        alt={page.alt}
        isLow
      />
      <Section label={gallery.albums} tight>
        <FilteredAlbums {...albums} />
      </Section>
    </>
  )
}

/** The photo albums with their filters. */
export function FilteredAlbums({ view, list }: FilteredAlbumsProps) {
  const fallback = findPicture('album-default')
  return (
    <FilteredList
      path="/beyond-academic/events-gallery"
      view={view}
      freshness={list}
      words={gallery}
      mayShow={[albumCard.albumCard]}
      placeholder={
        <div className={styles.grid}>
          <AlbumCard album={placeholderAlbum} fallback={fallback} lead />
        </div>
      }
    >
      <ul className={styles.grid}>
        {view.items.map((album, index) => (
          <ListEntry key={album.id ?? index} index={index}>
            <AlbumCard
              album={album}
              fallback={fallback}
              today={view.today}
              lead={index === 0}
              wide={index === 0}
            />
          </ListEntry>
        ))}
      </ul>
    </FilteredList>
  )
}
