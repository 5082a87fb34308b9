import type { ReactNode } from 'react'
import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { ButtonLink } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { FailedNote } from '@/components/ui/FailedNote/FailedNote'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { NoClientScript } from '@/components/ui/NoClientScript/NoClientScript'
import { Section } from '@/components/ui/Section/Section'
import { Share, type ShareProps } from '@/components/ui/Share/Share'
import { gallery } from '@/content/words/en/gallery'
import { notFound } from '@/content/words/en/not-found'
import { lists } from '@/content/words/en/lists'
import type { Album } from '@/lib/content/types'
import type { Adjacent } from '@/lib/records/adjacent'
import { getAlbumTitle } from '@/lib/records/titles'
import { getAlbumUrl } from '@/lib/records/urls'
import { detectScript } from '@/lib/rich-text/detect-script'
import { AdjacentLinks } from '../AdjacentLinks/AdjacentLinks'
import { AlbumFacts } from '../AlbumFacts/AlbumFacts'
import { AlbumPictures } from './AlbumPictures'
import styles from './AlbumScreen.module.scss'

type AlbumScreenProps = {
  frame: InformationPageProps
  record: Album
  adjacent: Adjacent<Album>
  share: ShareProps
  data: Parameters<typeof JsonLd>[0]['data']
}

const link = (album: Album) => ({ title: getAlbumTitle(album), href: getAlbumUrl(album) })

/** One album of the photo gallery: dates, count, description and pictures, and the albums next to it (R-GALLERY-6). */
export function AlbumScreen({ frame, record: album, adjacent, share, data }: AlbumScreenProps) {
  const title = getAlbumTitle(album)
  return (
    <AlbumFrame frame={frame} title={title} crumb={{ label: title, path: getAlbumUrl(album) }}>
      <JsonLd data={data} />
      <AlbumPictures album={album} all={<AllAlbums frame={frame} />} />
      <Share {...share} />
      <AdjacentLinks
        labels={gallery.page}
        newer={adjacent.newer && link(adjacent.newer)}
        older={adjacent.older && link(adjacent.older)}
      />
    </AlbumFrame>
  )
}

type AlbumFailureProps = {
  frame: InformationPageProps
  /** The service failed, the album does not exist, or the URL has no id. */
  reason: 'failed' | 'missing' | 'unnamed'
  /** URL of the retry link. */
  retry?: string
}

const titles = {
  failed: gallery.heading,
  missing: gallery.page.missing,
  unnamed: gallery.heading,
}

/** Replaces an album that cannot be shown: no dates, no photos (R-GALLERY-7, R-ROUTE-12). */
export function AlbumFailure({ frame, reason, retry = '' }: AlbumFailureProps) {
  return (
    <AlbumFrame
      frame={frame}
      title={titles[reason]}
      crumb={{ label: gallery.page.name, path: retry }}
    >
      {reason !== 'unnamed' && <AlbumFacts date={null} count={0} />}
      {reason === 'failed' ? (
        <FailedNote text={gallery.page.failed}>
          <ButtonLink variant="outline" size="small" href={retry}>
            {lists.tryAgain}
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
  missing: notFound.text,
  unnamed: gallery.page.choose,
}

type AlbumFrameProps = {
  frame: InformationPageProps
  title: string
  /** Breadcrumb item of this page, below the gallery. */
  crumb: { label: string; path: string }
  children: ReactNode
}

function AlbumFrame({ frame: { page, breadcrumb }, title, crumb, children }: AlbumFrameProps) {
  return (
    <>
      <NoClientScript />
      <PageHead
        title={title}
        lang={detectScript(title)}
        breadcrumb={[...breadcrumb, { ...crumb, note: '' }]}
        back={{ href: page.path, label: gallery.page.back(page.title) }}
      />
      <Section tight label={title}>
        <div className={styles.blocks}>{children}</div>
      </Section>
    </>
  )
}

function AllAlbums({ frame: { page } }: { frame: InformationPageProps }) {
  return (
    <ButtonLink variant="outline" size="small" href={page.path}>
      {gallery.page.all}
    </ButtonLink>
  )
}
