import clsx from 'clsx'
import { Activity, type ReactNode } from 'react'
import { deferredLayout } from '../deferred-layout'
import styles from './Section.module.scss'

type SectionProps = {
  /** The ground it stands on. */
  ground?: 'plain' | 'soft' | 'deep'
  /** `id` of its heading; a section without one has a `label`. */
  labelledBy?: string
  label?: string
  /** Low, and in the first view. */
  tight?: boolean
  className?: string
  children: ReactNode
}

/**
 * A band across the page that keeps its content within the page's measure. Each is hydrated by itself: a first touch
 * waits for the one it is in, not for the page.
 */
export function Section({
  ground = 'plain',
  labelledBy,
  label,
  tight,
  className,
  children,
}: SectionProps) {
  return (
    <section
      className={clsx(styles.root, className)}
      data-ground={ground}
      data-tight={tight || undefined}
      aria-labelledby={labelledBy}
      aria-label={label}
    >
      <div className={styles.wrap} {...(!tight && deferredLayout)}>
        <Activity>{children}</Activity>
      </div>
    </section>
  )
}
