import type { InformationPageProps } from '@/components/content/InformationPage/InformationPage'
import { Section } from '@/components/content/Section/Section'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import type { Reading } from '@/lib/content-service/types'
import { findPicture } from '@/lib/pictures/pictures'
import type { ListView } from '@/lib/updates/list-view'
import type { AlbumSummary } from '@/lib/updates/summaries'
import { GalleryBrowser } from '../GalleryBrowser/GalleryBrowser.client'
import { LastRead } from '../LastRead/LastRead'

type GalleryScreenProps = {
  frame: Pick<InformationPageProps, 'page' | 'breadcrumb'>
  view: ListView<AlbumSummary>
  reading: Pick<Reading<unknown>, 'source' | 'readAt'>
}

/** The photo gallery (R-GALLERY-1): filters, count and album cards across the whole width. */
export function GalleryScreen({ frame: { page, breadcrumb }, view, reading }: GalleryScreenProps) {
  return (
    <>
      <PageHead
        title={page.title}
        lead={page.lead}
        breadcrumb={breadcrumb}
        picture={page.picture}
        alt={page.alt}
      />
      <Section label="Albums" tight>
        <GalleryBrowser view={view} fallback={findPicture('album-default')} />
        <LastRead reading={reading} />
      </Section>
    </>
  )
}
