import { inlineText, parseInline, type Inline, type TextFormat } from './text-inline'

/**
 * The text of the office (docs/decisions/079), as it is typed in a form: paragraphs, lists, tables and, in a story,
 * headings. Everything else appears as it was typed.
 */
export type TextBlock = Paragraph | List | Table

type Paragraph = { kind: 'paragraph' | 'heading'; content: Inline[] }
export type List = { kind: 'list'; isOrdered: boolean; items: ListItem[] }
type ListItem = { number?: number; content: Inline[]; lists: List[] }
export type Cell = { content: Inline[]; columns: number; rows: number }
type Table = { kind: 'table'; head: Cell[][]; body: Cell[][] }

/** Signs in a table: the cell on the left, or above, continues here; a line break in a cell. */
export const tableSigns = { left: '←', up: '↑', line: '↵' } as const

const heading = /^\s*#{2,6}\s+(\S.*)$/
const item = /^(\s*)(?:-|(\d{1,3})\.)\s+(\S.*)$/
const indented = /^\s{2,}\S/
const tableRow = /^\s*\|.*[^\\]\|.*\|\s*$/
const tableRule = /^\s*\|(?:\s*:?-{2,}:?\s*\|)+\s*$/

/** Parses the blocks of a text. */
export function parseText(text: string, format: TextFormat): TextBlock[] {
  const blocks: TextBlock[] = []
  const lines = text.split('\n')
  let index = 0
  const isList = (line: string) => item.test(line)
  const isTable = (line: string) => tableRow.test(line)
  const isHeading = (line: string) => format === 'simple' && heading.test(line)
  const isText = (line: string) =>
    line.trim() && ![isList, isTable, isHeading].some((isKind) => isKind(line))
  /** Takes the lines from here as long as they belong together. */
  const take = (belongs: (line: string, lineIndex: number) => unknown): string[] => {
    const start = index++
    while (index < lines.length && belongs(lines[index]!, index)) index++
    return lines.slice(start, index)
  }
  while (index < lines.length) {
    const line = lines[index]!
    if (isTable(line)) blocks.push(parseTable(take(isTable), format))
    else if (isList(line)) {
      const isNext = (lineIndex: number) => isList(lines[lineIndex] ?? '')
      blocks.push(
        ...parseList(
          take(
            (next, lineIndex) =>
              isList(next) || indented.test(next) || (!next.trim() && isNext(lineIndex + 1)),
          ),
          format,
        ),
      )
    } else if (isHeading(line)) {
      const [, words] = heading.exec(line)!
      blocks.push({ kind: 'heading', content: parseInline(words!.trim(), format) })
      index++
    } else if (isText(line)) {
      const words = take(isText).map((text) => text.trim())
      blocks.push({ kind: 'paragraph', content: parseInline(words.join('\n'), format) })
    } else index++
  }
  return blocks
}

/** Returns whether a text has nothing but paragraphs and links, which look the same in plain text. */
export const isFlat = (text: string): boolean =>
  !/[|~]/.test(text) ||
  (!text.includes('\\~') &&
    !parseText(text, 'plain').some(
      (block) => block.kind === 'table' || JSON.stringify(block).includes('"struck"'),
    ))

type Line = { indent: number; isOrdered: boolean; item: ListItem }

function parseList(lines: readonly string[], format: TextFormat): List[] {
  const items: (Omit<Line, 'item'> & { number?: number; words: string[] })[] = []
  for (const line of lines) {
    const [, indent, number, words] = item.exec(line) ?? []
    if (words === undefined) {
      if (line.trim()) items[items.length - 1]!.words.push(line.trim())
    } else
      items.push({
        indent: indent!.length,
        isOrdered: number !== undefined,
        number: number === undefined ? undefined : Number(number),
        words: [words.trim()],
      })
  }
  return nest(
    items.map(({ indent, isOrdered, number, words }) => ({
      indent,
      isOrdered,
      item: { number, content: parseInline(words.join('\n'), format), lists: [] },
    })),
  )
}

