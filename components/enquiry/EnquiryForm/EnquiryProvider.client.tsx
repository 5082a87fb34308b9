'use client'

import {
  createContext,
  type ReactNode,
  useActionState,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { type FieldErrors, FormProvider, type Resolver, useForm } from 'react-hook-form'
import {
  emptyEnquiry,
  enquiryFieldNames,
  type EnquiryFormState,
  type EnquiryOutcome,
  type EnquiryValues,
  type FormLanguage,
  type SendEnquiry,
  type SentEnquiry,
} from '@/lib/enquiries/form-state'
import type { Option } from '@/components/ui/Select/Select'
import type { EnquiryMessages } from '@/lib/enquiries/form-words'
import { type EnquiryTarget, postEnquiry } from './post-enquiry'
import type { ContactOptions } from './EnquiryResult'
import { clearSubmissionKey, submissionKey } from './submission-key'
import { useErrorTitle } from './use-error-title'

type EnquiryProviderProps = EnquiryTarget & {
  language: FormLanguage
  contactOptions: ContactOptions
  classes: readonly Option[]
  /** Which data is collected and why, next to the consent (R-ENQUIRY-11). */
  notice: ReactNode
  /** Server action for visitors without script (R-FORM-2). */
  action: SendEnquiry
  /** Called when an enquiry is stored. */
  onSent?: (sent: SentEnquiry) => void
  children: ReactNode
}

type Enquiry = EnquiryTarget & {
  language: FormLanguage
  contactOptions: ContactOptions
  classes: readonly Option[]
  notice: ReactNode
  action: (data: FormData) => void
  outcome: EnquiryOutcome | undefined
  /** Id of the form that was submitted last. */
  form: string | undefined
  isSending: boolean
  /** Validates and sends the values from the form with this id. */
  send: (form: string, website: string) => void
  /** Shows the form with this id again, after an enquiry was sent from it. */
  startAgain: (form: string) => void
}

const EnquiryContext = createContext<Enquiry | null>(null)

/** The state that the forms inside a provider share. */
export function useEnquiry(): Enquiry {
  const enquiry = useContext(EnquiryContext)
  if (!enquiry) throw new Error('An enquiry form stands outside of EnquiryProvider')
  return enquiry
}

/**
 * The state of the admission enquiry of a page (R-ENQUIRY-7), shared by its two forms (R-ENQUIRY-1).
 * The validation rules load with the first submission.
 */
export function EnquiryProvider({
  action,
  onSent,
  schoolCode,
  formKey,
  language,
  contactOptions,
  classes,
  notice,
  children,
}: EnquiryProviderProps) {
  const [serverState, formAction] = useActionState<EnquiryFormState, FormData>(action, {})
  const [clientState, setClientState] = useState<EnquiryFormState>({})
  const methods = useForm<EnquiryValues>({
    defaultValues: serverState.values ?? emptyEnquiry,
    errors: useServerErrors(serverState),
    resolver: validateWithSchema(language.words.messages),
    shouldFocusError: false,
  })
  const { handleSubmit, reset, setError, formState } = methods
  const outcome = clientState.form ? clientState.outcome : serverState.outcome
  const form = clientState.form ?? serverState.form

  async function post(values: EnquiryValues, formId: string, website: string) {
    const target = { schoolCode, formKey }
    const idempotencyKey = submissionKey({ ...target, ...values })
    const result = await postEnquiry({
      ...target,
      values: { ...values, website },
      language: language.code,
      notice: language.noticeVersion,
      idempotencyKey,
    })
    setClientState({ form: formId, outcome: result })
    switch (result.status) {
      case 'sent':
        reset(emptyEnquiry)
        onSent?.(result)
        break
      case 'invalid':
        for (const name of enquiryFieldNames) {
          const message = result.errors[name]
          if (message) setError(name, { type: 'server', message })
        }
        break
      case 'conflict':
        clearSubmissionKey()
        break
      case 'confirm':
      case 'limited':
      case 'failed':
        break
      default:
        result satisfies never
    }
  }

  function send(formId: string, website: string) {
    if (formState.isSubmitting) return
    setClientState({ form: formId })
    handleSubmit((values) => post(values, formId, website))().catch(() =>
      setClientState({ form: formId, outcome: { status: 'failed' } }),
    )
  }

  const startAgain = (formId: string) => setClientState({ form: formId })

  useErrorTitle(language.words.error, Object.keys(formState.errors).length > 0)
  usePreselectedClass((label) => methods.setValue('admissionClass', label))

  const target = { schoolCode, formKey, language, contactOptions, classes, notice }
  const enquiry = { ...target, outcome, form, send, startAgain, action: formAction }
  return (
    <EnquiryContext value={{ ...enquiry, isSending: formState.isSubmitting }}>
      <FormProvider {...methods}>{children}</FormProvider>
    </EnquiryContext>
  )
}

/**
 * Validates with the schema of the server, in the language of the form, loaded on the first submission. A page opened
 * before a release may not find it: then only the server validates (R-FORM-9).
 */
const validateWithSchema =
  (messages: EnquiryMessages): Resolver<EnquiryValues> =>
  async (values, context, options) => {
    const rules = await Promise.all([
      import('@hookform/resolvers/zod'),
      import('@/lib/enquiries/schema'),
    ]).catch(() => undefined)
    if (!rules) return { values, errors: {} }
    const [{ zodResolver }, { createEnquirySchema }] = rules
    const { errors } = await zodResolver(createEnquirySchema(messages))(
      values as never,
      context,
      options as never,
    )
    const isValid = Object.keys(errors).length === 0
    return isValid
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<EnquiryValues> }
  }

function useServerErrors({ outcome }: EnquiryFormState): FieldErrors<EnquiryValues> | undefined {
  return useMemo(() => {
    if (outcome?.status !== 'invalid') return undefined
    const messages = Object.entries(outcome.errors)
    return Object.fromEntries(
      messages.map(([name, message]) => [name, { type: 'server', message }]),
    )
  }, [outcome])
}

/** Selects the class of a clicked link (`data-enquiry-class`) or of the URL (`?class=Nursery`). */
function usePreselectedClass(select: (label: string) => void) {
  useEffect(() => {
    const preselected = new URLSearchParams(location.search).get('class')
    if (preselected) select(/^\d+$/.test(preselected) ? `Class ${preselected}` : preselected)
    const onClick = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLElement>('[data-enquiry-class]')
      if (link?.dataset.enquiryClass) select(link.dataset.enquiryClass)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the URL is read as the page opens
  }, [])
}
