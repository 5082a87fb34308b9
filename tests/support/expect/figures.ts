import { expect, type Page, test } from '@playwright/test'
import { expectedRows, type Figure, figures, pattern } from '../fixtures/figures'
import { readTable } from './tables'

/** The page's main part, or the section under a heading. */
function getPart(page: Page, heading: string) {
  const main = page.getByRole('main')
  const title = page.getByRole('heading', { name: heading })
  return heading ? main.locator('section', { has: title }) : main
}

/** Checks the rows of the list on a page, by their kind. */
const checks: Readonly<Record<string, (page: Page, context: string, rows: Figure[]) => unknown>> = {
  table: async (page, context, rows) =>
    expect((await readTable(page, pattern(context))).rows).toEqual(expectedRows(rows, expect)),

  columns: async (page, context, [row]) =>
    expect((await readTable(page, pattern(context))).columns).toEqual(row!.cells),

  text: (page, context, rows) =>
    Promise.all(
      rows.map(({ cells: [words] }) =>
        expect(getPart(page, context).getByText(pattern(words!)).first()).toBeVisible(),
      ),
    ),

  terms: async (page, context, rows) => {
    const part = context ? page.getByRole('region', { name: context }) : page.getByRole('main')
    await expect(part.getByRole('term')).toHaveText(rows.map(({ cells }) => cells[0]!))
    await expect(part.getByRole('definition')).toHaveText(rows.map(({ cells }) => cells[1]!))
  },

  cards: async (page, context, rows) => {
    const cards = page.getByRole('list', { name: context }).getByRole('listitem')
    await expect(cards).toHaveCount(rows.length)
    for (const [index, { cells }] of rows.entries()) {
      const [name, ...amounts] = cells
      await expect(cards.nth(index).getByRole('heading', { level: 2 })).toHaveText(name!)
      await expect(cards.nth(index).getByRole('definition')).toHaveText(amounts)
    }
  },

  list: (page, context, rows) =>
    expect(getPart(page, context).getByRole('listitem')).toHaveText(
      rows.map(({ cells }) => new RegExp(`^${cells.join('\\s*')}`)),
    ),

  subjects: async (page, _, rows) => {
    for (const { cells } of rows) {
      const [name, compulsory, ...choices] = cells
      const heading = page.getByRole('heading', { level: 3, name, exact: true })
      const stream = page.getByRole('listitem').filter({ has: heading })
      await expect(stream.getByText(compulsory!, { exact: true })).toBeVisible()
      await expect(stream.getByRole('list')).toHaveCount(choices.length)
      for (const [index, choice] of choices.entries()) {
        const subjects = stream.getByRole('list').nth(index).getByRole('listitem')
        await expect(subjects).toHaveText(choice.split(', '))
      }
    }
  },

  options: async (page, context, [row]) => {
    const field = page.getByRole('combobox', { name: new RegExp(`^${context}`) }).first()
    const [, ...options] = await field.getByRole('option').allTextContents()
    expect(options).toEqual(row!.cells)
  },

  pictures: async (page, _, [row]) => {
    const [title, count] = row!.cells
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pattern(title!))
    const links = page.getByRole('main').getByRole('link', { name: new RegExp(`of ${count}\\b`) })
    await expect(links).toHaveCount(Number(count))
  },

  /** Not shown on a page; a unit test compares these. */
  data: () => undefined,
}

const getName = ({ kind, context }: Figure) => `${kind} ${context}`

/** Addresses of pages that the list names. */
export const pagesWithFigures = [
  ...new Set(figures.filter(({ kind }) => kind !== 'data').flatMap(({ pages }) => pages)),
]

/**
 * Compares a page with the signed list of figures (R-CONTENT-4). The expected values do not come from `content/data`, so
 * that a mistake there is found.
 */
export async function expectFigures(page: Page, path: string) {
  const signed = figures.filter(({ pages }) => pages.includes(path))
  await setFolds(page, true)
  for (const name of new Set(signed.map(getName))) {
    const rows = signed.filter((row) => getName(row) === name)
    const { kind, context } = rows[0]!
    await test.step(`figures: ${name}`, async () => checks[kind]!(page, context, rows))
  }
  await setFolds(page, false)
}

/** Opens or closes the tables that the page folds. */
const setFolds = (page: Page, open: boolean) =>
  page
    .locator('main details:has(+ div table)')
    .evaluateAll((folds: HTMLDetailsElement[], isOpen) => {
      for (const fold of folds) fold.open = isOpen
    }, open)
