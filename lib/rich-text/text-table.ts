import { tableSigns } from './text-blocks'

export type TableCell = {
  text: string
  /** Without bold, for a header. */
  plain: string
  isHead: boolean
  columns: number
  rows: number
  /** Whether the columns are one joined cell, not one cell and empty ones. */
  isJoined: boolean
}

type Slot = { text: string; cell?: TableCell }

const maxColumns = 50
const isContinued = ({ text }: Slot) => text === '' || text === tableSigns.left

/**
 * Returns the lines of a table in the text of the office; `undefined` when it has no two columns. Rows and columns
 * without any text are left out.
 */
export function listTableLines(rows: readonly TableCell[][]): string[] | undefined {
  const grid = withoutEmpty(placeCells(rows))
  const width = grid[0]?.length ?? 0
  if (width < 2) return undefined
  const headRows = countHeadRows(grid)
  const lines = grid.map((row, index) => {
    const texts = row.map((slot) => writeCell(slot, index < headRows))
    return `|${texts.map((text) => (text ? ` ${text} ` : ' ')).join('|')}|`
  })
  const rule = `|${'---|'.repeat(width)}`
  return headRows > 0 ? [...lines.slice(0, headRows), rule, ...lines.slice(headRows)] : lines
}

const writeCell = ({ text, cell }: Slot, isHead: boolean) => {
  if (!cell) return text
  const content = isHead ? cell.plain : cell.text
  return content === tableSigns.left || content === tableSigns.up ? `\\${content}` : content
}

/** Puts every cell into its row and column. The positions that it covers get a sign. */
function placeCells(rows: readonly TableCell[][]): Slot[][] {
  const grid: Slot[][] = rows.map(() => [])
  for (const [top, cells] of rows.entries()) {
    let column = 0
    for (const cell of cells) {
      while (grid[top]![column]) column++
      const columns = Math.min(Math.max(cell.columns, 1), maxColumns)
      const height = Math.min(Math.max(cell.rows, 1), rows.length - top)
      for (let row = top; row < top + height; row++)
        for (let index = column; index < column + columns; index++) {
          const text = index > column ? (cell.isJoined ? tableSigns.left : '') : tableSigns.up
          grid[row]![index] = row === top && index === column ? { text: cell.text, cell } : { text }
        }
      column += columns
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.length))
  return grid.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? { text: '' }))
}

function withoutEmpty(grid: readonly Slot[][]): Slot[][] {
  const width = grid[0]?.length ?? 0
  const columns = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !grid.every((row) => isContinued(row[index]!)),
  )
  const isBlank = (row: Slot[]) =>
    row.every((slot) => isContinued(slot) || slot.text === tableSigns.up)
  const kept: Slot[][] = []
  for (const row of grid) {
    const slots = columns.map((index) => row[index]!)
    if (!isBlank(slots)) kept.push(slots)
  }
  return kept
}

const figures = /^[^\p{L}]*\p{N}[^\p{L}]*$/u

/**
 * Returns how many rows are headers: those that are marked as such, or else the first of three columns, if it has no
 * figures.
 */
function countHeadRows(grid: readonly Slot[][]): number {
  const isHeader = (row: Slot[]) => {
    const cells = row.flatMap(({ cell }) => (cell?.text ? [cell] : []))
    return cells.length > 0 && cells.every(({ isHead }) => isHead)
  }
  let count = 0
  while (count < grid.length && (isHeader(grid[count]!) || hasOnlySigns(grid[count]!))) count++
  if (count === 0 && looksLikeHeader(grid)) count = 1
  if (count === 0) return 0
  while (grid[count]?.some(({ text }) => text === tableSigns.up)) {
    const startsBelow = grid[count]!.some(({ cell }) => cell?.text && !cell.isHead)
    if (startsBelow && !joinsHeader(grid, count)) break
    count++
  }
  return count < grid.length ? count : 0
}

const hasOnlySigns = (row: Slot[]) => row.every(({ cell, text }) => !cell && text !== '')

/** Returns whether a cell of the headers continues in a row. */
const joinsHeader = (grid: readonly Slot[][], row: number) =>
  grid[row]!.some(({ text }) => text === tableSigns.up)

function looksLikeHeader(grid: readonly Slot[][]): boolean {
  const [first, ...rest] = grid
  const isNamed = first!.every(({ text }) => text !== '' && !figures.test(text))
  return isNamed && first!.length > 2 && rest.length > 0
}
