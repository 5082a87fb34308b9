import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Field.module.scss'

export type FieldWords = {
  id: string
  label: string
  hint?: string
  /** Says so beside the label; fields that are not optional are required. */
  optional?: boolean
  error?: string
}

/** Attributes that tie a control to its hint and its error message. */
export function describing({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  }
}

/** Label, hint and error message around a control that has the id `id`. */
export function FieldFrame({
  id,
  label,
  hint,
  optional,
  error,
  children,
}: FieldWords & { children: ReactNode }) {
  return (
    <div className={styles.root} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span> (optional)</span>}
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

/** The message under a field; nothing without one. */
export function FieldError({ id, error }: Pick<FieldWords, 'id' | 'error'>) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${id}-error`}>
      <Icon name="warning-circle-fill" />
      <span>
        <span className={styles.prefix}>Error: </span>
        {error}
      </span>
    </p>
  )
}
