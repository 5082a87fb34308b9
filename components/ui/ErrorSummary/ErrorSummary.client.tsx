'use client'

import { useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.scss'

export type FieldProblem = { fieldId: string; message: string }

type ErrorSummaryProps = {
  problems: readonly FieldProblem[]
  /** How often the form was sent from here; 0 where the server refused it. */
  attempt: number
}

/**
 * All messages of a form that was refused, as links to their fields; nothing while there are none. Takes the focus
 * after each attempt (by `autofocus` in a page that is served without script), and leaves it to the fields while
 * they are corrected.
 */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempt > 0) root.current?.focus()
  }, [attempt])

  if (problems.length === 0) return null
  return (
    <div ref={root} className={styles.root} role="alert" tabIndex={-1} autoFocus={attempt === 0}>
      <h3>There is a problem</h3>
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
