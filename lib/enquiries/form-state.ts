import { enquirySession } from '@/content/data/sessions'
import type { EnquiryFormWords } from './form-words'

/**
 * Name of the hidden field that bots, and some password managers, fill in (R-FORM-3). A form has it only until the
 * first response, so that nobody is rejected twice because of it.
 */
export const honeypot = 'website'

/** Longest name (R-ENQUIRY-2). */
export const maxNameLength = 100

/** The values of an enquiry form (R-ENQUIRY-2). */
export type EnquiryValues = {
  session: string
  name: string
  admissionClass: string
  contact: string
  email: string
  consent: boolean
}
export type EnquiryFieldName = keyof EnquiryValues

/** In the order of the form. */
export const enquiryFieldNames: readonly EnquiryFieldName[] = [
  'session',
  'admissionClass',
  'name',
  'contact',
  'email',
  'consent',
]

export const emptyEnquiry: EnquiryValues = {
  session: enquirySession,
  name: '',
  admissionClass: '',
  contact: '',
  email: '',
  consent: false,
}

/** What happens after an enquiry (R-ENQUIRY-7). */
export type NextSteps = {
  /** The number that the office will call. */
  contact: string
  className: string
  /** Fees and documents of the class. */
  facts: readonly { term: string; detail: string }[]
  links: readonly { label: string; href: string }[]
}

/** Result of submitting the form. */
export type EnquiryOutcome =
  /** During a release, an instance of the previous version sends no `next`. */
  | { status: 'sent'; reference: string; next?: NextSteps }
  | { status: 'invalid'; errors: Partial<Record<EnquiryFieldName, string>> }
  /**
   * Valid except for the hidden field, which a password manager may have filled in. The visitor has to send it again.
   */
  | { status: 'confirm' }
  /** The idempotency key belongs to a different enquiry; not stored. */
  | { status: 'conflict' }
  | { status: 'limited' }
  | { status: 'failed' }

/** An enquiry that was sent. */
export type SentEnquiry = Extract<EnquiryOutcome, { status: 'sent' }>

/** Converts errors to the outcome of an enquiry. */
export function toOutcome(
  all: Partial<Record<EnquiryFieldName | typeof honeypot, string>>,
): EnquiryOutcome {
  const errors = { ...all }
  delete errors[honeypot]
  return Object.keys(errors).length > 0 ? { status: 'invalid', errors } : { status: 'confirm' }
}

/** State of a form that was sent without script. `values` is set unless the enquiry was stored. */
export type EnquiryFormState = {
  outcome?: EnquiryOutcome
  values?: EnquiryValues
  /** Id of the form on its page. */
  form?: string
}

/** The language of a form, as the browser gets it. */
export type FormLanguage = {
  code: string
  /** Version of the consent and its notice in this language. */
  noticeVersion: string
  /** The privacy policy in this language. */
  policyHref: string
  words: EnquiryFormWords
}

/** Server action of the form without script. */
export type SendEnquiry = (state: EnquiryFormState, data: FormData) => Promise<EnquiryFormState>
