import type { ReactNode } from 'react'
import { Field } from '@/components/ui/Field/Field'
import { TextArea } from '@/components/ui/TextArea/TextArea'
import type { AlertValues } from '@/lib/desk/records/alert-form'
import { toFault, buildFieldId } from './alert-fields'
import styles from './AlertOptions.module.scss'

export type ConcernOption = { value: string; label: string }

/** A language into which a text can be translated. */
export type TextLanguage = { code: string; tag: string; name: string }

type AlertOptionsProps = {
  values: AlertValues
  problems: Record<string, string>
  concerns: readonly ConcernOption[]
  languages: readonly TextLanguage[]
}

/** Optional parts of an alert. A part is open while it has a value. */
export function AlertOptions({ values, problems, concerns, languages }: AlertOptionsProps) {
  const { since, link, telephone } = values
  return (
    <>
      <Part
        title="Only for the hostel, a bus route or a class"
        isOpen={values.concerns.length > 0 || 'concerns' in problems}
      >
        <fieldset className={styles.concerns} id={buildFieldId('concerns')} tabIndex={-1}>
          <legend>If you tick nothing, it is for everybody.</legend>
          {concerns.map(({ value, label }) => (
            <label key={value}>
              <input
                type="checkbox"
                name="concerns"
                value={value}
                defaultChecked={values.concerns.includes(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </Part>
      <Part
        title={`Also in ${languages.map(({ name }) => name).join(' and ')}`}
        isOpen={languages.some(({ code }) => values.text[code] || problems[`text.${code}`])}
      >
        {languages.map(({ code, tag, name }) => (
          <TextArea
            key={code}
            id={buildFieldId(`text.${code}`)}
            name={`text-${code}`}
            lang={tag}
            label={name}
            optional="(optional)"
            defaultValue={values.text[code]}
            error={toFault(problems[`text.${code}`])}
          />
        ))}
      </Part>
      <Part
        title="A link, a telephone number, a later beginning"
        isOpen={[since, link, telephone, problems.since, problems.link, problems.telephone].some(
          Boolean,
        )}
      >
        <Field
          id={buildFieldId('link')}
          name="link"
          label="Page to read more"
          hint="Such as /contact or https://…"
          optional="(optional)"
          defaultValue={link}
          error={toFault(problems.link)}
        />
        <Field
          id={buildFieldId('telephone')}
          name="telephone"
          type="tel"
          label="Telephone number to ring"
          hint="Such as +91 90000 00001"
          optional="(optional)"
          defaultValue={telephone}
          error={toFault(problems.telephone)}
        />
        <Field
          id={buildFieldId('since')}
          name="since"
          type="datetime-local"
          label="Begins"
          hint="If it is empty, it begins at once."
          optional="(optional)"
          defaultValue={since}
          error={toFault(problems.since)}
        />
      </Part>
    </>
  )
}

function Part({
  title,
  isOpen,
  children,
}: {
  title: string
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <details className={styles.part} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
