import { expect, type Page, test } from '@playwright/test'
import { routes } from '../../../content/routes'
import { school } from '../../../content/school'

/** The width of A4 between margins of 14 mm, in CSS pixels. */
const paperWidth = Math.floor(((210 - 2 * 14) / 25.4) * 96)

/** Pages that visitors print (R-PRINT-1). */
const printed = [
  '/fee-structure',
  '/fee-structure/class-nine-2026-27',
  '/fee-structure/class-elleven-2026-27',
  '/fee-structure/transport-fee-2026-27',
  '/admission/admission-information',
  '/admission/admission-schedule',
  '/admission/admission-criteria-class-pre-nursery-to-class-nine',
  '/admission/admission-criteria-class-elleven',
  '/hostel/hostel',
  '/hostel/hostel-fee',
  '/academics/book-list',
  '/documents',
  '/mandatory-disclosure',
]

/** Pages of one sheet: the fees of each class group, and other short tables. */
const singleSheets = [
  ...routes.map(({ path }) => path).filter((path) => /^\/fee-structure\/.*class-/i.test(path)),
  '/fee-structure',
  '/fee-structure/transport-fee-2026-27',
  '/admission/admission-schedule',
  '/hostel/hostel-fee',
]

/** Prints a page after its fonts have loaded: some load after the page. */
export async function print(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const fonts = [...pdf.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name]) => name!)
  const boxes = [...pdf.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(([, box]) =>
    box!.split(' ').map((points) => Math.round(Number(points))),
  )
  return {
    /** Without Anek: a variable font has no name in a PDF. */
    fonts: [...new Set(fonts)],
    sheets: pdf.match(/\/Type \/Page\b/g)!.length,
    pictures: pdf.match(/\/Subtype \/Image\b/g)?.length ?? 0,
    /** Widths and heights in points. */
    sizes: [...new Set(boxes.map(([, , width, height]) => `${width} × ${height}`))],
  }
}

/** Checks a page that visitors print: a clean sheet of A4, or several of them. Leaves the page in print. */
export async function expectPrintable(page: Page, path: string) {
  const isSingle = singleSheets.includes(path)
  if (!isSingle && !printed.includes(path)) return
  await page.setViewportSize({ width: paperWidth, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  await test.step('print starts with the letterhead, and has no menus, bars or buttons', async () => {
    expect(await page.locator('body').innerText()).toMatch(new RegExp(`^\\s*${school.name}\\n`))
    await expect(page.getByText(school.emails.office).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const role of ['navigation', 'complementary', 'search', 'button', 'dialog'] as const) {
      await expect(page.getByRole(role), role).toHaveCount(0)
    }
    await expect(page.locator('[data-header]')).toBeHidden()
  })

  await test.step('print cuts no table and no row', async () => {
    const faults = await page.getByRole('main').evaluate((main) => {
      const styleOf = (element: Element) => getComputedStyle(element)
      const tables = [...main.querySelectorAll('table')]
      return [
        ...tables
          .flatMap((table) => [...table.rows])
          .filter((row) => styleOf(row).breakInside !== 'avoid')
          .map((row) => `may be cut: ${row.textContent}`),
        ...tables
          .filter((table) => styleOf(table.tHead!).display !== 'table-header-group')
          .map((table) => `head is not repeated: ${table.caption?.textContent}`),
        ...tables
          .filter((table) => table.getBoundingClientRect().right > innerWidth)
          .map((table) => `wider than the paper: ${table.caption?.textContent}`),
      ]
    })
    expect(faults).toEqual([])
  })

  await test.step('print is A4, in the typefaces of the site', async () => {
    const { sheets, sizes, fonts } = await print(page)
    expect(sizes).toEqual(['595 × 842'])
    if (isSingle) expect({ sheets, fonts }).toEqual({ sheets: 1, fonts: ['Eczar-Regular'] })
  })
}
