import type { ReactNode } from 'react'
import { media } from '@/content/words/en/media'
import { detectScript } from '@/lib/rich-text/detect-script'
import { pictureId } from './picture-address'
import styles from './PhotoGallery.module.scss'

type PhotoLinkProps = {
  /** The full-size picture. */
  href: string
  /** Its index in the gallery, from 0. */
  index: number
  /** Number of pictures in the gallery. */
  count: number
  /** What the picture shows, for its accessible name: "Picture 3 of 16: a medal". */
  alt?: string
  /** Size of the full-size picture in pixels, if known. */
  width?: number
  height?: number
  /** Whether the thumbnail has the full width, without cropping. */
  large?: boolean
  /** Shown under the full-size picture. */
  caption?: string
  /** The thumbnail: an `<img>`, possibly wrapped. */
  children: ReactNode
}

/** A thumbnail in a `PhotoGallery`: a link to the full-size picture. The viewer reads its data attributes. */
export function PhotoLink({
  href,
  index,
  count,
  alt,
  width,
  height,
  large,
  caption,
  children,
}: PhotoLinkProps) {
  return (
    <li data-large={large || undefined}>
      <a
        id={pictureId(index)}
        className={styles.link}
        href={href}
        aria-label={`${media.pictureOf(index + 1, count)}${alt ? `: ${alt}` : ''}`}
        lang={alt && detectScript(alt)}
        data-width={width}
        data-height={height}
        data-caption={caption}
      >
        {children}
      </a>
    </li>
  )
}
