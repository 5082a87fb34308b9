'use client'

import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/Button/Button'
import { enquiryCopy } from '@/content/microcopy/enquiry'
import { enquiryFieldNames, type EnquiryValues, honeypot } from '@/lib/enquiries/form-state'
import { EnquiryFields } from '../EnquiryFields/EnquiryFields.client'
import { ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.client'
import { EnquiryResult } from './EnquiryResult'
import { useEnquiry } from './EnquiryProvider.client'
import styles from './EnquiryForm.module.scss'

export type EnquiryFormProps = {
  /** Keeps two forms on one page apart; the ids of the fields begin with it. */
  id: string
  classes: readonly string[]
  /** What is collected and why, beside the consent (R-ENQUIRY-11). */
  notice: ReactNode
  /** Id of what names the form. */
  labelledBy: string
}

/** The admission enquiry (R-ENQUIRY-1, R-ENQUIRY-2); works without script too (R-FORM-2). Stands below an EnquiryProvider. */
export function EnquiryForm({ id, classes, notice, labelledBy }: EnquiryFormProps) {
  const root = useRef<HTMLFormElement>(null)
  const { action, outcome, form, isSending, formKey, send, otherWays } = useEnquiry()
  const isOurs = form === id
  const { problems, attempt } = useProblems(id)
  useTypedBeforeHydration(root)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    send(id, String(new FormData(event.currentTarget).get(honeypot)))
  }

  return (
    // The messages are the specification's own, not the browser's.
    <form ref={root} action={action} onSubmit={submit} aria-labelledby={labelledBy} noValidate>
      {isOurs && !isSending && <ErrorSummary {...{ problems, attempt }} />}
      <EnquiryFields idPrefix={id} classes={classes} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website
          <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="formkey" value={formKey} />
      {notice}
      <Button type="submit" look="cta" className={styles.submit} disabled={isSending}>
        {isSending ? enquiryCopy.submitting : enquiryCopy.submit}
      </Button>
      <EnquiryResult outcome={isOurs && !isSending ? outcome : undefined} otherWays={otherWays} />
    </form>
  )
}

/**
 * What was typed, or filled in by the browser, before hydration stays in the controls, but React tells nobody: the
 * form's state takes it from there, before the next render puts its own values in place.
 */
function useTypedBeforeHydration(form: RefObject<HTMLFormElement | null>) {
  const { setValue } = useFormContext<EnquiryValues>()
  useEffect(() => {
    const typed = new FormData(form.current!)
    for (const name of enquiryFieldNames) {
      const value = typed.get(name)
      if (value) setValue(name, name === 'consent' || String(value))
    }
  }, [form, setValue])
}

/** The messages of refused fields, in the order of the form, and how often it was sent. */
function useProblems(id: string) {
  const { errors, submitCount } = useFormContext<EnquiryValues>().formState
  const problems = enquiryFieldNames.flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ fieldId: `${id}-${name}`, message }] : []
  })
  return { problems, attempt: submitCount }
}
