import { toText } from 'hast-util-to-text'
import { htmlToText } from './html-to-text'
import { parseHtml } from './parse-html'
import { keepVisible } from './visibility'

const markup = /[<&]/
const blocks =
  /<(?:address|article|blockquote|br|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)\b/i
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/**
 * Returns the visible text of untrusted text that may contain HTML. Removes tags, decodes entities and collapses
 * spaces. Words that are struck out are gone, because plain text would show them as valid. Keeps line breaks, and blank
 * lines between paragraphs.
 */
export function toPlainText(text: string): string {
  return (markup.test(text) ? stripMarkup(text) : text.toWellFormed())
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function stripMarkup(html: string): string {
  // Text without block elements comes from a plain text field, so its line breaks are significant.
  const tree = keepVisible(parseHtml(html), html, { isStruckShown: false })
  return toText(tree, { whitespace: blocks.test(html) ? 'normal' : 'pre-wrap' })
}

/** HTML whose structure plain text would lose. */
const structured = /<(?:table|ul|ol|s|strike)\b|line-through/i

/**
 * Untrusted text that may contain HTML in the office's format (docs/decisions/079). Keeps the indents of lines, which
 * nest lists.
 */
export function toFormatted(text: string): string {
  if (structured.test(text)) {
    return htmlToText(blocks.test(text) ? text : text.replace(/\r\n?|\n/g, '<br>'), 'plain')
  }
  return (markup.test(text) ? stripMarkup(text) : text.toWellFormed())
    .replace(/\r\n?/g, '\n')
    .replace(unprintable, '')
    .split('\n')
    .map((line) => /^ */.exec(line)![0] + line.trim().replace(/\s+/g, ' '))
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Returns the visible text on one line, for titles and attributes. */
export function toSingleLine(text: string): string {
  return toPlainText(text).replace(/\s+/g, ' ')
}
