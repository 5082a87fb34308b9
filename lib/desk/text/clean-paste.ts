import { toPlainLine } from '@/lib/core/normalise'
import { convertHtml } from '@/lib/rich-text/html-to-text'
import { isFlat, parseText, getPlainText, tableSigns } from '@/lib/rich-text/text-blocks'
import type { Loss } from '@/lib/rich-text/visibility'
import { tidy, type TextFormat } from './tidy'

/** The target of a paste: the text of a record, or a field of one line. */
export type PasteTarget = TextFormat | 'line'

/** What a paste left out; `struck`: struck-out words of a line were left out; `table`: the text now has a table. */
export type PasteNote = Loss | 'struck' | 'table'

/** Limits for a document with many pages. The browser of the person who pastes it parses it. */
const limits = { length: 2_000_000, tags: 60_000, hasFormattingAttributes: true }

/**
 * Converts a paste from Word, Excel, Google Docs, WhatsApp or a web page to the text of a form (R-DESK-4): paragraphs,
 * lists, tables, struck-out words, and for stories bold, italics, headings and links. Everything else loses its markup
 * and keeps its words, except words that are not meant for readers.
 * @param html the clipboard's `text/html`; empty when there is none
 * @param text the clipboard's `text/plain`
 * @param notes receives notes for the person who pastes
 */
export function cleanPaste(
  html: string,
  text: string,
  target: PasteTarget,
  notes = new Set<PasteNote>(),
): string {
  const format = target === 'line' ? 'plain' : target
  const converted = html.trim() ? convertHtml(html, format, limits) : undefined
  converted?.losses.forEach((loss) => notes.add(loss))
  const clean = tidy(converted?.text ?? withTables(text), format)
  if (target !== 'line') {
    if (parseText(clean, format).some(({ kind }) => kind === 'table')) notes.add('table')
    return clean
  }
  if (hasStruck(clean)) notes.add('struck')
  return toPlainLine(getPlainText(clean))
}

const hasStruck = (text: string) =>
  !isFlat(text) && JSON.stringify(parseText(text, 'plain')).includes('"struck"')

const tabbed = /\S.*\t|\t.*\S/

/** One tab, after a bullet or a number: an entry of a list, as Word and viewers of PDFs copy it. */
const listEntry = /^\s*(?:[•·●▪■◦○‣⁃∙►➢–—*-]|\(?(?:\d{1,2}|[a-z]{1,4})[.)])\t[^\t]*$/i

/** A cell in quotes, in which spreadsheets copy a cell with line breaks or quotes. */
const quotedCell = /(^|[\t\n])"((?:[^"]|"")*)"(?=([\t\n]|$))/g

/** Converts lines with tabs, which spreadsheets copy as plain text, to rows of a table. */
function withTables(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(quotedCell, (all, before: string, cell: string, after: string) =>
      (before === '\t' || after === '\t') && /["\n]/.test(cell)
        ? `${before}${cell.replace(/""/g, '"').trim().replace(/\n+/g, ` ${tableSigns.line} `)}`
        : all,
    )
    .split('\n')
  return lines
    .map((line, index) => {
      const isRow = (other = '') => tabbed.test(other) && !listEntry.test(other)
      if (!isRow(line) || !(isRow(lines[index - 1]) || isRow(lines[index + 1]))) return line
      const cells = line.split('\t').map((cell) => cell.trim().replace(/\|/g, '\\|'))
      return `| ${cells.join(' | ')} |`
    })
    .join('\n')
}
