import { Picture } from '@/components/media/Picture/Picture'
import type { PictureData } from '@/lib/pictures/files'
import styles from './PictureGrid.module.scss'

export type CaptionedPicture = { picture: PictureData; caption: string }

type PictureGridProps = {
  /** Accessible name of the list. */
  label: string
  pictures: readonly CaptionedPicture[]
  /** Whether it is a row that scrolls sideways on narrow screens. */
  isStrip?: boolean
}

export function PictureGrid({ label, pictures, isStrip }: PictureGridProps) {
  return (
    <ul
      className={styles.pictureGrid}
      aria-label={label}
      data-strip={isStrip}
      // In a strip the arrow keys scroll it.
      tabIndex={isStrip ? 0 : undefined}
    >
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
