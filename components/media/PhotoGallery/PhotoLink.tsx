import type { ReactNode } from 'react'
import styles from './PhotoGallery.module.scss'

type PhotoLinkProps = {
  /** The big picture. */
  href: string
  /** Name of the link, such as "Picture 3 of 16: a medal". */
  label: string
  /** Size of the big picture in pixels, where it is known. */
  width?: number
  height?: number
  /** The thumbnail stands large, over the whole width, and is not cropped. */
  large?: boolean
  /** Shown under the big picture. */
  caption?: string
  /** The thumbnail: an `<img>`, whatever wraps it. */
  children: ReactNode
}

/** A thumbnail in a `PhotoGallery`: a link to the big picture. The viewer reads what it needs from here. */
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
