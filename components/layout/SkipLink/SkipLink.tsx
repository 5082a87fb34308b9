import type { ReactNode } from 'react'
import styles from './SkipLink.module.scss'

/** Skips the menus; the first focusable element of a page. Visible only while focused. */
export const SkipLink = ({ children }: { children: ReactNode }) => (
  <a className={styles.root} href="#main">
    {children}
  </a>
)
