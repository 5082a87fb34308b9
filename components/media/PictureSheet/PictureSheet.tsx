import { Picture } from '@/components/media/Picture/Picture'
import { information } from '@/content/words/en/information'
import { getJpegUrl, type PictureData } from '@/lib/pictures/files'
import styles from './PictureSheet.module.scss'

type PictureSheetProps = { picture: PictureData; caption: string }

/** A typeset document published as a picture; a tap opens it at full size. */
export function PictureSheet({ picture, caption }: PictureSheetProps) {
  return (
    <figure className={styles.pictureSheet}>
      <a href={getJpegUrl(picture)}>
        <Picture picture={picture} sizes="(min-width: 60em) 26rem, 91vw" />
      </a>
      <figcaption>
        {caption} <span className={styles.hint}>{information.sheet}</span>
      </figcaption>
    </figure>
  )
}
