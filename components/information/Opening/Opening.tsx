import type { ReactNode } from 'react'
import styles from './Opening.module.scss'

/** The first paragraph of a page, in larger type across the whole column. */
export const Opening = ({ children }: { children: ReactNode }) => (
  <div className={styles.opening}>{children}</div>
)
