import { Icon } from '../Icon/Icon'
import styles from './DocumentFrame.module.scss'

type DocumentFrameProps = {
  title: string
  href: string
  /** Text of the link. */
  link: string
  /** The first page of the document. */
  picture: { src: string; width: number; height: number }
}

/**
 * A PDF document of the site in a frame of height 500 (R-TC-1): its first page as a picture, which every browser shows,
 * and a plain link that opens it.
 */
export function DocumentFrame({ title, href, link, picture }: DocumentFrameProps) {
  return (
    <section className={styles.documentFrame}>
      <h2>{title}</h2>
      <a className={styles.link} href={href}>
        <img className={styles.frame} {...picture} alt="" loading="lazy" decoding="async" />
        <span>
          <Icon name="file-pdf" /> {link}
        </span>
      </a>
    </section>
  )
}
