import { expect, test } from '../support/browser/test'

test.skip(({ isMobile }) => !isMobile, 'tables keep their columns on wide screens')

/** A table with a header row, a row of texts, a row of figures, and one that keeps its columns. */
const stacked = [
  '/academics/book-list',
  '/about/school-annual-report',
  '/fee-structure/class-nine-2026-27',
  '/admission/admission-criteria-class-pre-nursery-to-class-nine',
]

test('tables that are stacked on a phone keep their rows and headers for screen readers', async ({
  page,
}) => {
  for (const path of stacked) {
    await page.goto(path)
    const tables = await page.getByRole('main').getByRole('table').all()
    expect(tables.length, path).toBeGreaterThan(0)
    for (const table of tables) {
      const written = await table.locator('thead th').count()
      // The accessibility tree must contain them although `display` is changed.
      await expect(table.getByRole('columnheader'), path).toHaveCount(written)
      await expect(table.getByRole('row'), path).toHaveCount(await table.locator('tr').count())
    }
  }
})

test('shows the dates of birth of the session to join, and folds those of the closed one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admission/admission-criteria-class-pre-nursery-to-class-nine')
  const table = page.getByRole('table', { name: /^Age for each class/ })
  const rows = await table.locator('tbody tr').all()
  expect(rows).toHaveLength(12)
  const dates = rows[0]!.locator('td:not([data-wide], [data-amount])')
  const expectShown = async (shown: boolean[]) => {
    expect(
      await dates.evaluateAll((cells) => cells.map(({ clientWidth }) => clientWidth > 1)),
    ).toEqual(shown)
    for (const row of rows) expect((await row.boundingBox())!.height).toBeLessThanOrEqual(70)
  }
  await expectShown([true, false])
  await page.locator('summary', { hasText: 'Born between, for 2026-27' }).click()
  await expectShown([true, true])
})

test('separates the rows of the book list by one line', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/academics/book-list')
    const lines = await page
      .getByRole('main')
      .locator('tbody tr + tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [row, ...row.children].map((node) => getComputedStyle(node).borderTopWidth).join(),
        ),
      )
    expect(new Set(lines)).toEqual(new Set(['1px,0px,0px']))
  }
})

test('the annual report labels its figures', async ({ page }) => {
  await page.goto('/about/school-annual-report')
  const row = page.getByRole('row', { name: /AISSE, Class X/ })
  const shown = await row.getByRole('cell').evaluateAll((cells) =>
    cells.map((cell) => {
      const [label = ''] = getComputedStyle(cell, '::before').content.split(' / ')
      return label.replace(/" "|^"|"$/g, '') + cell.textContent
    }),
  )
  expect(shown).toEqual(['Passed: 95%', 'Topper’s score: 96.4%'])
})
