import type { ServiceFile } from '@/lib/content/types'
import { ServicePicture } from '../ServicePicture/ServicePicture'
import { PhotoGallery } from './PhotoGallery'
import { PhotoLink } from './PhotoLink'

type PhotoAlbumProps = {
  title: string
  pictures: readonly ServiceFile[]
  /** Whether the first picture is the largest (R-PICTURE-4). Two or three pictures share a row. */
  lead?: boolean
}

/** A gallery of the content service's pictures (R-TABLOID-4, R-GALLERY-6). */
export function PhotoAlbum({ title, pictures, lead }: PhotoAlbumProps) {
  const count = pictures.length
  const few = lead && (count === 2 || count === 3) ? count : undefined
  const isFirstLarger = !lead && count >= 5 && count <= 7
  return (
    <PhotoGallery title={title} few={few} equal={count - (lead ? 1 : 0)}>
      {pictures.map(({ href, alt }, index) => {
        const isLarge = lead && index < (few === 2 ? 2 : 1)
        return (
          <PhotoLink key={index} href={href} index={index} count={count} alt={alt} large={isLarge}>
            {/* The viewer shows this text, too; here the name of the link replaces it. */}
            <ServicePicture
              src={href}
              alt={alt ?? ''}
              {...(isLarge ? large : small)}
              {...(isLarge && few && { sizes: part })}
              {...(isFirstLarger && index === 0 && { sizes: firstOfSix })}
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
  sizes: '(min-width: 48em) 29rem, (min-width: 40em) 45vw, 50vw',
}
const large = {
  width: 960,
  height: 640,
  sizes: '(min-width: 60em) 56rem, 91vw',
  priority: true,
}
const part = '(min-width: 60em) 38rem, (min-width: 40em) 60vw, 91vw'
const firstOfSix = '(min-width: 48em) 52rem, 50vw'
