import type { ComponentProps } from 'react'
import styles from './Field.module.scss'
import { describing, FieldFrame, type FieldWords } from './FieldFrame'

type FieldProps = FieldWords & Omit<ComponentProps<'input'>, keyof FieldWords | 'className'>

/** A line to type in, with label, hint and error message. */
export function Field({ id, label, hint, optional, error, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
      <input
        id={id}
        className={styles.control}
        required={!optional}
        {...describing({ id, hint, error })}
        {...input}
      />
    </FieldFrame>
  )
}
