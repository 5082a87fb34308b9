import type { EnquiryWords } from '@/content/words/types'
import { hashData } from '@/lib/core/hash'

/**
 * The day on which the consent, its notice (`content/words/en/enquiry.ts`) or the notice of the privacy policy last
 * changed its meaning. Set it to the current date when one of them changes.
 */
const consentDate = '2026-11-26'

/**
 * Version of the consent and its notice in a language, stored with every enquiry (R-ENQUIRY-11): the day of the English
 * text; a translation adds a hash of its words, so that a better wording has another version.
 */
export const noticeVersion = (code: string, { consent, policy, notice }: EnquiryWords): string =>
  code === 'en' ? consentDate : `${consentDate}-${code}-${hashData([consent, policy, notice])}`

const pattern = /^\d{4}-\d{2}-\d{2}(?:-[a-z]{2,3}-[0-9a-z]{1,7})?$/

/** Whether a text is the version of a notice, perhaps of an earlier one: a page may have been opened before a change. */
export const isNoticeVersion = (text: unknown): text is string =>
  typeof text === 'string' && pattern.test(text)
