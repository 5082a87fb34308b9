import { Icon } from '../Icon/Icon'
import styles from './DocumentFrame.module.scss'

type DocumentFrameProps = {
  /** Heading, and accessible name of the frame. */
  title: string
  href: string
  /** Text of the link. */
  link: string
  /** Path of a picture of the first page. */
  picture: string
}

/**
 * A PDF document of the site in a frame of height 500 (R-TC-1), with a plain link to it. Browsers of phones show no PDF
 * in a frame, so all show a picture of its first page there.
 */
export function DocumentFrame({ title, href, link, picture }: DocumentFrameProps) {
  return (
    <section className={styles.documentFrame}>
      <h2>{title}</h2>
      <iframe
        className={styles.frame}
        src={href}
        srcDoc={`<img src="${picture}" alt="${title}" width="100%">`}
        title={title}
        height={500}
        loading="lazy"
      />
      <p>
        <a className={styles.link} href={href}>
          <Icon name="file-pdf" /> {link}
        </a>
      </p>
    </section>
  )
}
