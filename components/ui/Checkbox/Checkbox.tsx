import type { ComponentProps, ReactNode } from 'react'
import field from '../Field/Field.module.scss'
import { describing, FieldError } from '../Field/FieldFrame'
import styles from './Checkbox.module.scss'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'children'> & {
  id: string
  error?: string
  /** The sentence one agrees to. */
  children: ReactNode
}

/** A box to tick, with its sentence and error message. */
export function Checkbox({ id, error, children, ...input }: CheckboxProps) {
  return (
    <div className={field.root} data-invalid={error ? '' : undefined}>
      <div className={styles.row}>
        <input type="checkbox" id={id} required {...describing({ id, error })} {...input} />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
