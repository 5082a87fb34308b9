'use client'

import { useEffect, useRef } from 'react'
import styles from './ErrorSummary.module.scss'

export type FieldProblem = { fieldId: string; message: string }

/**
 * All messages of a form that was refused, as links to their fields. Takes the focus each time it gets a new
 * list (by `autofocus` in a page that is served without script); nothing while the list is empty.
 */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const root = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (problems.length > 0) root.current?.focus()
  }, [problems])

  if (problems.length === 0) return null
  return (
    <div ref={root} className={styles.root} role="alert" tabIndex={-1} autoFocus>
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
