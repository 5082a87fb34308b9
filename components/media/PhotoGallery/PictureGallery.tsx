import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import type { PictureData } from '@/lib/pictures/pictures'
import { pictureGallery } from '@/lib/seo/page-structured-data'
import { Picture } from '../Picture/Picture'
import { PhotoGallery } from './PhotoGallery.client'
import { PhotoLink } from './PhotoLink'

type PictureGalleryProps = { title: string; pictures: readonly PictureData[] }

/** A gallery of the site's own pictures (the result galleries, R-INFO-12). */
export function PictureGallery({ title, pictures }: PictureGalleryProps) {
  return (
    <PhotoGallery title={title}>
      <JsonLd data={pictureGallery(title, pictures)} />
      {pictures.map((picture, index) => (
        <PhotoLink
          key={picture.name}
          href={picture.fallback}
          index={index}
          count={pictures.length}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          caption={picture.caption}
        >
          <Picture
            picture={picture}
            sizes="(min-width: 60em) 12rem, (min-width: 40em) 30vw, 45vw"
          />
        </PhotoLink>
      ))}
    </PhotoGallery>
  )
}
