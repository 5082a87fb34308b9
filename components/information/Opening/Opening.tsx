import type { ReactNode } from 'react'
import styles from './Opening.module.scss'

type OpeningProps = {
  /** Whether the paragraph answers the question of the page: it is set in a box. */
  answer?: boolean
  children: ReactNode
}

/** The first paragraph of a page, in larger type across the whole column. */
export const Opening = ({ answer, children }: OpeningProps) => (
  <div className={styles.opening} data-answer={answer || undefined}>
    {children}
  </div>
)
