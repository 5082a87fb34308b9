import type { ReactNode } from 'react'
import { deferredLayout } from '@/components/ui/deferred-layout'
import styles from './SidePage.module.scss'

type SidePageProps = {
  /** Quick Links and help desk: on the right on wide screens, after the content on phones. */
  side: ReactNode
  children: ReactNode
}

/** Content with an aside: two columns from 60em. */
export function SidePage({ side, children }: SidePageProps) {
  return (
    <div className={styles.root}>
      <div>{children}</div>
      <aside className={styles.side} aria-label="Related pages and help" {...deferredLayout}>
        {side}
      </aside>
    </div>
  )
}
