import type { ReactNode } from 'react'
import { BrowserScript } from '@/components/ui/BrowserScript/BrowserScript'
import { getModuleUrl } from '@/lib/browser/module-url'
import styles from './PhotoGallery.module.scss'

type PhotoGalleryProps = {
  /** Title of the viewer, and accessible name of the list. */
  title: string
  /** Set if all pictures fit in one row: two of the same size, or a large one and two small ones. */
  few?: 2 | 3
  /** Number of equal thumbnails whose rows are to be complete on wide screens. */
  equal?: number
  /** `PhotoLink`s: plain links to the full-size pictures, which work without script. */
  children: ReactNode
}

/** Thumbnails that open in a viewer (R-TABLOID-4, R-GALLERY-6, R-INFO-12), one gallery on a page. */
export function PhotoGallery({ title, few, equal, children }: PhotoGalleryProps) {
  return (
    <>
      <ul
        className={styles.photoGallery}
        aria-label={title}
        data-few={few}
        data-equal={equal}
        data-viewer={getModuleUrl('viewer')}
        data-viewer-sheet={getModuleUrl('viewer', 'css')}
      >
        {children}
      </ul>
      <BrowserScript name="photo-gallery" />
    </>
  )
}
