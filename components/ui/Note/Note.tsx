import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import styles from './Note.module.scss'

type NoteProps = {
  /** `warn` is for facts that cost money or a seat when overlooked. */
  tone?: 'info' | 'warn'
  children: ReactNode
}

/** A note on a table or text, marked by an icon and a bar, not only by colour. */
export function Note({ tone = 'info', children }: NoteProps) {
  return (
    <div className={styles.note} data-tone={tone} role="note">
      <Icon name="info-fill" className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
