import type { ReactNode } from 'react'
import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { PhotoAlbum } from '@/components/media/PhotoGallery/PhotoAlbum'
import { ButtonLink } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { FailedNote } from '@/components/ui/FailedNote/FailedNote'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Section } from '@/components/ui/Section/Section'
import { microcopy } from '@/content/microcopy'
import { galleryCopy } from '@/content/microcopy/gallery'
import type { Album } from '@/lib/content/types'
import { albumTitle } from '@/lib/records/titles'
import { albumUrl } from '@/lib/records/urls'
import { scriptOf } from '@/lib/rich-text/script-of'
import { AlbumFacts } from '../AlbumFacts/AlbumFacts'
import styles from './AlbumScreen.module.scss'

type AlbumScreenProps = {
  frame: InformationPageProps
  record: Album
  data: Parameters<typeof JsonLd>[0]['data']
}

/** One album of the photo gallery: dates, count, description and its pictures (R-GALLERY-6). */
export function AlbumScreen({ frame, record: album, data }: AlbumScreenProps) {
  const title = albumTitle(album)
  return (
    <AlbumFrame frame={frame} title={title} step={{ label: title, path: albumUrl(album) }}>
      <JsonLd data={data} />
      <AlbumFacts date={album.date} count={album.pictures.length} />
      {album.description && (
        <p className={styles.description} lang={scriptOf(album.description)}>
          {album.description}
        </p>
      )}
      {album.pictures.length > 0 ? (
        <PhotoAlbum title={title} pictures={album.pictures} />
      ) : (
        <EmptyState text="There are no photos in this album yet.">
          <AllAlbums frame={frame} />
        </EmptyState>
      )}
    </AlbumFrame>
  )
}

type AlbumFailureProps = {
  frame: InformationPageProps
  /** The service failed; there is no such album; the address names none. */
  reason: 'failed' | 'missing' | 'unnamed'
  /** Address to try again at. */
  retry?: string
}

const titles = {
  failed: galleryCopy.heading,
  missing: 'This album is not here',
  unnamed: galleryCopy.heading,
}

/** What stands where an album would be: no dates, no photos (R-GALLERY-7, R-ROUTE-12). */
export function AlbumFailure({ frame, reason, retry = '' }: AlbumFailureProps) {
  return (
    <AlbumFrame frame={frame} title={titles[reason]} step={{ label: 'Album', path: retry }}>
      {reason !== 'unnamed' && <AlbumFacts date={null} count={0} />}
      {reason === 'failed' ? (
        <FailedNote text="The photos of this album cannot be shown just now.">
          <ButtonLink look="line" size="small" href={retry}>
            Try again
          </ButtonLink>
          <AllAlbums frame={frame} />
        </FailedNote>
      ) : (
        <EmptyState text={emptyTexts[reason]}>
          <AllAlbums frame={frame} />
        </EmptyState>
      )}
    </AlbumFrame>
  )
}

const emptyTexts = {
  missing: microcopy.notFound.text,
  unnamed: 'Choose an album in the photo gallery to see its pictures.',
}

type AlbumFrameProps = {
  frame: InformationPageProps
  title: string
  /** Name and address of this page, below the gallery in the breadcrumb. */
  step: { label: string; path: string }
  children: ReactNode
}

function AlbumFrame({ frame: { page, breadcrumb }, title, step, children }: AlbumFrameProps) {
  return (
    <>
      <PageHead
        title={title}
        lang={scriptOf(title)}
        breadcrumb={[...breadcrumb, { ...step, note: '' }]}
        back={{ href: page.path, label: `Back to the ${page.title}` }}
      />
      <Section tight label={title}>
        <div className={styles.blocks}>{children}</div>
      </Section>
    </>
  )
}

function AllAlbums({ frame: { page } }: { frame: InformationPageProps }) {
  return (
    <ButtonLink look="line" size="small" href={page.path}>
      All albums
    </ButtonLink>
  )
}
