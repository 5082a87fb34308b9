import { school } from '@/content/school'
import type { EnquiryWords } from '@/content/words/types'
import { fillIn } from '@/lib/core/fill-in'
import { contactDigits } from './contact-number'
import { maxNameLength } from './form-state'
import { firstMobileDigits } from './indian-numbers'

/** The words of the form in the browser. */
export type EnquiryFormWords = Pick<
  EnquiryWords,
  | 'fields'
  | 'consent'
  | 'policy'
  | 'messages'
  | 'problem'
  | 'error'
  | 'submit'
  | 'submitting'
  | 'succeeded'
  | 'failed'
  | 'confirm'
  | 'conflict'
  | 'limited'
  | 'otherWays'
  | 'reference'
  | 'next'
  | 'sent'
>

export type EnquiryMessages = EnquiryWords['messages']

/** The example in the message about an invalid e-mail address. */
const sampleEmail = 'name@example.com'

/** The prefix before the STD code of calls within India. */
const trunkPrefix = '0'

/** Fills the limits of the form into the messages of R-ENQUIRY-2. */
export const fillFormMessages = ({
  messages,
}: Pick<EnquiryWords, 'messages'>): EnquiryMessages => ({
  ...messages,
  nameLength: fillIn(messages.nameLength, { most: maxNameLength }),
  contactLength: fillIn(messages.contactLength, { digits: contactDigits }),
  contactIndia: fillIn(messages.contactIndia, { ...firstMobileDigits, trunk: trunkPrefix }),
  contactAbroad: fillIn(messages.contactAbroad, {
    phone: school.phones[0].dialled,
    email: school.emails.admission,
  }),
  email: fillIn(messages.email, { sample: sampleEmail }),
})

/**
 * Fills the figures of the form into its words.
 * @param hours opening hours of the help desk
 */
export const fillFormWords = (words: EnquiryWords, hours: string): EnquiryFormWords => {
  const { fields, consent, policy, problem, error, submit, submitting, succeeded } = words
  const { failed, confirm, conflict, limited, otherWays, reference } = words
  const contactHint = fillIn(fields.contactHint, {
    digits: contactDigits,
    country: '+91',
    trunk: trunkPrefix,
  })
  return {
    fields: { ...fields, contactHint },
    ...{
      consent,
      policy,
      problem,
      error,
      submit,
      submitting,
      succeeded,
      failed,
      confirm,
      conflict,
      limited,
    },
    ...{ otherWays, reference },
    messages: fillFormMessages(words),
    next: fillIn(words.next, { hours }),
    sent: words.sent,
  }
}
