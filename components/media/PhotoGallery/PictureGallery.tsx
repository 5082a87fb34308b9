import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { getJpegUrl, type PictureData } from '@/lib/pictures/files'
import { buildPictureGallery } from '@/lib/seo/page-structured-data'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import { Picture } from '../Picture/Picture'
import { PhotoGallery } from './PhotoGallery'
import { PhotoLink } from './PhotoLink'
import styles from './PictureGallery.module.scss'

type PictureGalleryProps = {
  title: string
  pictures: readonly PictureData[]
}

/** A gallery of the site's own pictures with their captions (the result galleries, R-INFO-12). */
export function PictureGallery({ title, pictures }: PictureGalleryProps) {
  return (
    <div className={styles.pictureGallery} data-thirds={pictures.length % 3 === 0 || undefined}>
      <PhotoGallery title={title}>
        <JsonLd data={buildPictureGallery(title, pictures)} />
        {pictures.map((picture, index) => (
          <PhotoLink
            key={picture.name}
            href={getJpegUrl(picture)}
            index={index}
            count={pictures.length}
            alt={picture.caption}
            width={picture.width}
            height={picture.height}
            caption={picture.caption}
          >
            <Picture picture={picture} alt="" sizes="(min-width: 60em) 12rem, 30vw" />
            <span className={styles.caption}>{keepNamesUnbroken(picture.caption)}</span>
          </PhotoLink>
        ))}
      </PhotoGallery>
    </div>
  )
}