/** Nests items: one that is indented further than the one before it belongs to that one. */
function nest(lines: readonly Line[]): List[] {
  const lists: List[] = []
  let index = 0
  while (index < lines.length) {
    const { indent, isOrdered, item } = lines[index++]!
    const start = index
    while (index < lines.length && lines[index]!.indent > indent + 1) index++
    item.lists = nest(lines.slice(start, index))
    const last = lists[lists.length - 1]
    if (last?.isOrdered === isOrdered) last.items.push(item)
    else lists.push({ kind: 'list', isOrdered, items: [item] })
  }
  return lists
}

/** `\|` is a bar in a cell. */
const splitCells = (line: string): string[] =>
  line
    .trim()
    .replace(/\\\|/g, '\u0000')
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.replace(/\u0000/g, '|').trim())

function parseTable(lines: readonly string[], format: TextFormat): Table {
  const rule = lines.findIndex((line) => tableRule.test(line))
  const isRow = (line: string) => !tableRule.test(line)
  const parseRows = (rows: readonly string[]) =>
    joinCells(rows.filter(isRow).map(splitCells), format)
  const [head, body] = [lines.slice(0, Math.max(rule, 0)), lines.slice(Math.max(rule, 0))]
  const width = Math.max(...lines.filter(isRow).map((line) => splitCells(line).length), 0)
  return { kind: 'table', head: pad(parseRows(head), width), body: pad(parseRows(body), width) }
}

/** Adds empty cells to short rows, so that the columns stay below each other. */
function pad(rows: Placed[][], width: number): Cell[][] {
  const covered = rows.map(() => 0)
  for (const [index, row] of rows.entries())
    for (const { columns, rows: height } of row)
      for (let below = index; below < index + height; below++) covered[below]! += columns
  return rows.map((row, index) => [
    ...row.map(({ content, columns, rows: height }) => ({ content, columns, rows: height })),
    ...Array.from({ length: width - covered[index]! }, () => ({
      content: [],
      columns: 1,
      rows: 1,
    })),
  ])
}

type Placed = Cell & { column: number }

/** Returns cells with what they are joined with. A sign that has nothing to join with is an empty cell. */
function joinCells(rows: readonly string[][], format: TextFormat): Placed[][] {
  const open = new Map<number, Placed>()
  return rows.map((texts) => {
    const placed: Placed[] = []
    let column = 0
    while (column < texts.length) {
      let columns = 1
      while (texts[column + columns] === tableSigns.left) columns++
      const text = texts[column]!
      const above = text === tableSigns.up ? open.get(column) : undefined
      if (above?.columns === columns) above.rows++
      else {
        const isSign = text === tableSigns.up || text === tableSigns.left
        const cell = { content: isSign ? [] : parseCell(text, format), columns, rows: 1, column }
        placed.push(cell)
        for (let covered = column; covered < column + columns; covered++) open.delete(covered)
        open.set(column, cell)
      }
      column += columns
    }
    return placed
  })
}

const parseCell = (text: string, format: TextFormat) =>
  parseInline(text.replace(/ *↵ */g, '\n').replace(/^\\(?=[←↑]$)/, ''), format)

/**
 * Returns a text for places that show plain text only: struck-out words are left out, and a row of a table is a line.
 */
export function getPlainText(text: string): string {
  if (isFlat(text)) return text
  return parseText(text, 'plain').map(plainBlock).filter(Boolean).join('\n\n')
}

function plainBlock(block: TextBlock): string {
  if (block.kind === 'list') return plainList(block)
  if (block.kind === 'table')
    return [...block.head, ...block.body]
      .map((row) =>
        row
          .map(({ content }) => plainInline(content))
          .filter(Boolean)
          .join(', '),
      )
      .filter(Boolean)
      .join('\n')
  return plainInline(block.content)
}

const plainList = ({ items }: List): string =>
  items
    .map(({ number, content, lists }) =>
      [
        `${number === undefined ? '-' : `${number}.`} ${plainInline(content)}`,
        ...lists.map(plainList),
      ].join('\n'),
    )
    .join('\n')

const plainInline = (content: readonly Inline[]) =>
  inlineText(content, { isStruckShown: false })
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.;:!?।)])/g, '')
    .trim()
