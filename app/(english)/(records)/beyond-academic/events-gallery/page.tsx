import { GalleryScreen } from '@/components/records/GalleryScreen/GalleryScreen'
import { withFrame } from '@/lib/pages/information'
import { loadAlbums } from '@/lib/pages/lists'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/beyond-academic/events-gallery')

export default async function GalleryPage() {
  return <GalleryScreen {...await withFrame('/beyond-academic/events-gallery', loadAlbums())} />
}
