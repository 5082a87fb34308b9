import type { ServiceFile } from '@/lib/content/types'
import { ServicePicture } from '../ServicePicture/ServicePicture'
import { PhotoGallery } from './PhotoGallery'
import { PhotoLink } from './PhotoLink'

type PhotoAlbumProps = {
  title: string
  pictures: readonly ServiceFile[]
  /** Whether the first picture is large, above the others. */
  lead?: boolean
}

/** A gallery of the content service's pictures (R-TABLOID-4, R-GALLERY-6). */
export function PhotoAlbum({ title, pictures, lead }: PhotoAlbumProps) {
  return (
    <PhotoGallery title={title}>
      {pictures.map(({ href, alt }, index) => {
        const size = lead && index === 0 ? large : small
        return (
          <PhotoLink
            key={index}
            href={href}
            index={index}
            count={pictures.length}
            alt={alt}
            large={size === large}
          >
            {/* The viewer shows this text, too; here the name of the link replaces it. */}
            <ServicePicture src={href} alt={alt ?? ''} {...size} />
          </PhotoLink>
        )
      })}
    </PhotoGallery>
  )
}

const small = {
  width: 360,
  height: 360,
  sizes: '(min-width: 60em) 15rem, (min-width: 40em) 30vw, 45vw',
}
const large = {
  width: 960,
  height: 640,
  sizes: '(min-width: 60em) 56rem, 91vw',
  priority: true,
}
