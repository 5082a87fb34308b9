import { Icon } from '../Icon/Icon'
import styles from './DocumentFrame.module.scss'

type DocumentFrameProps = {
  /** Heading, and accessible name of the frame. */
  title: string
  href: string
  /** Text of the plain link, for browsers that show no PDF in a frame. */
  link: string
}

/** A PDF document of the site in a frame of height 500 (R-TC-1), with a plain link to it. */
export function DocumentFrame({ title, href, link }: DocumentFrameProps) {
  return (
    <section className={styles.documentFrame}>
      <h2>{title}</h2>
      <iframe className={styles.frame} src={href} title={title} height={500} loading="lazy" />
      <p>
        <a className={styles.link} href={href}>
          <Icon name="file-pdf" /> {link}
        </a>
      </p>
    </section>
  )
}
