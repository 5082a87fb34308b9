import { useId } from 'react'
import styles from './Choices.module.scss'

type ChoicesProps = {
  legend: string
  /** Of the radio buttons. */
  name: string
  options: readonly { value: string; label: string }[]
  defaultValue: string
}

/** A choice of one, as boxes with radio buttons. */
export function Choices({ legend, name, options, defaultValue }: ChoicesProps) {
  const id = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <div key={value}>
            <input
              type="radio"
              id={`${id}${value}`}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
            />
            <label htmlFor={`${id}${value}`}>{label}</label>
          </div>
        ))}
      </div>
    </fieldset>
  )
}
