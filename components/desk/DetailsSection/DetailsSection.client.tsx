'use client'

import { type ReactNode, useState } from 'react'
import styles from './DetailsSection.module.scss'

type DetailsSectionProps = { title: string; isOpen?: boolean; children: ReactNode }

/**
 * Hides what is seldom needed until it is opened. Once on the page it opens and closes by hand only: it must not close
 * while somebody types in it, because its last letter was just deleted and saved.
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
