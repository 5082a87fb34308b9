'use client'

import { usePathname, useRouter } from 'next/navigation'
import {
  type ClipboardEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import type { PasteNote } from '@/lib/desk/text/clean-paste'
import { FormFooter } from '../FormFooter/FormFooter'
import { PendingFilesProvider } from '../FileField/pending-files'
import { AutosaveNote } from './AutosaveNote'
import { PendingNote } from './PendingNote'
import { pasteClean } from './paste-clean'
import { PasteNotes } from './PasteNotes'
import styles from './RecordForm.module.scss'
import { useAutosave } from './use-autosave'
import { usePendingSubmit } from './use-pending-submit'

type RecordFormProps = {
  /** Id of the record. For a new record the form creates it, so that a form sent twice creates one record. */
  id: string
  kind: string
  /** The version that the form shows; omitted for a new record. */
  version?: number
  /** Whether its text has bold, headings and links. */
  isFormatted: boolean
  buttons: ReactNode
  children: ReactNode
}

/**
 * The form of a record. It is sent as a whole, with its files, and works without script (R-DESK-3). With script the
 * form saves itself during typing; text pasted from Word is cleaned (R-DESK-4), with a note about what was left out.
 */
export function RecordForm({
  id,
  kind,
  version: firstVersion,
  isFormatted,
  buttons,
  children,
}: RecordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { replace, refresh } = useRouter()
  const path = usePathname()
  const isHydrated = useHydrated()
  const [isNew, setIsNew] = useState(firstVersion === undefined)

  // A later version of the page would claim that the text in the form is based on it.
  const [version] = useState(String(firstVersion ?? ''))
  const { state, onInput, onSubmitted, pending } = useAutosave(form, {
    id,
    version,
    onSaved() {
      // Renders the preview again. The URL of a new draft leads back to it.
      if (isNew) replace(`${path}?draft=${id}`, { scroll: false })
      else refresh()
      setIsNew(false)
    },
  })

  const { report, holdBack, note } = usePendingSubmit()
  const isWaiting = useRef(false)
  /** Safari 14 knows neither the `submitter` of the event nor `requestSubmit`. The Enter key clicks a button, too. */
  const pressed = useRef<HTMLButtonElement>(null)
  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (holdBack(event, pressed.current)) return
    const saving = pending()
    if (!saving || isWaiting.current) return onSubmitted()
    event.preventDefault()
    isWaiting.current = true
    await saving
    pressed.current?.click()
  }

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      isWaiting.current = false
      // The back button shows the form in its state before it was sent.
      if (persisted) location.reload()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const [notes, setNotes] = useState<ReadonlySet<PasteNote>>(new Set())
  async function onPaste(event: ClipboardEvent<HTMLFormElement>) {
    setNotes((await pasteClean(event, isFormatted ? 'simple' : 'plain')) ?? new Set())
  }

  return (
    <form
      ref={form}
      className={styles.recordForm}
      action="/desk/records/save"
      method="post"
      encType="multipart/form-data"
      onInput={onInput}
      onClick={({ target }) => (pressed.current = (target as Element).closest('button'))}
      onSubmit={onSubmit}
      onPaste={onPaste}
      autoComplete="off"
      noValidate
    >
      {/* The Enter key presses the first button of a form. */}
      <button className={styles.enter} name="intent" value="save" tabIndex={-1} aria-hidden />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="version" defaultValue={version} />
      <PendingFilesProvider value={report}>{children}</PendingFilesProvider>
      <FormFooter
        note={
          <>
            <PasteNotes notes={notes} onRead={() => setNotes(new Set())} />
            {note && <PendingNote {...note} />}
            <span role="status" data-autosave={state.is}>
              {isHydrated && <AutosaveNote state={state} path={path} />}
            </span>
          </>
        }
      >
        {buttons}
      </FormFooter>
    </form>
  )
}
