import { AlbumFailure } from '@/components/updates/AlbumScreen/AlbumScreen'
import { galleryCopy } from '@/content/microcopy/gallery'
import { unindexedMetadata } from '@/lib/seo/record-metadata'
import { albumFrame } from '@/lib/updates/album'

export const metadata = unindexedMetadata(galleryCopy.heading)

/** The address of albums without `?id=`; with it, `next.config.ts` rewrites it to the album's own page. */
export default async function UnnamedAlbumPage() {
  return <AlbumFailure frame={await albumFrame()} reason="unnamed" />
}
