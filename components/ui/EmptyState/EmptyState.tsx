import type { ReactNode } from 'react'
import { HillFlag } from '@/components/ui/HillFlag/HillFlag'
import styles from './EmptyState.module.scss'

type EmptyStateProps = {
  /** The specified sentence. */
  text: string
  /** One way out, such as a link. */
  children?: ReactNode
}

/** What stands where a list would be when it has nothing to show: a small flag on a hill and one sentence. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <HillFlag />
      <p>{text}</p>
      {children}
    </div>
  )
}
