import { z } from 'zod'
import { enquirySession } from '@/content/data/sessions'
import { enquiryClasses } from '@/content/data/enquiry'
import { toPlainLine } from '@/lib/core/normalise'
import { readContact } from './contact-number'
import { honeypot, maxNameLength } from './form-state'
import type { EnquiryMessages } from './form-words'

/**
 * Validation of an admission enquiry (R-ENQUIRY-2, R-ENQUIRY-3), the same in the browser and on the server. Nothing
 * that this file imports may be server-only.
 */

// By default zod tests whether it can compile code. The CSP forbids that, and browsers report the attempt.
if (typeof window !== 'undefined') z.config({ jitless: true })

const maxEmailLength = 254

// Databases may reject these characters, and no name contains them.
const unprintable = /(?!\s)[\p{Cc}\p{Cs}]/u

/** 'Class 9' → '9'; 'Nursery' stays (R-ENQUIRY-5). */
export const toSubmittedClass = (label: string) => label.replace(/^Class /, '')
const submittedClasses: readonly string[] = enquiryClasses.map(toSubmittedClass)

/** The schema of an enquiry, with the messages of a language (R-ENQUIRY-2). */
export function createEnquirySchema(messages: EnquiryMessages) {
  const name = z
    .string({ error: messages.name })
    .refine((text) => !unprintable.test(text), { error: messages.nameCharacter, abort: true })
    .transform(toPlainLine)
    .pipe(z.string().min(1, messages.name).max(maxNameLength, messages.nameLength))
  const admissionClass = z
    .string({ error: messages.class })
    .transform((text) => toSubmittedClass(text.trim()))
    .refine((text) => submittedClasses.includes(text), messages.class)
  const contactProblems = {
    empty: messages.contact,
    length: messages.contactLength,
    india: messages.contactIndia,
    abroad: messages.contactAbroad,
  }
  const contact = z.string({ error: messages.contact }).transform((text, { addIssue }) => {
    const { number, problem } = readContact(text)
    if (problem === undefined) return number
    addIssue({ code: 'custom', message: contactProblems[problem] })
    return z.NEVER
  })
  /** Optional; `null` when empty. */
  const email = z
    .union([z.literal(''), z.email(messages.email).max(maxEmailLength, messages.email)], {
      error: messages.email,
    })
    .transform((text) => text || null)
  return z.object({
    session: z.literal(enquirySession, { error: messages.session }),
    name,
    admissionClass,
    contact,
    email: z.preprocess(
      (value) => (typeof value === 'string' ? value.trim() : (value ?? '')),
      email,
    ),
    consent: z.literal(true, { error: messages.consent }),
    [honeypot]: z.literal('', { error: messages.website }).optional(),
  })
}

/** The values of the form. */
export type EnquiryInput = z.input<ReturnType<typeof createEnquirySchema>>

/** A valid, normalised enquiry. The class is in its submitted form ('9', 'Nursery'). */
export type Enquiry = {
  session: string
  name: string
  admissionClass: string
  contact: string
  email: string | null
}

export type EnquiryField = keyof EnquiryInput

/** One message for each invalid field, as in R-ENQUIRY-2. */
export type EnquiryErrors = Partial<Record<EnquiryField, string>>

/** Validates an enquiry, with the messages of a language. Does not throw, whatever the input. */
export function checkEnquiry(
  input: unknown,
  messages: EnquiryMessages,
): { enquiry: Enquiry; errors?: undefined } | { enquiry?: undefined; errors: EnquiryErrors } {
  const result = createEnquirySchema(messages).safeParse(input)
  if (!result.success) return { errors: toMessages(result.error) }
  const { session, name, admissionClass, contact, email } = result.data
  return { enquiry: { session, name, admissionClass, contact, email } }
}

function toMessages({ issues }: z.ZodError): EnquiryErrors {
  const errors: EnquiryErrors = {}
  for (const { path, message } of issues) errors[path[0] as EnquiryField] ??= message
  return errors
}
