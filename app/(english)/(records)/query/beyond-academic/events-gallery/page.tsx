import { GalleryScreen } from '@/components/records/GalleryScreen/GalleryScreen'
import { loadGalleryPage } from '@/lib/pages/lists'
import { variantMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => variantMetadata('/beyond-academic/events-gallery')

/** `/beyond-academic/events-gallery` with filters in its query, rewritten by `next.config.ts`. */
export default async function FilteredGalleryPage({
  searchParams,
}: PageProps<'/query/beyond-academic/events-gallery'>) {
  return <GalleryScreen {...await loadGalleryPage(await searchParams)} />
}
