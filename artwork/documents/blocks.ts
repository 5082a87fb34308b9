import { ink } from './ink'
import { innerWidth, measure, page, write } from './pen'
import type { SheetBlock, SheetTable } from './sheet'

const bodySize = 13
const cellSize = 12
const cellPadding = { x: 7, y: 6.5 }

function drawParagraph(doc: PDFKit.PDFDocument, text: string): void {
  doc.addStructure(doc.struct('P', {}, () => write(doc, text, { size: bodySize })))
  doc.y += 9
}

function drawList(doc: PDFKit.PDFDocument, items: readonly string[]): void {
  const list = doc.struct('L')
  doc.addStructure(list)
  const indent = 18
  for (const item of items) {
    const bullet = (): void => {
      const middle = doc.y + bodySize * 0.55
      const left = page.margin + 4
      doc
        .polygon(
          [left, middle - 3.2],
          [left + 3.2, middle],
          [left, middle + 3.2],
          [left - 3.2, middle],
        )
        .fill(ink.houses[2])
    }
    const body = (): void =>
      write(doc, item, { size: bodySize, x: page.margin + indent, width: innerWidth - indent })
    list.add(doc.struct('LI', {}, [doc.struct('Lbl', {}, bullet), doc.struct('LBody', {}, body)]))
    doc.y += 5
  }
  list.end()
  doc.y += 6
}

type Column = { left: number; width: number }

function columnsOf(table: SheetTable): Column[] {
  const shares = table.shares ?? table.head.map(() => 1)
  const sum = shares.reduce((total, share) => total + share, 0)
  let left: number = page.margin
  return shares.map((share) => {
    const column = { left, width: (innerWidth * share) / sum }
    left += column.width
    return column
  })
}

function rowHeight(
  doc: PDFKit.PDFDocument,
  cells: readonly string[],
  columns: readonly Column[],
): number {
  const heights = cells.map((cell, index) => {
    const width = (columns[index]?.width ?? 0) - 2 * cellPadding.x
    return measure(doc, cell, { size: cellSize, width })
  })
  return Math.max(...heights) + 2 * cellPadding.y
}

function drawRules(doc: PDFKit.PDFDocument, top: number, height: number, head: boolean): void {
  doc.markContent('Artifact', { type: 'Layout' })
  if (head) doc.rect(page.margin, top, innerWidth, height).fill(ink.sunk)
  doc
    .moveTo(page.margin, top + height)
    .lineTo(page.margin + innerWidth, top + height)
    .lineWidth(head ? 1 : 0.5)
    .stroke(head ? ink.deepEdge : ink.line)
  doc.endMarkedContent()
}

type RowParts = { cells: readonly string[]; columns: readonly Column[]; head: boolean }

/** Draws one row at the pen; its height is that of its tallest cell. */
function drawRow(
  doc: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  { cells, columns, head }: RowParts,
): void {
  if (cells.length !== columns.length)
    throw new Error(`Not a row of its table: ${cells.join(' | ')}`)
  const top = doc.y
  const height = rowHeight(doc, cells, columns)
  drawRules(doc, top, height, head)
  // Attached first: a cell is drawn at the moment it is added to a row that stands in the document.
  const row = doc.struct('TR')
  table.add(row)
  columns.forEach((column, index) => {
    const draw = (): void => {
      doc.y = top + cellPadding.y
      write(doc, cells[index] ?? '', {
        face: head ? 'strong' : 'text',
        size: cellSize,
        x: column.left + cellPadding.x,
        width: column.width - 2 * cellPadding.x,
      })
    }
    row.add(doc.struct(head ? 'TH' : 'TD', {}, draw))
  })
  row.end()
  doc.y = top + height
}

function drawTable(doc: PDFKit.PDFDocument, table: SheetTable): void {
  const columns = columnsOf(table)
  const element = doc.struct('Table')
  doc.addStructure(element)
  drawRow(doc, element, { cells: table.head, columns, head: true })
  for (const cells of table.rows) drawRow(doc, element, { cells, columns, head: false })
  element.end()
  doc.y += 14
}

/** Draws one block of a sheet at the pen and moves the pen below it. */
export function drawBlock(doc: PDFKit.PDFDocument, block: SheetBlock): void {
  if (typeof block === 'string') drawParagraph(doc, block)
  else if ('list' in block) drawList(doc, block.list)
  else drawTable(doc, block)
}
