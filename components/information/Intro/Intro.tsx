import type { ReactNode } from 'react'
import { Prose } from '@/components/ui/Prose/Prose'
import styles from './Intro.module.scss'

/** The text of a page between its opening and its first section (R-INFO-20). */
export function Intro({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <Prose>{children}</Prose>
    </div>
  )
}
