import { Picture } from '@/components/media/Picture/Picture'
import { ServicePicture } from '@/components/media/ServicePicture/ServicePicture'
import type { ServiceFile } from '@/lib/content/types'
import type { PictureData } from '@/lib/pictures/files'

type AlbumCoverProps = {
  /** The album's first picture. */
  cover: ServiceFile | null
  /** The default album picture. */
  fallback: PictureData
  /** CSS `sizes` of the picture. */
  sizes: string
  /** For a cover in the first view: loads immediately. */
  priority?: boolean
}

/** An album's first picture, or the default one. Decorative: the album's title is next to it. */
export function AlbumCover({ cover, fallback, sizes, priority }: AlbumCoverProps) {
  return cover ? (
    <ServicePicture src={cover.href} alt="" sizes={sizes} priority={priority} />
  ) : (
    <Picture picture={fallback} alt="" sizes={sizes} priority={priority} />
  )
}
