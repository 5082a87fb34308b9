'use client'

import { useActionState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { TextArea } from '@/components/ui/TextArea/TextArea'
import styles from './NoteForm.module.scss'

export type NoteState = { text: string; problem?: string }

type NoteFormProps = {
  reference: string
  action: (state: NoteState, data: FormData) => Promise<NoteState>
}

/** Adds a note to an enquiry. */
export function NoteForm({ reference, action }: NoteFormProps) {
  const [{ text, problem }, submit, isPending] = useActionState(action, { text: '' })
  return (
    <form action={submit} className={styles.root} noValidate>
      <input type="hidden" name="reference" value={reference} />
      <TextArea
        id="note"
        name="text"
        label="Add a note"
        hint="What was said, when to ring again. Only the office reads it."
        rows={2}
        defaultValue={text}
        autoFocus={problem !== undefined}
        error={problem === undefined ? undefined : { prefix: 'Error:', message: problem }}
      />
      <Button type="submit" variant="outline" disabled={isPending}>
        Add the note
      </Button>
    </form>
  )
}
