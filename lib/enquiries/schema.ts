import { z } from 'zod'
import { enquirySession } from '@/content/constants'
import { enquiryClasses } from '@/content/data/enquiry'
import { withoutPrefix } from './contact-number'
import { honeypot } from './form-state'

/**
 * Validation of an admission enquiry (R-ENQUIRY-2, R-ENQUIRY-3), the same in the browser and on the server. Nothing
 * that this file imports may be server-only.
 */

// zod checks whether it can compile code. The CSP forbids it, and browsers report the attempt.
if (typeof window !== 'undefined') z.config({ jitless: true })

const maxNameLength = 100
const maxEmailLength = 254

// Databases may reject these characters, and no name contains them.
const unprintable = /[\p{Cc}\p{Cs}]/u

/** Digits and the separators that people write between them. */
const numberLike = /^[\d\s+().-]+$/

/** 'Class 9' → '9'; 'Nursery' stays (R-ENQUIRY-5). */
const submittedClass = (label: string) => label.replace(/^Class /, '')
const submittedClasses: readonly string[] = enquiryClasses.map(submittedClass)

const session = z.literal(enquirySession, { error: 'Session is required' })

const name = z
  .string({ error: 'Name is required' })
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, 'Name is required')
      .max(maxNameLength, `Name must have at most ${maxNameLength} characters`)
      .refine((text) => !unprintable.test(text), 'Name holds a character that cannot be read'),
  )

const admissionClass = z
  .string({ error: 'Class is required' })
  .transform((text) => submittedClass(text.trim()))
  .refine((text) => submittedClasses.includes(text), 'Class is required')

const contact = z
  .string({ error: 'Contact number is required' })
  .trim()
  .min(1, { error: 'Contact number is required', abort: true })
  .transform((text) => (numberLike.test(text) ? withoutPrefix(text) : text))
  .pipe(z.string().regex(/^[0-9]{10}$/, 'Contact number must be exactly 10 digits'))

const emailMessage = 'Enter an e-mail address such as name@example.com, or leave it empty'

/** Optional; `null` when empty. */
const email = z
  .union([z.literal(''), z.email(emailMessage).max(maxEmailLength, emailMessage)], {
    error: emailMessage,
  })
  .transform((text) => text || null)

export const enquirySchema = z.object({
  session,
  name,
  admissionClass,
  contact,
  email: z.preprocess((value) => (typeof value === 'string' ? value.trim() : (value ?? '')), email),
  consent: z.literal(true, { error: 'Consent is required' }),
  [honeypot]: z.literal('', { error: 'Leave this field empty' }).optional(),
})

/** The values of the form. */
export type EnquiryInput = z.input<typeof enquirySchema>

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

/** Validates an enquiry. Does not throw, whatever the input. */
export function checkEnquiry(
  input: unknown,
): { enquiry: Enquiry; errors?: undefined } | { enquiry?: undefined; errors: EnquiryErrors } {
  const result = enquirySchema.safeParse(input)
  if (!result.success) return { errors: messagesOf(result.error) }
  const { session, name, admissionClass, contact, email } = result.data
  return { enquiry: { session, name, admissionClass, contact, email } }
}

function messagesOf({ issues }: z.ZodError): EnquiryErrors {
  const errors: EnquiryErrors = {}
  for (const { path, message } of issues) errors[path[0] as EnquiryField] ??= message
  return errors
}
