import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Field.module.scss'

/** An error message, and the word before it. */
export type FieldFault = { prefix: string; message: string }

export type FieldTexts = {
  id: string
  label: string
  hint?: string
  /** The mark after the label of a field that may stay empty, such as '(optional)'. All others are required. */
  optional?: string
  error?: FieldFault
}

/** ARIA attributes that connect a control to its hint and its error message. */
export function ariaProps({ id, hint, error }: Pick<FieldTexts, 'id' | 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
}

/** Label, hint and error message of the control with the id `id`. */
export function FieldFrame({
  id,
  label,
  hint,
  optional,
  error,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span> {optional}</span>}
      </label>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The error message under a field, if there is one. */
export function FieldError({ id, error }: Pick<FieldTexts, 'id' | 'error'>) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="warning-circle-fill" />
      <span>
        <span className={styles.prefix}>{error.prefix} </span>
        {error.message}
      </span>
    </p>
  )
}
