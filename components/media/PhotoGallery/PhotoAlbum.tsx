import type { ServiceFile } from '@/lib/content-service/types'
import { ServicePicture } from '../ServicePicture/ServicePicture'
import { PhotoGallery } from './PhotoGallery.client'
import { PhotoLink } from './PhotoLink'

type PhotoAlbumProps = { title: string; pictures: readonly ServiceFile[] }

/** A gallery of pictures of the content service (P§2.9, P§2.11). */
export function PhotoAlbum({ title, pictures }: PhotoAlbumProps) {
  return (
    <PhotoGallery title={title}>
      {pictures.map(({ href }, index) => (
        <PhotoLink key={index} href={href} label={`Picture ${index + 1} of ${pictures.length}`}>
          <ServicePicture
            src={href}
            alt=""
            width={360}
            height={360}
            sizes="(min-width: 60em) 15rem, (min-width: 40em) 30vw, 45vw"
          />
        </PhotoLink>
      ))}
    </PhotoGallery>
  )
}
