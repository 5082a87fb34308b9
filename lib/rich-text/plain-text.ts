import { toText } from 'hast-util-to-text'
import { parseHtml } from './parse-html'

const markup = /[<&]/
const blocks =
  /<(?:address|article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)\b/i
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/**
 * The visible text of untrusted text that may contain HTML. Removes tags, decodes entities and collapses spaces.
 * Keeps line breaks, and blank lines between paragraphs.
 */
export function toPlainText(text: string): string {
  return (markup.test(text) ? textOf(text) : text.toWellFormed())
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function textOf(html: string): string {
  // Text without block elements comes from a plain text field, so its line breaks are significant.
  return toText(parseHtml(html), { whitespace: blocks.test(html) ? 'normal' : 'pre-wrap' })
}

/** The visible text on one line, for titles and attributes. */
export function toSingleLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ')
}
