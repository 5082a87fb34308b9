import styles from './SkipLink.module.scss'

/** Skips the menus; the first focusable element of a page. Visible only while focused. */
export function SkipLink() {
  return (
    <a className={styles.root} href="#main">
      Skip to main content
    </a>
  )
}
