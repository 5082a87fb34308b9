import type { ReactNode } from 'react'
import { Static } from '@/components/ui/Static/Static'
import { deferredLayout } from '@/components/ui/deferred-layout'
import { layout } from '@/content/words/en/layout'
import type { LayoutWords } from '@/content/words/types'
import styles from './SidePage.module.scss'

type SidePageProps = {
  /** Quick Links and help desk: on the right on wide screens, after the content on phones. */
  side?: ReactNode
  words?: LayoutWords
  children: ReactNode
}

/** Content with an aside, if it has one: two columns from 60em. */
export function SidePage({ side, words = layout, children }: SidePageProps) {
  return (
    <div className={styles.sidePage} data-sided={side ? true : undefined}>
      <div>{children}</div>
      {side && (
        <Static
          as="aside"
          className={styles.side}
          aria-label={words.aside.name}
          {...deferredLayout}
        >
          {side}
        </Static>
      )}
    </div>
  )
}
