import { Picture } from '@/components/media/Picture/Picture'
import type { PictureData } from '@/lib/pictures/pictures'
import styles from './PictureGrid.module.scss'

export type CaptionedPicture = { picture: PictureData; caption: string }

type PictureGridProps = {
  /** Accessible name of the list. */
  label: string
  pictures: readonly CaptionedPicture[]
}

/** A grid of pictures with captions. */
export function PictureGrid({ label, pictures }: PictureGridProps) {
  return (
    <ul className={styles.root} aria-label={label}>
      {pictures.map(({ picture, caption }) => (
        <li key={picture.name}>
          <figure>
            <Picture
              className={styles.picture}
              picture={picture}
              sizes="(min-width: 60em) 18rem, (min-width: 40em) 33vw, 50vw"
            />
            <figcaption>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
