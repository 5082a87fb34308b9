'use client'

import { type ReactNode, useState } from 'react'
import styles from './DetailsSection.module.scss'

type DetailsSectionProps = { title: string; isOpen?: boolean; children: ReactNode }

/**
 * Collapses rarely needed fields. After the first render only the person opens and closes it: it must not close while
 * somebody types in it, when the last letter was just deleted and saved.
 */
export function DetailsSection({ title, isOpen: wasOpen = false, children }: DetailsSectionProps) {
  const [isOpen] = useState(wasOpen)
  return (
    <details className={styles.root} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
