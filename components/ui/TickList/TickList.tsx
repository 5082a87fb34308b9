import type { ReactNode } from 'react'
import styles from './TickList.module.scss'

/** A list of short points with check marks, in two columns where they fit. */
export const TickList = ({ children }: { children: ReactNode }) => (
  <div className={styles.root}>{children}</div>
)
