'use client'

import { Button } from '@/components/ui/Button/Button'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { TextArea } from '@/components/ui/TextArea/TextArea'
import { useServerForm } from '../FieldsForm/use-server-form'
import styles from './NoteForm.module.scss'

export type NoteState = { text: string; problem?: string }

type NoteFormProps = {
  reference: string
  action: (state: NoteState, data: FormData) => Promise<NoteState>
}

/** Adds a note to an enquiry. */
export function NoteForm({ reference, action }: NoteFormProps) {
  const { state, responses, attempt, failure, remaining, isSending, formProps } = useServerForm(
    action,
    { text: '' },
  )
  const { text: problem } = remaining({ text: state.problem })
  const message = failure ?? problem
  return (
    <form {...formProps} className={styles.root}>
      <ErrorSummary
        title="The note is not saved"
        problems={message === undefined ? [] : [{ fieldId: 'note', message }]}
        attempt={attempt}
      />
      <input type="hidden" name="reference" value={reference} />
      <TextArea
        key={responses}
        id="note"
        name="text"
        label="Add a note"
        hint="What was said, when to ring again. Only the office reads it."
        rows={2}
        defaultValue={state.text}
        error={problem ? { prefix: 'Error:', message: problem } : undefined}
      />
      <Button type="submit" variant="outline" disabled={isSending}>
        Add the note
      </Button>
    </form>
  )
}
