import type { InformationPageProps } from '@/components/information/InformationPage/InformationPage'
import { PageHead } from '@/components/layout/PageHead/PageHead'
import { Section } from '@/components/ui/Section/Section'
import type { ListResult } from '@/lib/content/types'
import { findPicture } from '@/lib/pictures/pictures'
import type { ListView } from '@/lib/records/list-view'
import type { AlbumSummary } from '@/lib/records/summaries'
import { FreshnessNote } from '../FreshnessNote/FreshnessNote'
import { GalleryBrowser } from '../GalleryBrowser/GalleryBrowser.client'

type GalleryScreenProps = {
  frame: Pick<InformationPageProps, 'page' | 'breadcrumb'>
  view: ListView<AlbumSummary>
  list: Pick<ListResult<unknown>, 'source' | 'readAt'>
}

/** The photo gallery (R-GALLERY-1): filters, count and album cards across the full width. */
export function GalleryScreen({ frame: { page, breadcrumb }, view, list }: GalleryScreenProps) {
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
        <FreshnessNote freshness={list} />
      </Section>
    </>
  )
}
