import { honeypot } from './form-state'
import type { Enquiry, EnquiryErrors, EnquiryField } from './schema'

/**
 * The enquiry in the words of the call `POST /api/form/{schoolcode}/{formkey}` (R-ENQUIRY-10), to and from those of
 * the form (R-ENQUIRY-2). May be shipped to the browser.
 */

/** Names of the form's fields in the call. */
export const payloadNames = {
  session: 'toYear',
  name: 'name',
  admissionClass: 'class',
  contact: 'phone',
  email: 'email',
  consent: 'declaration',
  [honeypot]: honeypot,
} as const satisfies Record<EnquiryField, string>

const fields = Object.keys(payloadNames) as EnquiryField[]

/** The JSON of R-ENQUIRY-10, exactly. */
export type ProviderPayload = {
  name: string
  class: string
  phone: string
  email: string
  toYear: string
  declaration: true
  schoolcode: string
}

/** The body of the call for an enquiry that its sender has consented to (R-ENQUIRY-10). */
export function toPayload(enquiry: Enquiry, schoolcode: string): ProviderPayload {
  return {
    name: enquiry.name,
    class: enquiry.admissionClass,
    phone: enquiry.contact,
    email: enquiry.email ?? '',
    toYear: enquiry.session,
    declaration: true,
    schoolcode,
  }
}

/** What the form would hold, unchecked, from a body of the call; the form's own names are understood too. */
export function fromPayload(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field, body[payloadNames[field]] ?? body[field]]),
  )
}

/** Messages by the call's names, for its answer. */
export function toPayloadErrors(errors: EnquiryErrors): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => (errors[field] ? [[payloadNames[field], errors[field]]] : [])),
  )
}

/** Messages by the form's names, out of the call's answer. */
export function fromPayloadErrors(errors: Record<string, string>): EnquiryErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = errors[payloadNames[field]]
      return message ? [[field, message]] : []
    }),
  )
}

/**
 * What the form would hold, unchecked, from a post without script, by either set of names. Browsers send a
 * ticked box as `on`, an empty one not at all.
 */
export function fromForm(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const texts = [...entries].filter(([, value]) => typeof value === 'string')
  const input = fromPayload(Object.fromEntries(texts))
  return { ...input, consent: input.consent === 'on' || input.consent === 'true' }
}
