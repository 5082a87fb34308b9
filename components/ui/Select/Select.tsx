import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import field from '../Field/Field.module.scss'
import { describing, FieldFrame, type FieldWords } from '../Field/FieldFrame'
import styles from './Select.module.scss'

type SelectProps = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'className' | 'children'> & {
    options: readonly string[]
    /** First entry, with an empty value; left out when one option is chosen from the start. */
    placeholder?: string
  }

/** A list to choose from, with label, hint and error message. */
export function Select({
  id,
  label,
  hint,
  optional,
  error,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <FieldFrame {...{ id, label, hint, optional, error }}>
      <div className={styles.root}>
        <select
          id={id}
          className={field.control}
          required={!optional}
          {...describing({ id, hint, error })}
          {...select}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon name="caret-down-bold" />
      </div>
    </FieldFrame>
  )
}
