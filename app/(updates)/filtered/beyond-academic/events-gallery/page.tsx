import { GalleryScreen } from '@/components/updates/GalleryScreen/GalleryScreen'
import { variantMetadata } from '@/lib/seo/metadata'
import { galleryScreen } from '@/lib/updates/list-screens'

export const generateMetadata = () => variantMetadata('/beyond-academic/events-gallery')

/** `/beyond-academic/events-gallery` with filters in its address; see `next.config.ts`. */
export default async function FilteredGalleryPage({
  searchParams,
}: PageProps<'/filtered/beyond-academic/events-gallery'>) {
  return <GalleryScreen {...await galleryScreen(await searchParams)} />
}
