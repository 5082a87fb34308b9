import type { ReactNode } from 'react'
import styles from './Opening.module.scss'

type OpeningProps = {
  /** Whether the paragraph answers the question of the page: it is set in a box. */
  answer?: boolean
  /** What to do next, for example a button that calls a desk. */
  action?: ReactNode
  children: ReactNode
}

/** The first paragraph of a page, in larger type across the whole column. */
export function Opening({ answer, action, children }: OpeningProps) {
  return (
    <div className={styles.opening} data-answer={answer || undefined}>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
