import type { ComponentProps } from 'react'
import styles from './Field.module.scss'
import { ariaProps, FieldFrame, type FieldTexts } from './FieldFrame'

type FieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'className'>

/** A text input with label, hint and error message. */
export function Field({ id, label, hint, optional, error, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
      <input
        id={id}
        className={styles.control}
        required={!optional}
        {...ariaProps({ id, hint, error })}
        {...input}
      />
    </FieldFrame>
  )
}
