import type { ReactNode } from 'react'
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
      <svg className={styles.drawing} viewBox="0 0 280 120" aria-hidden="true">
        <path className={styles.far} d="M0 96c44-24 92-30 140-16s96 16 140-6v46H0Z" />
        <path className={styles.near} d="M0 110c56-18 116-20 172-8s80 8 108-2v20H0Z" />
        <path className={styles.pole} d="M138 18h4v78h-4Z" />
        <path className={styles.flag} d="M142 22h52l-12 15 12 15h-52Z" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
