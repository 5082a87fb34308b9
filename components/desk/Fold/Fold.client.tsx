'use client'

import { type ReactNode, useState } from 'react'
import styles from './Fold.module.scss'

type FoldProps = { title: string; isOpen?: boolean; children: ReactNode }

/**
 * Folds away what is seldom needed. Once on the page it opens and closes by hand only: it must not close while somebody
 * types in it, because its last letter was just deleted and saved.
 */
export function Fold({ title, isOpen: wasOpen = false, children }: FoldProps) {
  const [isOpen] = useState(wasOpen)
  return (
    <details className={styles.root} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
