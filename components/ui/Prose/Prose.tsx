import type { ReactNode } from 'react'
import { deferredChildren } from '../deferred-layout'
import styles from './Prose.module.scss'

/** Running text: headings, paragraphs and lists at a readable line length. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root} {...deferredChildren}>
      {children}
    </div>
  )
}
