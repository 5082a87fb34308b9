'use client'

import { useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.scss'

type FieldProblem = { fieldId: string; message: string }

type ErrorSummaryProps = {
  title: string
  problems: readonly FieldProblem[]
  /** Number of submissions by script; 0 if the server validated the form. */
  attempt: number
  heading?: 'h2' | 'h3'
}

/**
 * All error messages of a form, as links to their fields. Renders nothing if there are none. Takes the focus after each
 * attempt (by `autofocus` in a page without script), but not while the fields are corrected.
 */
export function ErrorSummary({
  title,
  problems,
  attempt,
  heading: Heading = 'h3',
}: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempt > 0) root.current?.focus()
  }, [attempt])

  if (problems.length === 0) return null
  return (
    <div
      ref={root}
      className={styles.root}
      role="alert"
      tabIndex={-1}
      autoFocus={attempt === 0 || undefined}
    >
      <Heading>{title}</Heading>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
