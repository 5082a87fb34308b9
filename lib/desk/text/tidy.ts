import { wellFormed } from '@/lib/core/well-formed'

/**
 * How far the text of a kind can be formatted. `plain`: paragraphs, lists and addresses of pages, as the screens of
 * news and events show them. `simple`: also bold, italics, headings and named links, for stories.
 */
export type TextFormat = 'plain' | 'simple'

/** Control characters, direction overrides, and invisible characters of Word and WhatsApp. Indian scripts need U+200C/D. */
const invisible =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Text as the office typed it, without what nobody can see. Changes nothing else, so it can be applied while typing. */
export const visibleText = (text: string): string =>
  wellFormed(text).normalize('NFC').replace(/\r\n?/g, '\n').replace(invisible, '')

/** One line: line breaks and runs of spaces become a single space. */
export const oneLine = (text: string): string => visibleText(text).replace(/\s+/g, ' ').trim()

/** A line for a description or a name of a file: at most 200 characters. */
export const shortLine = (text: string): string => [...oneLine(text)].slice(0, 200).join('')

/** Bullets as Word, WhatsApp and people write them. */
const bullet = /^([^\S\n]*)(?:[•·●▪■◦○‣⁃∙►➢✓✔]|[-–—*](?=\s))[^\S\n]*(?=\S)/gm

/** WhatsApp's `*bold*`, but not Markdown's `**bold**`. */
const starred = /(^|[^\p{L}\p{N}*\\])\*(?![\s*])([^*\n]*[^*\s\\])\*(?![\p{L}\p{N}*])/gu
const doubleStarred = /\*\*(?!\s)([^*\n]*[^*\s])\*\*/g
const underscored = /(^|[^\p{L}\p{N}_])_(?![\s_])([^_\n]*[^_\s])_(?![\p{L}\p{N}_])/gu
const struck = /(^|[^\p{L}\p{N}~])~(?![\s~])([^~\n]*[^~\s])~(?![\p{L}\p{N}~])/gu
const namedLink = /\[([^\]\n]+)\]\((\S+?)\)/g

/**
 * Makes typed or pasted text regular: one kind of bullet, WhatsApp's marks as Markdown or without marks, at most one
 * blank line. Applied again, it changes nothing.
 */
export function tidy(text: string, format: TextFormat): string {
  const regular = visibleText(text)
    .replace(/(\S)[^\S\n]+/g, '$1 ')
    .replace(/^[^\S\n]+/gm, (indent) => (format === 'plain' ? '' : ' '.repeat(indent.length)))
    .replace(bullet, '$1- ')
    .replace(struck, '$1$2')
  return marks(regular, format)
    .replace(/ +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function marks(text: string, format: TextFormat): string {
  if (format === 'simple') return text.replace(starred, '$1**$2**')
  return text
    .replace(doubleStarred, '$1')
    .replace(starred, '$1$2')
    .replace(underscored, '$1$2')
    .replace(namedLink, (_, name: string, href: string) =>
      name === href ? href : `${name} (${href})`,
    )
}
