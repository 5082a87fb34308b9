'use client'

import { Button } from '@/components/ui/Button/Button'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { Field } from '@/components/ui/Field/Field'
import { Select } from '@/components/ui/Select/Select'
import { OneTimeLink } from '../OneTimeLink/OneTimeLink'
import styles from './FieldsForm.module.scss'
import type { FieldsAction, FieldsState, FormField } from './form-state'
import { useServerForm } from './use-server-form'

type FieldsFormProps = {
  /** Prefix of the ids of its fields, unique on the page. */
  id: string
  action: FieldsAction
  fields: readonly FormField[]
  /** Hidden values of the form. */
  hidden?: Readonly<Record<string, string>>
  submit: string
  /** Account whose password it sets, for password managers. */
  username?: string
  /** Id of the heading that labels it. */
  labelledBy?: string
}

/** A short form of text fields and selects, such as the log-in. Works without script. */
export function FieldsForm(props: FieldsFormProps) {
  const { id, action, fields, hidden, submit, username, labelledBy } = props
  const { state, responses, attempt, failure, remaining, isSending, formProps } = useServerForm(
    action,
    { problems: {} },
  )
  const { values = {}, link } = state
  const problems: FieldsState['problems'] = failure ? { form: failure } : remaining(state.problems)
  const summary = Object.entries(problems).map(([name, message]) => ({
    fieldId: `${id}-${name === 'form' ? fields[0]?.name : name}`,
    message,
  }))
  return (
    <form {...formProps} aria-labelledby={labelledBy}>
      <ErrorSummary
        title="There is a problem"
        problems={summary}
        attempt={attempt}
        heading={labelledBy ? 'h3' : 'h2'}
      />
      {link && <OneTimeLink key={link.url} {...link} />}
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {username && (
        <input name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      {fields.map((field) => (
        <FormControl
          // React applies a new default value only to a new element.
          key={`${field.name} ${responses}`}
          id={`${id}-${field.name}`}
          field={{ ...field, value: values[field.name] ?? field.value }}
          problem={problems[field.name]}
        />
      ))}
      <Button
        type="submit"
        // A page has one primary action: the form without its own heading.
        variant={labelledBy ? 'brand' : 'cta'}
        className={styles.submit}
        disabled={isSending}
      >
        {isSending ? 'One moment…' : submit}
      </Button>
    </form>
  )
}

type FormControlProps = { id: string; field: FormField; problem?: string }

function FormControl({ id, field, problem }: FormControlProps) {
  const { name, label, hint, options, type, autoComplete, isOptional, value } = field
  const texts = {
    id,
    label,
    hint,
    optional: isOptional ? '(optional)' : undefined,
    error: problem === undefined ? undefined : { prefix: 'Error:', message: problem },
  }
  return options ? (
    <Select {...texts} {...{ name, options }} defaultValue={value} />
  ) : (
    <Field {...texts} {...{ name, type, autoComplete }} defaultValue={value} />
  )
}
