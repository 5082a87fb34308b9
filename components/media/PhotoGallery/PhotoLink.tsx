import type { ReactNode } from 'react'
import styles from './PhotoGallery.module.scss'

type PhotoLinkProps = {
  /** The full-size picture. */
  href: string
  /** Accessible name, such as "Picture 3 of 16: a medal". */
  label: string
  /** Size of the full-size picture in pixels, if known. */
  width?: number
  height?: number
  /** Shows the thumbnail across the full width, without cropping. */
  large?: boolean
  /** Shown under the full-size picture. */
  caption?: string
  /** The thumbnail: an `<img>`, possibly wrapped. */
  children: ReactNode
}

/** A thumbnail in a `PhotoGallery`: a link to the full-size picture. The viewer reads its data attributes. */
export function PhotoLink({
  href,
  label,
  width,
  height,
  large,
  caption,
  children,
}: PhotoLinkProps) {
  return (
    <li data-large={large || undefined}>
      <a
        className={styles.link}
        href={href}
        aria-label={label}
        data-width={width}
        data-height={height}
        data-caption={caption}
      >
        {children}
      </a>
    </li>
  )
}
