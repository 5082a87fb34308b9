import type { ReactNode } from 'react'
import { HillFlag } from '@/components/ui/HillFlag/HillFlag'
import styles from './EmptyState.module.scss'

type EmptyStateProps = {
  /** The specified sentence. */
  text: string
  /** One action, such as a link. */
  children?: ReactNode
}

/** Replaces an empty list: an illustration and one sentence. */
export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <HillFlag />
      <p>{text}</p>
      {children}
    </div>
  )
}
