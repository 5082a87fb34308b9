import clsx from 'clsx'
import { Activity, type ReactNode } from 'react'
import { Static } from '../Static/Static'
import { deferredLayout } from '../deferred-layout'
import styles from './Section.module.scss'

type SectionProps = {
  /** Its background. */
  surface?: 'plain' | 'soft' | 'deep'
  /** Id of its heading, if it has one. Without, it has a `label` or contains sections with headings. */
  labelledBy?: string
  label?: string
  /** With little padding, and in the first view. */
  tight?: boolean
  /** Laid out last, and clipped until then. */
  deferred?: boolean
  /** With components that React renders in the browser. */
  interactive?: boolean
  className?: string
  children: ReactNode
}

/**
 * A full-width band with centred content. Each interactive section is hydrated on its own: an early interaction waits only
 * for its section, not for the page.
 */
export function Section({
  surface = 'plain',
  labelledBy,
  label,
  tight,
  deferred = !tight,
  interactive,
  className,
  children,
}: SectionProps) {
  // An attribute that is `undefined` would be in the data for React.
  const attributes = {
    className: clsx(styles.section, className),
    'data-surface': surface,
    ...(tight && { 'data-tight': true }),
    ...(label && { 'aria-label': label }),
    ...(labelledBy && { 'aria-labelledby': labelledBy }),
    ...(deferred && deferredLayout),
  }
  return interactive ? (
    <section {...attributes}>
      <Activity>{children}</Activity>
    </section>
  ) : (
    <Static as="section" {...attributes}>
      {children}
    </Static>
  )
}
