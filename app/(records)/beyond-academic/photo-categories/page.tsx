import { AlbumFailure } from '@/components/records/AlbumScreen/AlbumScreen'
import { loadAlbumFrame } from '@/lib/pages/album'
import { missingIdMetadata } from '@/lib/seo/record-metadata'

export const generateMetadata = () =>
  missingIdMetadata('/beyond-academic/events-gallery', {
    path: '/beyond-academic/photo-categories',
    title: 'Photo Gallery: choose an album',
    description: 'This address names no album. All albums are in the photo gallery, newest first.',
  })

/** The address of albums without `?id=`; with it, `next.config.ts` rewrites it to the album's own page. */
export default async function UnnamedAlbumPage() {
  return <AlbumFailure frame={await loadAlbumFrame()} reason="unnamed" />
}
