import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A line of `tests/fixtures/figures.csv`: what visitors are to find, taken from the school's own specification and
 * not from `content/data`. `…` stands for any words. Every field is quoted, so that a line is a list in JSON, too.
 */
export type Figure = {
  pages: string[]
  /** How it is shown; `columns` are the heads of a table, `data` is not shown as it stands. */
  kind: string
  /** Name of the table, list or section; empty for the whole of `main`. */
  context: string
  /** Head of a row, where it has one, and its other cells. */
  cells: string[]
}

const text = readFileSync(path.resolve('tests/fixtures/figures.csv'), 'utf8')
const listAt = text.indexOf('\n') + 1
const [, ...lines] = text.slice(listAt).trim().split('\n')
const sum = createHash('sha256').update(text.slice(listAt)).digest('hex')

/** The first line as it is, and as it has to be: who changes a figure signs the list anew with the second. */
export const signature = {
  given: text.slice(0, listAt - 1),
  due: `# ${lines.length} figures, sha256 ${sum}`,
}

export const figures: readonly Figure[] = lines.map((line) => {
  const fields = JSON.parse(`[${line}]`) as string[]
  const [pages = '', kind = '', context = '', row, values = ''] = fields
  return { pages: pages.split(' '), kind, context, cells: [row || [], values.split(' | ')].flat() }
})

/** A pattern for words in which `…` stands for any others. */
export function pattern(words: string) {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(literal.replaceAll(/ ?… ?/g, '.*').replaceAll(' ', '\\s'), 's')
}

/** Rows for `toEqual` of Jest or Playwright, each of which has a `stringMatching` of its own. */
export const wanted = (
  rows: readonly Figure[],
  { stringMatching }: { stringMatching: (pattern: RegExp) => unknown },
) =>
  rows.map(({ cells }) =>
    cells.map((cell) =>
      cell.includes('…') ? stringMatching(new RegExp(`^${pattern(cell).source}$`, 's')) : cell,
    ),
  )
