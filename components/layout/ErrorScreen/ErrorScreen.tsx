import type { ReactNode } from 'react'
import { HillFlag } from '@/components/ui/HillFlag/HillFlag'
import styles from './ErrorScreen.module.scss'

type ErrorScreenProps = {
  title: string
  text: string
  /** Ways out: try again, home, the telephone. */
  children: ReactNode
}

/** What stands where a page could not: a drawn hill with a flag, what happened, and the ways out. */
export function ErrorScreen({ title, text, children }: ErrorScreenProps) {
  return (
    <div className={styles.root}>
      <HillFlag />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
