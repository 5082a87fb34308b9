import styles from './SkipLink.module.scss'

/** First stop of the keyboard: past the menus to the content. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.root} href="#main">
      Skip to main content
    </a>
  )
}
