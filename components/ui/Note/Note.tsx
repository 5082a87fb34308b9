import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './Note.module.scss'

type NoteProps = {
  /** `warn` is for what costs money or a place when overlooked. */
  tone?: 'info' | 'warn'
  children: ReactNode
}

/** A note beside a table or a text, told by its icon, bar and place as well as its colour. */
export function Note({ tone = 'info', children }: NoteProps) {
  return (
    <div className={styles.root} data-tone={tone} role="note">
      <Icon name="info-fill" className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
