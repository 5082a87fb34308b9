import { Picture } from '@/components/media/Picture/Picture'
import type { PictureData } from '@/lib/pictures/pictures'
import styles from './PictureGrid.module.scss'

export type CaptionedPicture = { picture: PictureData; caption: string }

type PictureGridProps = {
  /** Names the list for screen readers. */
  label: string
  pictures: readonly CaptionedPicture[]
}

/** Pictures with a caption each, side by side. */
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
