import type { DocumentKind } from '@/content/types'
import type { NewsItem } from '@/lib/content/types'
import { levels, findLevels } from '@/lib/school/class-levels'
import type { RecordDate } from '@/lib/core/dates'
import { parseSession, getSession } from '@/lib/school/sessions'

/**
 * What the names of a document say about it (R-DOC-2). The service has no fields for it: an editor writes "Half-yearly
 * examination: date sheet, Classes III to XII", or names the file so.
 */

/** The names by which a document is known: its file's name, and the title and text of what it is attached to. */
export type DocumentNames = { title: string; href: string; text?: string }

/** Returns the last segment of a URL, decoded: 'half-yearly-2026-date-sheet.pdf'. */
export function getFileName(href: string): string {
  const name = href.split(/[?#]/, 1)[0]!.split('/').at(-1)!
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Returns the words of a file's name: 'half yearly 2026 date sheet'. A session keeps its hyphen. */
const toFileWords = (href: string) =>
  getFileName(href)
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(/[_+.]+|-(?!\d\d(?!\d))/g, ' ')

export const joinNames = ({ title, href }: DocumentNames) => `${title}\n${toFileWords(href)}`

/** Rules in their order: the first that matches decides. */
const kindRules: readonly (readonly [DocumentKind, RegExp])[] = [
  ['date-sheet', /\bdate\s?sheets?\b|\bexam(?:ination)?s? (?:schedule|routine|time ?table)\b/],
  ['book-list', /\bbook\s?lists?\b|\blists? of books\b|\btext\s?books? list\b/],
  ['calendar', /\bcalendars?\b|\balmanac\b|\b(?:holiday lists?|lists? of holidays)\b/],
  ['form', /\bforms?\b|\bcheck\s?lists?\b|\bpacking list\b|\bproforma\b|\bapplication\b/],
  ['magazine', /\bmagazine\b|\bchronicle\b|\bnewsletter\b/],
]

/**
 * A name is that of the kind when nothing but other nouns and adjectives stands before the word: "Revised date sheet",
 * "The school calendar". After such a word a name only mentions it: "Reading a calendar without panic", "How to fill in
 * the form".
 */
const mention =
  /(?!^)\b(?:an?|the)\b|\b(?:about|after|before|by|for|from|how|in|no|not|of|on|our|to|what|when|where|who|why|with|without|your)\b/

/** Returns the parts of names: "Half-yearly examination: date sheet" has two. */
const splitParts = (text: string) => text.split(/[:;,|()\n–—]/).map((part) => part.trim())

/** Detects the kind of a document by its names; a circular when they do not say it. */
export function detectKind(names: DocumentNames): DocumentKind {
  const parts = splitParts(joinNames(names).toLowerCase())
  const hasName = (pattern: RegExp) =>
    parts.some((part) => {
      const match = pattern.exec(part)
      return match && !mention.test(part.slice(0, match.index))
    })
  return kindRules.find(([, pattern]) => hasName(pattern))?.[0] ?? 'circular'
}

/**
 * Detects the classes that a document is for; empty when it is for every class. Only of a date sheet the text counts,
 * too: a text may name a class in passing.
 */
export function detectLevels(names: DocumentNames): readonly number[] {
  const titleLevels = findLevels(joinNames(names))
  const found =
    titleLevels.length === 0 && detectKind(names) === 'date-sheet'
      ? findLevels(names.text ?? '')
      : titleLevels
  return found.length === levels.length ? [] : found
}

/** Returns the classes that a news item is for, by its title and its document; empty for every class. */
export const getNewsLevels = ({ title, description, attachments }: NewsItem): readonly number[] =>
  detectLevels({ title, text: description, href: attachments[0]?.href ?? '' })

/** Returns the session that the names contain, otherwise that of the date; `null` without both. */
export const getDocumentSession = (names: DocumentNames, date: RecordDate): number | null =>
  parseSession(joinNames(names)) ?? getSession(date) ?? null

/** Returns whether a link leads to a file rather than to a page. */
export const isDocumentUrl = (url: string): boolean =>
  /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|zip)$/i.test(url.split(/[?#]/, 1)[0]!)
