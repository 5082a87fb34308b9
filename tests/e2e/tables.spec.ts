import { routes } from '../../content/routes'
import { expect, test } from '../support/browser/test'

test.skip(({ isMobile }) => !isMobile, 'tables keep their columns on wide screens')

for (const width of [320, 360, 390]) {
  test(`tables can be read on a screen of ${width} px`, async ({ page, request }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 844 })
    const faults: string[] = []
    let tables = 0
    for (const { path } of routes) {
      if (!(await (await request.get(path)).text()).includes('<table')) continue
      await page.goto(path)
      for (const table of await page.getByRole('main').getByRole('table').all()) {
        tables += 1
        const found = await table.evaluate((element) => {
          const table = element as HTMLTableElement
          const titles = [...table.tHead!.rows[0]!.cells].map((cell) => cell.textContent)
          const isStacked = getComputedStyle(table).display !== 'table'
          const cells = [...table.tBodies[0]!.rows].flatMap((row) => [...row.cells].slice(1))
          const textOf = (cell: Element) => cell.textContent.trim()
          // A figure needs the name of its column; a text does not.
          const isFigure = (text: string) => /^[\d\s.,:%-]+$|^Not applicable$/.test(text)
          const label = (cell: Element) => getComputedStyle(cell, '::before').content
          return [
            ...cells
              .filter((cell) => isStacked && isFigure(textOf(cell)))
              .filter((cell) => !label(cell).includes(titles[cell.cellIndex]!))
              .map((cell) => `no name of its column: ${textOf(cell)} (${titles[cell.cellIndex]})`),
            ...[...table.rows]
              .flatMap((row) => [...row.cells])
              .filter((cell) => isStacked && cell.getBoundingClientRect().right > innerWidth)
              .map((cell) => `beyond the edge: ${textOf(cell)}`),
          ]
        })
        // The accessibility tree must contain them although `display` is changed.
        const headers = await table.getByRole('columnheader').count()
        const written = await table.locator('thead th').count()
        const rows = await table.getByRole('row').count()
        if (headers !== written) found.push(`${headers} of ${written} column headers are exposed`)
        if (rows !== (await table.locator('tr').count())) found.push('rows are not exposed')
        faults.push(...found.map((fault) => `${path}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
    expect(tables).toBeGreaterThan(20)
  })
}

test('the rows of the book list are parted by one line', async ({ page }) => {
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
