import type { ComponentProps, ReactNode } from 'react'
import field from '../Field/Field.module.scss'
import { ariaProps, FieldError, type FieldFault } from '../Field/FieldFrame'
import styles from './Checkbox.module.scss'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | 'children'> & {
  id: string
  error?: FieldFault
  /** The label. */
  children: ReactNode
}

/** A checkbox with label and error message. */
export function Checkbox({ id, error, children, ...input }: CheckboxProps) {
  return (
    <div className={field.field} data-invalid={error ? '' : undefined}>
      <div className={styles.row}>
        <input type="checkbox" id={id} required {...ariaProps({ id, error })} {...input} />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  )
}
