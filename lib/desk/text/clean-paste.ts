import { plainLine } from '@/lib/core/normalise'
import { convertHtml } from '@/lib/rich-text/html-to-text'
import { isFlat, parseText, plainText } from '@/lib/rich-text/text-blocks'
import type { Loss } from '@/lib/rich-text/visibility'
import { tidy, type TextFormat } from './tidy'

/** Where something is pasted: into the text of a record, or into a field of one line. */
export type PasteTarget = TextFormat | 'line'

/** What was left out, that struck-out words were left out of a line, or that the text has a table now. */
export type PasteNote = Loss | 'struck' | 'table'

/** A document with many pages. It is parsed in the browser of the person who pastes it. */
const limits = { length: 2_000_000, tags: 60_000, hasFormattingAttributes: true }

/**
 * Turns what is pasted from Word, Excel, Google Docs, WhatsApp or a web page into the text of a form (R-DESK-4):
 * paragraphs, lists, tables, struck-out words, and for stories bold, italics, headings and links. Everything else loses
 * its markup and keeps its words, except those that are not meant for readers.
 * @param html the clipboard's `text/html`; empty when there is none
 * @param text the clipboard's `text/plain`
 * @param notes gets what whoever pastes has to know
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
  return plainLine(plainText(clean))
}

const hasStruck = (text: string) =>
  !isFlat(text) && JSON.stringify(parseText(text, 'plain')).includes('"struck"')

const tabbed = /\S.*\t|\t.*\S/

/** Lines with tabs, as a spreadsheet copies its cells as plain text, become rows of a table. */
function withTables(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  return lines
    .map((line, index) => {
      const isRow = (other: string | undefined) => other !== undefined && tabbed.test(other)
      if (!isRow(line) || !(isRow(lines[index - 1]) || isRow(lines[index + 1]))) return line
      const cells = line.split('\t').map((cell) => cell.trim().replace(/\|/g, '\\|'))
      return `| ${cells.join(' | ')} |`
    })
    .join('\n')
}
