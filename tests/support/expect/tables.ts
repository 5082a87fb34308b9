import type { Locator, Page } from '@playwright/test'

const texts = async (cells: Locator) =>
  (await cells.allTextContents()).map((text) => text.replaceAll('\u00a0', ' ').trim())

/** A table as assistive technology reads it: column headers, and rows with their row headers. */
export async function readTable(page: Page, name: string | RegExp) {
  const table = page.getByRole('table', { name })
  const rows = await table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all()
  return {
    columns: await texts(table.getByRole('columnheader')),
    rows: await Promise.all(
      rows.map((row) => texts(row.getByRole('rowheader').or(row.getByRole('cell')))),
    ),
  }
}
