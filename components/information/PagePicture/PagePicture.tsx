import { Picture } from '@/components/media/Picture/Picture'
import type { Page } from '@/lib/rich-text/read-page'
import styles from './PagePicture.module.scss'

type PagePictureProps = {
  page: Pick<Page, 'picture' | 'alt'>
  /** Whether to show it on wide screens, too, across the column. */
  isWide?: boolean
}

/** The picture of a page, from edge to edge on phones (R-INFO-20). */
export function PagePicture({ page: { picture, alt }, isWide }: PagePictureProps) {
  return (
    <div className={styles.root} data-wide={isWide}>
      <Picture
        picture={picture}
        alt={alt}
        sizes={isWide ? '(min-width: 60em) 57rem, 100vw' : '100vw'}
        priority={isWide}
      />
    </div>
  )
}
