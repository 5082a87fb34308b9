import type { LayoutWords } from '@/content/words/types'
import styles from './SkipLink.module.scss'

/** Skips the menus; the first focusable element of a page. Visible only while focused. */
export function SkipLink({ words }: { words: LayoutWords }) {
  return (
    <a className={styles.root} href="#main">
      {words.skipLink}
    </a>
  )
}
