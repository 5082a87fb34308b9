import { Picture } from '@/components/media/Picture/Picture'
import type { Page } from '@/lib/rich-text/read-page'
import styles from './PagePicture.module.scss'

type PagePictureProps = {
  page: Pick<Page, 'picture' | 'alt'>
  /** Whether to show it on wide screens, too: across the column, or next to the facts of an activity. */
  wide?: 'column' | 'aside'
}

const sizes = { column: '57rem', aside: '34rem' } as const

/** The picture of a page, from edge to edge on phones (R-INFO-20). */
export function PagePicture({ page: { picture, alt }, wide }: PagePictureProps) {
  return (
    <div className={styles.root} data-wide={wide}>
      <Picture
        picture={picture}
        alt={alt}
        sizes={wide ? `(min-width: 60em) ${sizes[wide]}, 100vw` : '100vw'}
        priority={wide !== undefined}
      />
    </div>
  )
}
