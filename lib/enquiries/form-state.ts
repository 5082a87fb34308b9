import { enquirySession } from '@/content/constants'

/** Name of the field that people do not see; what fills it in is no person (R-FORM-3). */
export const honeypot = 'website'

/** What an enquiry form holds (R-ENQUIRY-2). */
export type EnquiryValues = {
  session: string
  name: string
  admissionClass: string
  contact: string
  email: string
  consent: boolean
}
export type EnquiryFieldName = keyof EnquiryValues

/** In the order in which they stand in the form. */
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

/** What has become of a form that was sent. */
export type EnquiryOutcome =
  | { status: 'sent'; reference: string }
  | { status: 'invalid'; errors: Partial<Record<EnquiryFieldName, string>> }
  /** Taken for an earlier one with other answers; not stored. */
  | { status: 'conflict' }
  | { status: 'limited' }
  | { status: 'failed' }

/** What a form that was sent without script comes back with: its answers are kept, but for one that was stored. */
export type EnquiryFormState = {
  outcome?: EnquiryOutcome
  values?: EnquiryValues
  /** Id of the form on its page. */
  form?: string
}

/** Sends a form without script (a server action). */
export type SendEnquiry = (state: EnquiryFormState, data: FormData) => Promise<EnquiryFormState>
