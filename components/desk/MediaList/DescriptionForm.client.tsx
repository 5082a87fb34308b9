'use client'

import { Button } from '@/components/ui/Button/Button'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { Field } from '@/components/ui/Field/Field'
import { desk } from '@/content/words/en/desk'
import { useServerForm } from '../FieldsForm/use-server-form'

const { media: words, files } = desk

/** The server action. It redirects to the list. */
export type DescribeAction = (state: null, data: FormData) => Promise<null>

type DescriptionFormProps = {
  /** Id of its field, unique on the page. */
  id: string
  /** Name of the stored photograph. */
  name: string
  alt: string
  /** Query of the list to return to. */
  list: string
  action: DescribeAction
}

/** Describes a photograph for people who cannot see it (R-DESK-7). */
export function DescriptionForm({ id, name, alt, list, action }: DescriptionFormProps) {
  const { attempt, failure, isSending, formProps } = useServerForm(action, null)
  return (
    <form {...formProps}>
      <ErrorSummary
        title={words.notSaved}
        problems={failure ? [{ fieldId: id, message: failure }] : []}
        attempt={attempt}
        heading="h2"
      />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="list" value={list} />
      <Field
        id={id}
        name="alt"
        label={files.alt}
        required={false}
        defaultValue={alt}
        maxLength={200}
      />
      <Button type="submit" size="small" variant="outline" disabled={isSending}>
        {words.save}
      </Button>
    </form>
  )
}
