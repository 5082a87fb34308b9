import { GalleryScreen } from '@/components/records/GalleryScreen/GalleryScreen'
import { loadInformationPage } from '@/lib/pages/information'
import { loadAlbums } from '@/lib/pages/lists'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/beyond-academic/events-gallery')

export default async function GalleryPage() {
  const [frame, data] = await Promise.all([
    loadInformationPage('/beyond-academic/events-gallery'),
    loadAlbums(),
  ])
  return <GalleryScreen frame={frame} {...data} />
}
