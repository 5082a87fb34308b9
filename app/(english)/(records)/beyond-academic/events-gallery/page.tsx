import { GalleryScreen } from '@/components/records/GalleryScreen/GalleryScreen'
import { loadGalleryPage } from '@/lib/pages/lists'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/beyond-academic/events-gallery')

export default async function GalleryPage() {
  return <GalleryScreen {...await loadGalleryPage()} />
}
