import type { ServiceFile } from '@/lib/content/types'
import { ServicePicture } from '../ServicePicture/ServicePicture'
import { PhotoGallery } from './PhotoGallery'
import { PhotoLink } from './PhotoLink'

type PhotoAlbumProps = {
  title: string
  pictures: readonly ServiceFile[]
  /** Whether the first picture is large, above the others. */
  lead?: boolean
  /** Whether the album is beside a text, on half of a wide screen. */
  beside?: boolean
}

/** A gallery of the content service's pictures (R-TABLOID-4, R-GALLERY-6). */
export function PhotoAlbum({ title, pictures, lead, beside }: PhotoAlbumProps) {
  return (
    <PhotoGallery title={title} equal={pictures.length - (lead ? 1 : 0)}>
      {pictures.map(({ href, alt }, index) => {
        const isLead = lead && index === 0
        const size = isLead ? large : small
        return (
          <PhotoLink
            key={index}
            href={href}
            index={index}
            count={pictures.length}
            alt={alt}
            large={isLead}
          >
            {/* The viewer shows this text, too; here the name of the link replaces it. */}
            <ServicePicture
              src={href}
              alt={alt ?? ''}
              {...size}
              sizes={isLead && beside ? half : size.sizes}
            />
          </PhotoLink>
        )
      })}
    </PhotoGallery>
  )
}

const small = {
  width: 360,
  height: 360,
  // A square of a picture is two thirds of its width.
  sizes: '(min-width: 48em) 29rem, (min-width: 40em) 45vw, 68vw',
}
const large = {
  width: 960,
  height: 640,
  sizes: '(min-width: 60em) 56rem, 91vw',
  priority: true,
}
const half = '(min-width: 68em) 28rem, (min-width: 60em) 56rem, 91vw'
