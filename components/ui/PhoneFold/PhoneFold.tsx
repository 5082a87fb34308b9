import type { ReactNode } from 'react'
import { keepNamesUnbroken } from '@/lib/rich-text/class-names'
import styles from './PhoneFold.module.scss'

type PhoneFoldProps = {
  title: string
  /** A link to it shows the part, without the fold. */
  id?: string
  /** Whether it is open at first. */
  open?: boolean
  /** Whether wide screens fold it, too. */
  always?: boolean
  children: ReactNode
}

/**
 * A part of a page that phones fold under its title. The part follows the summary that opens it, so that wide screens
 * and paper show it.
 */
export const PhoneFold = ({ title, id, open, always, children }: PhoneFoldProps) => (
  <div id={id} className={styles.root} data-always={always || undefined}>
    <details className={styles.fold} open={open}>
      <summary data-mark="details">
        <span>{keepNamesUnbroken(title)}</span>
      </summary>
    </details>
    <div className={styles.content}>{children}</div>
  </div>
)
