import { honeypot } from './form-state'
import type { Enquiry, EnquiryErrors, EnquiryField } from './schema'

/**
 * Converts an enquiry between the JSON of `POST /api/form/{schoolcode}/{formkey}` (R-ENQUIRY-10) and the fields of the
 * form (R-ENQUIRY-2). Runs on the server and in the browser.
 */

/** Form field → property of the JSON. */
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

/** Exactly the JSON of R-ENQUIRY-10. */
export type ProviderPayload = {
  name: string
  class: string
  phone: string
  email: string
  toYear: string
  declaration: true
  schoolcode: string
}

/** Creates the request body for an enquiry with consent (R-ENQUIRY-10). */
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

/** Reads the form's fields from a request body, without validation. */
export function fromPayload(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, body[payloadNames[field]]]))
}

/** Converts error messages by form field to messages by JSON property, for the response. */
export function toPayloadErrors(errors: EnquiryErrors): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => (errors[field] ? [[payloadNames[field], errors[field]]] : [])),
  )
}

/** Converts the error messages of a response back to messages by form field. */
export function fromPayloadErrors(errors: Record<string, string>): EnquiryErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = errors[payloadNames[field]]
      return message ? [[field, message]] : []
    }),
  )
}
