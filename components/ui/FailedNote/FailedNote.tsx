import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './FailedNote.module.scss'

type FailedNoteProps = {
  /** The specified sentence. */
  text: string
  /** Appears after the page has loaded, so screen readers must announce it. */
  announced?: boolean
  /** Actions, such as "Try again". */
  children?: ReactNode
}

/** Replaces content that failed to load. */
export function FailedNote({ text, announced, children }: FailedNoteProps) {
  return (
    <div className={styles.failedNote} role={announced ? 'alert' : undefined}>
      <p>
        <Icon name="warning-circle-fill" className={styles.icon} />
        {text}
      </p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
