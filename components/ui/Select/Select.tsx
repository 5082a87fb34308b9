import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import field from '../Field/Field.module.scss'
import { ariaProps, FieldFrame, type FieldTexts } from '../Field/FieldFrame'
import styles from './Select.module.scss'

export type Option = { value: string; label: string }

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'className' | 'children'> & {
    options: readonly Option[]
    /** First option, with an empty value; omitted if an option is preselected. */
    placeholder?: string
  }

/** A select with label, hint and error message. */
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
          {...ariaProps({ id, hint, error })}
          {...select}
        >
          {placeholder && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="caret-down-bold" />
      </div>
    </FieldFrame>
  )
}
