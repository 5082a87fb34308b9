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
  type SendEnquiry,
} from '@/lib/enquiries/form-state'
import type { EnquiryTarget } from './post-enquiry'
import type { OtherWays } from './EnquiryResult'
import { forgetSubmissionKey, submissionKey } from './submission-key'
import { useErrorTitle } from './use-error-title'

type EnquiryProviderProps = EnquiryTarget & {
  otherWays: OtherWays
  /** Takes the form where there is no script (R-FORM-2). */
  action: SendEnquiry
  /** Told when an enquiry has been stored. */
  onSent?: (reference: string) => void
  children: ReactNode
}

type Enquiry = EnquiryTarget & {
  otherWays: OtherWays
  action: (data: FormData) => void
  outcome: EnquiryOutcome | undefined
  /** Id of the form that was sent last. */
  form: string | undefined
  isSending: boolean
  /** Checks and sends the answers, from the form with this id. */
  send: (form: string, website: string) => void
}

const EnquiryContext = createContext<Enquiry | null>(null)

/** What the forms below a provider share. */
export function useEnquiry(): Enquiry {
  const enquiry = useContext(EnquiryContext)
  if (!enquiry) throw new Error('An enquiry form stands outside of EnquiryProvider')
  return enquiry
}

/**
 * The state of the admission enquiry on a page (R-ENQUIRY-7): two copies of the form are two views of it (R-ENQUIRY-1).
 * The rules come with the first sending; until then nobody has to fetch them.
 */
export function EnquiryProvider({
  action,
  onSent,
  schoolCode,
  formKey,
  otherWays,
  children,
}: EnquiryProviderProps) {
  const [served, formAction] = useActionState<EnquiryFormState, FormData>(action, {})
  const [sent, setSent] = useState<EnquiryFormState>({})
  const methods = useForm<EnquiryValues>({
    defaultValues: served.values ?? emptyEnquiry,
    errors: useServedErrors(served),
    resolver: checkByTheRules,
    shouldFocusError: false,
  })
  const { handleSubmit, reset, setError, formState } = methods
  const outcome = sent.form ? sent.outcome : served.outcome
  const form = sent.form ?? served.form

  async function post(values: EnquiryValues, from: string, website: string) {
    const { postEnquiry } = await import('./post-enquiry')
    const target = { schoolCode, formKey }
    const idempotencyKey = submissionKey({ ...target, ...values })
    const result = await postEnquiry({ ...target, values: { ...values, website }, idempotencyKey })
    setSent({ form: from, outcome: result })
    switch (result.status) {
      case 'sent':
        reset(emptyEnquiry)
        onSent?.(result.reference)
        break
      case 'invalid':
        for (const name of enquiryFieldNames) {
          const message = result.errors[name]
          if (message) setError(name, { type: 'server', message })
        }
        break
      case 'conflict':
        forgetSubmissionKey()
        break
      case 'limited':
      case 'failed':
        break
      default:
        result satisfies never
    }
  }

  function send(from: string, website: string) {
    if (formState.isSubmitting) return
    setSent({ form: from })
    handleSubmit((values) => post(values, from, website))().catch(() =>
      setSent({ form: from, outcome: { status: 'failed' } }),
    )
  }

  useErrorTitle(Object.keys(formState.errors).length > 0)
  usePreselectedClass((label) => methods.setValue('admissionClass', label))

  const enquiry = { schoolCode, formKey, otherWays, outcome, form, send, action: formAction }
  return (
    <EnquiryContext value={{ ...enquiry, isSending: formState.isSubmitting }}>
      <FormProvider {...methods}>{children}</FormProvider>
    </EnquiryContext>
  )
}

/** The rules that the server has too, fetched when they are first needed. */
const checkByTheRules: Resolver<EnquiryValues> = async (values, context, options) => {
  const [{ zodResolver }, { enquirySchema }] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('@/lib/enquiries/schema'),
  ])
  const { errors } = await zodResolver(enquirySchema)(values as never, context, options as never)
  const isValid = Object.keys(errors).length === 0
  return isValid
    ? { values, errors: {} }
    : { values: {}, errors: errors as FieldErrors<EnquiryValues> }
}

function useServedErrors({ outcome }: EnquiryFormState): FieldErrors<EnquiryValues> | undefined {
  return useMemo(() => {
    if (outcome?.status !== 'invalid') return undefined
    const messages = Object.entries(outcome.errors)
    return Object.fromEntries(
      messages.map(([name, message]) => [name, { type: 'server', message }]),
    )
  }, [outcome])
}

/** A class named by a link of the page (`data-enquiry-class`) or by its address (`?class=Nursery`). */
function usePreselectedClass(select: (label: string) => void) {
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('class')
    if (wanted) select(/^\d+$/.test(wanted) ? `Class ${wanted}` : wanted)
    const choose = ({ target }: MouseEvent) => {
      const link = (target as Element).closest<HTMLElement>('[data-enquiry-class]')
      if (link?.dataset.enquiryClass) select(link.dataset.enquiryClass)
    }
    document.addEventListener('click', choose)
    return () => document.removeEventListener('click', choose)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the address is read as the page opens
  }, [])
}
