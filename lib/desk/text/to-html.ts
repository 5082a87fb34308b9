import 'server-only'
import type { Element, ElementContent, Properties, Root } from 'hast'
import { toHtml as serialise } from 'hast-util-to-html'
import { parseText, type Cell, type List, type TextBlock } from '@/lib/rich-text/text-blocks'
import type { Inline, Mark } from '@/lib/rich-text/text-inline'
import { tidy } from './tidy'

/** Converts a story's text to HTML (R-DESK-4): only paragraphs, lists, tables, marks, headings and safe links. */
export function toHtml(text: string): string {
  const blocks = parseText(tidy(text, 'simple'), 'simple')
  const tree: Root = { type: 'root', children: blocks.map(toElement) }
  return serialise(tree, { closeSelfClosing: false })
}

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element => ({ type: 'element', tagName, properties, children })

function toElement(block: TextBlock): Element {
  switch (block.kind) {
    case 'list':
      return toListElement(block)
    case 'table':
      return element('table', [
        ...(block.head.length > 0 ? [element('thead', block.head.map(toHeadRow))] : []),
        ...(block.body.length > 0
          ? [element('tbody', block.body.map(block.head.length > 0 ? toRow : toNamedRow))]
          : []),
      ])
    case 'heading':
      return element('h3', toContent(block.content))
    case 'paragraph':
      return element('p', toContent(block.content))
  }
}

/** Converts a list, with the numbers that were typed. */
function toListElement({ isOrdered, items }: List): Element {
  const start = items[0]?.number ?? 1
  const isNext = (index: number) => (items[index]!.number ?? start + index) === start + index
  const isCounted = items.every((_, index) => isNext(index))
  const children = items.map(({ number, content, lists }, index) =>
    element(
      'li',
      [...toContent(content), ...lists.map(toListElement)],
      isNext(index) ? {} : { value: String(number) },
    ),
  )
  if (!isOrdered) return element('ul', children)
  return element('ol', children, start === 1 && isCounted ? {} : { start })
}

const spans = ({ columns, rows }: Cell): Properties => ({
  ...(columns > 1 && { colSpan: columns }),
  ...(rows > 1 && { rowSpan: rows }),
})

const toHeadRow = (cells: Cell[]) =>
  element(
    'tr',
    cells.map((cell) =>
      cell.content.length === 0
        ? element('td', [], spans(cell))
        : element('th', toContent(cell.content), {
            scope: cell.columns > 1 ? 'colgroup' : 'col',
            ...spans(cell),
          }),
    ),
  )

const toRow = (cells: Cell[]) =>
  element(
    'tr',
    cells.map((cell) => element('td', toContent(cell.content), spans(cell))),
  )

/** Converts a row of a table without a header row: its first cell is the header of the row. */
const toNamedRow = (cells: Cell[]) => {
  const [first, ...rest] = toRow(cells).children as Element[]
  if (!first || first.children.length === 0 || cells[0]!.columns > 1) return toRow(cells)
  const scope = cells[0]!.rows > 1 ? 'rowgroup' : 'row'
  const name: Element = { ...first, tagName: 'th', properties: { scope, ...first.properties } }
  return element('tr', [name, ...rest])
}

const tagByMark: Record<Mark, string> = { bold: 'strong', italic: 'em', struck: 's' }

function toContent(content: readonly Inline[]): ElementContent[] {
  return content.flatMap((part): ElementContent[] => {
    if (typeof part === 'string') return withBreaks(part)
    if ('href' in part) return [element('a', toContent(part.content), { href: part.href })]
    return [element(tagByMark[part.mark], toContent(part.content))]
  })
}

const withBreaks = (text: string): ElementContent[] =>
  text
    .split('\n')
    .flatMap((line, index): ElementContent[] => [
      ...(index > 0 ? [element('br', [])] : []),
      ...(line ? [{ type: 'text' as const, value: line }] : []),
    ])
