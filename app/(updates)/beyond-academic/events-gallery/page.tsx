import { GalleryScreen } from '@/components/updates/GalleryScreen/GalleryScreen'
import { pageMetadata } from '@/lib/seo/metadata'
import { galleryScreen } from '@/lib/updates/list-screens'

export const generateMetadata = () => pageMetadata('/beyond-academic/events-gallery')

export default async function GalleryPage() {
  return <GalleryScreen {...await galleryScreen()} />
}
