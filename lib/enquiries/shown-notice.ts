import 'server-only'
import { english, type Language, languages } from '@/content/languages'
import { isNoticeVersion, noticeVersion } from './consent'

/** What the form showed the visitor: its language, and a version of the consent and its notice. */
export type ShownNotice = { language: Language; noticeVersion: string }

/**
 * Reads it from the fields of a form. Without them, as in a request of another program, it is the current English notice.
 */
export function shownNotice(fields: { language?: unknown; notice?: unknown }): ShownNotice {
  const language = languages.find(({ code }) => code === fields.language) ?? english
  const current = noticeVersion(language.code, language.words.enquiry)
  return { language, noticeVersion: isNoticeVersion(fields.notice) ? fields.notice : current }
}

/** 'Bengali' for the office; a code that left the table stays a code. */
export const languageName = (code: string): string =>
  languages.find((language) => language.code === code)?.englishName ?? code
