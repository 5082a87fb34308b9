import { Picture } from '@/components/media/Picture/Picture'
import { Icon } from '@/components/ui/Icon/Icon'
import { information } from '@/content/words/en/information'
import { getJpegUrl, type PictureData } from '@/lib/pictures/files'
import styles from './PictureSheet.module.scss'

type PictureSheetProps = { picture: PictureData; title: string }

/** A link to a typeset document published as a picture. Its words are on the page, so paper does without it. */
export const PictureSheet = ({ picture, title }: PictureSheetProps) => (
  <div className={styles.pictureSheet}>
    <Picture picture={picture} alt="" sizes="3.5rem" />
    <div>
      <h2>
        <a href={getJpegUrl(picture)}>{title}</a>
      </h2>
      <p>{information.sheet}</p>
    </div>
    <Icon name="arrow-right-bold" />
  </div>
)
