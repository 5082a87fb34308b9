import clsx from 'clsx'
import type { ComponentProps } from 'react'
import field from '../Field/Field.module.scss'
import { ariaProps, FieldFrame, type FieldTexts } from '../Field/FieldFrame'
import styles from './TextArea.module.scss'

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'className'>

/** A field for several lines of text, with label, hint and error message. */
export function TextArea({ id, label, hint, optional, error, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
      <textarea
        id={id}
        className={clsx(field.control, styles.root)}
        rows={3}
        required={!optional}
        {...ariaProps({ id, hint, error })}
        {...textarea}
      />
    </FieldFrame>
  )
}
