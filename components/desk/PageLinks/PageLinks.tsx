import styles from './PageLinks.module.scss'

/** Links to the pages of a long list; nothing for a single page. */
export function PageLinks({ newer, older }: { newer?: string; older?: string }) {
  if (!newer && !older) return null
  return (
    <nav aria-label="Pages" className={styles.root}>
      {newer && (
        <a href={newer} rel="prev">
          Newer
        </a>
      )}
      {older && (
        <a href={older} rel="next">
          Older
        </a>
      )}
    </nav>
  )
}
