'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { Choices } from '@/components/ui/Choices/Choices'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { Field } from '@/components/ui/Field/Field'
import { TextArea } from '@/components/ui/TextArea/TextArea'
import { alertKinds } from '@/content/alerts'
import { alerts as words } from '@/content/words/en/alerts'
import type { AlertValues } from '@/lib/desk/records/alert-form'
import { AlertPreview } from '../AlertPreview/AlertPreview'
import { useServerForm } from '../FieldsForm/use-server-form'
import { FormFooter } from '../FormFooter/FormFooter'
import { AlertOptions, type ConcernOption, type TextLanguage } from './AlertOptions'
import { toFault, buildFieldId, buildInputName } from './alert-fields'

export type AlertFormState = {
  values: AlertValues
  /** HTML of the alert as visitors will see it. */
  preview: string
  problems: Record<string, string>
}

type AlertFormProps = {
  initial: AlertFormState
  action: (previous: AlertFormState, data: FormData) => Promise<AlertFormState>
  /** Renders the alert in the form as HTML. */
  preview: (data: FormData) => Promise<string>
  concerns: readonly ConcernOption[]
  languages: readonly TextLanguage[]
}

const previewMilliseconds = 500

/**
 * Sets an alert (R-ALERT-1). The preview follows the typing, next to the button that publishes the alert; without
 * script a button shows the preview.
 */
export function AlertForm({ initial, action, preview, concerns, languages }: AlertFormProps) {
  const { state, responses, attempt, failure, remaining, isSending, formProps } = useServerForm(
    action,
    initial,
  )
  const { values } = state
  const problems = remaining(state.problems, buildInputName)
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [live, setLive] = useState({ responses, html: state.preview })
  useEffect(() => () => clearTimeout(timer.current), [])

  function updatePreview() {
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      if (!form.current) return
      const html = await preview(new FormData(form.current)).catch(() => undefined)
      if (html !== undefined) setLive({ responses, html })
    }, previewMilliseconds)
  }

  return (
    <form ref={form} {...formProps} onChange={updatePreview}>
      <ErrorSummary
        title="There is a problem"
        problems={Object.entries(failure ? { text: failure } : problems).map(
          ([field, message]) => ({ fieldId: buildFieldId(field), message }),
        )}
        attempt={attempt}
      />
      <div key={responses}>
        <Choices
          legend="What has happened?"
          name="kind"
          options={alertKinds.map((value) => ({ value, label: words.kinds[value] }))}
          defaultValue={values.kind}
        />
        <TextArea
          id={buildFieldId('text')}
          name="text-en"
          label="The alert in one sentence"
          hint="Say what, where and for whom. At most 200 characters."
          defaultValue={values.text.en}
          error={toFault(problems.text)}
        />
        <Field
          id={buildFieldId('until')}
          name="until"
          type="datetime-local"
          label="Until when?"
          hint="It leaves the site by itself then, at the latest after seven days."
          defaultValue={values.until}
          error={toFault(problems.until)}
        />
        <AlertOptions {...{ values, problems, concerns, languages }} />
      </div>
      <FormFooter
        note={<AlertPreview html={live.responses === responses ? live.html : state.preview} />}
      >
        <noscript>
          <Button type="submit" name="intent" value="preview" variant="outline">
            Show the preview
          </Button>
        </noscript>
        <Button type="submit" variant="cta" disabled={isSending}>
          {isSending ? 'Putting it up…' : 'Put it on every page'}
        </Button>
      </FormFooter>
    </form>
  )
}
