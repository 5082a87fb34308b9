import 'server-only'
import { english, type Language, languages } from '@/content/languages'
import { isNoticeVersion, noticeVersion } from './consent'

/** What the visitor read before sending: a form in a language, and a version of the consent and its notice. */
export type Reading = { language: Language; noticeVersion: string }

/**
 * What a form says that the visitor read. Without it, as in a call of another program, the current English notice
 * counts as read.
 */
export function readingOf(fields: { language?: unknown; notice?: unknown }): Reading {
  const language = languages.find(({ code }) => code === fields.language) ?? english
  const current = noticeVersion(language.code, language.words.enquiry)
  return { language, noticeVersion: isNoticeVersion(fields.notice) ? fields.notice : current }
}

/** 'Bengali' for the office; a code that left the table stays a code. */
export const languageName = (code: string): string =>
  languages.find((language) => language.code === code)?.englishName ?? code
