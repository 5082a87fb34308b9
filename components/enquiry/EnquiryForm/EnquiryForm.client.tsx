'use client'

import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/Button/Button'
import { enquiryFieldNames, type EnquiryValues, honeypot } from '@/lib/enquiries/form-state'
import { EnquiryFields } from '../EnquiryFields/EnquiryFields.client'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { EnquiryResult } from './EnquiryResult'
import { useEnquiry } from './EnquiryProvider.client'
import styles from './EnquiryForm.module.scss'

export type EnquiryFormProps = {
  /** Prefix of the ids of its fields, unique on the page. */
  id: string
  /** Id of the element that names the form. */
  labelledBy: string
}

/**
 * The admission enquiry (R-ENQUIRY-1, R-ENQUIRY-2), replaced by the next steps once it is sent (R-ENQUIRY-7). Works
 * without script (R-FORM-2). Needs an `EnquiryProvider`.
 */
export function EnquiryForm({ id, labelledBy }: EnquiryFormProps) {
  const root = useRef<HTMLFormElement>(null)
  const enquiry = useEnquiry()
  const { action, form, isSending, formKey, send, contactOptions, language, notice } = enquiry
  const { words } = language
  const wasSubmitted = form === id
  const outcome = wasSubmitted && !isSending ? enquiry.outcome : undefined
  const { problems, attempt } = useProblems(id)
  useInputBeforeHydration(root)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    send(id, String(new FormData(event.currentTarget).get(honeypot) ?? ''))
  }

  function startAgain() {
    flushSync(() => enquiry.startAgain(id))
    document.getElementById(`${id}-admissionClass`)?.focus()
  }

  const result = (
    <EnquiryResult
      words={words}
      outcome={outcome}
      contactOptions={contactOptions}
      onAnother={startAgain}
    />
  )
  if (outcome?.status === 'sent') return result
  return (
    // `noValidate`: the messages are specified, so the browser must not show its own.
    <form ref={root} action={action} onSubmit={submit} aria-labelledby={labelledBy} noValidate>
      {wasSubmitted && !isSending && (
        <ErrorSummary title={words.problem} {...{ problems, attempt }} />
      )}
      <EnquiryFields idPrefix={id} />
      {!enquiry.outcome && (
        <div className={styles.honeypot} aria-hidden="true">
          <label>
            {words.fields.website}
            <input name={honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="formkey" value={formKey} />
      <input type="hidden" name="language" value={language.code} />
      <input type="hidden" name="notice" value={language.noticeVersion} />
      {notice}
      <Button type="submit" variant="cta" className={styles.submit} disabled={isSending}>
        {isSending ? words.submitting : words.submit}
      </Button>
      {result}
    </form>
  )
}

/**
 * Copies the input from before hydration, typed or autofilled, into the form's state. React fires no event for it,
 * and the next render would overwrite it.
 */
function useInputBeforeHydration(form: RefObject<HTMLFormElement | null>) {
  const { setValue } = useFormContext<EnquiryValues>()
  useEffect(() => {
    if (!form.current) return
    const typed = new FormData(form.current)
    for (const name of enquiryFieldNames) {
      const value = typed.get(name)
      if (value) setValue(name, name === 'consent' || String(value))
    }
  }, [form, setValue])
}

/** The messages of invalid fields, in the order of the form, and the number of attempts. */
function useProblems(id: string) {
  const { errors, submitCount } = useFormContext<EnquiryValues>().formState
  const problems = enquiryFieldNames.flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ fieldId: `${id}-${name}`, message }] : []
  })
  return { problems, attempt: submitCount }
}
