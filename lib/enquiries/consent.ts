import 'server-only'
import { english, languages, type Language } from '@/content/languages'
import type { EnquiryWords } from '@/content/words/types'
import { hashData } from '@/lib/core/hash'

/**
 * The day on which the consent, its notice (`content/words/en/enquiry.ts`) or the notice of the privacy policy last
 * changed its meaning. Set it to the current date when one of them changes.
 */
const consentDate = '2026-11-26'

/**
 * Returns the version of the consent and its notice in a language, which is stored with every enquiry (R-ENQUIRY-11).
 * It is the day of the English text; a translation adds a hash of its words, so that a corrected translation has a new
 * version.
 */
export const getNoticeVersion = (
  code: string,
  { consent, policy, notice }: EnquiryWords,
): string =>
  code === 'en' ? consentDate : `${consentDate}-${code}-${hashData([consent, policy, notice])}`

const pattern = /^\d{4}-\d{2}-\d{2}(?:-[a-z]{2,3}-[0-9a-z]{1,7})?$/

/**
 * Whether a text can be the version of a notice, also of an earlier one: the page may have been opened before a change.
 */
export const isNoticeVersion = (text: unknown): text is string =>
  typeof text === 'string' && pattern.test(text)

/** What the form showed the visitor: its language, and a version of the consent and its notice. */
export type ShownNotice = { language: Language; noticeVersion: string }

/**
 * Reads what the form showed from its fields. A request of another program has none: it gets the current English
 * notice.
 */
export function readShownNotice(fields: { language?: unknown; notice?: unknown }): ShownNotice {
  const language = languages.find(({ code }) => code === fields.language) ?? english
  const current = getNoticeVersion(language.code, language.words.enquiry)
  return { language, noticeVersion: isNoticeVersion(fields.notice) ? fields.notice : current }
}

/**
 * Returns the English name of a language, such as 'Bengali'; the code itself if the site no longer has the language.
 */
export const getLanguageName = (code: string): string =>
  languages.find((language) => language.code === code)?.englishName ?? code
