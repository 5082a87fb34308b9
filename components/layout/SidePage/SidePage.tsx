import type { ReactNode } from 'react'
import { Static } from '@/components/ui/Static/Static'
import { deferredLayout } from '@/components/ui/deferred-layout'
import { layout } from '@/content/words/en/layout'
import type { LayoutWords } from '@/content/words/types'
import styles from './SidePage.module.scss'

type SidePageProps = {
  /** Quick Links and help desk: on the right on wide screens, after the content on phones. */
  side: ReactNode
  /** The side only on wide screens: on phones the content has its links, and the bottom bar its call. */
  wideOnly?: boolean
  words?: LayoutWords
  children: ReactNode
}

/** Content with an aside: two columns from 60em. */
export function SidePage({ side, wideOnly, words = layout, children }: SidePageProps) {
  return (
    <div className={styles.root}>
      <div>{children}</div>
      <Static
        as="aside"
        className={styles.side}
        aria-label={words.aside.name}
        data-wide-only={wideOnly || undefined}
        {...deferredLayout}
      >
        {side}
      </Static>
    </div>
  )
}
