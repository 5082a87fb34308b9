import type { ReactNode } from 'react'
import { HillFlag } from '@/components/ui/HillFlag/HillFlag'
import styles from './ErrorScreen.module.scss'

type ErrorScreenProps = {
  title: string
  text: string
  /** Actions: try again, home, call. */
  children: ReactNode
}

/** The screen of a failed page: an illustration, what happened, and what to do next. */
export function ErrorScreen({ title, text, children }: ErrorScreenProps) {
  return (
    <div className={styles.errorScreen}>
      <HillFlag />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
