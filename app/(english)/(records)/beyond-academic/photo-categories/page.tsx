import { AlbumFailure } from '@/components/records/AlbumScreen/AlbumScreen'
import { gallery } from '@/content/words/en/gallery'
import { loadAlbumFrame } from '@/lib/pages/album'
import { buildMissingIdMetadata } from '@/lib/seo/record-metadata'

export const generateMetadata = () =>
  buildMissingIdMetadata('/beyond-academic/events-gallery', {
    path: '/beyond-academic/photo-categories',
    ...gallery.unnamed,
  })

/** The URL of albums without `?id=`. With an id, `next.config.ts` rewrites to the page of that album. */
export default async function UnnamedAlbumPage() {
  return <AlbumFailure frame={await loadAlbumFrame()} reason="unnamed" />
}
