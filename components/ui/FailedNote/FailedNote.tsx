import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './FailedNote.module.scss'

type FailedNoteProps = {
  /** The specified sentence. */
  text: string
  /** Came up after the page did, so that screen readers say it. */
  announced?: boolean
  /** Try again, and other ways on. */
  children?: ReactNode
}

/** What stands where something could not be loaded. */
export function FailedNote({ text, announced, children }: FailedNoteProps) {
  return (
    <div className={styles.root} role={announced ? 'alert' : undefined}>
      <p>
        <Icon name="warning-circle-fill" className={styles.icon} />
        {text}
      </p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
