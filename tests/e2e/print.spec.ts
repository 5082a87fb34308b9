import { school } from '../../content/school'
import { expect, test } from '../support/test'

test.skip(({ isMobile }) => isMobile, 'paper is the same, whatever prints it')

/** The width of A4 between its margins of 14 mm, in pixels of CSS. */
const paperWidth = Math.floor(((210 - 2 * 14) / 25.4) * 96)

const sheets = [
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
  '/mandatory-disclosure',
]

for (const path of sheets) {
  test.describe(`${path} on paper`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: paperWidth, height: 1000 })
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
    })

    test('starts with the letterhead, and has no menus, bars or buttons', async ({ page }) => {
      expect(await page.locator('body').innerText()).toMatch(new RegExp(`^\\s*${school.name}\\n`))
      await expect(page.getByText(school.emails.office).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const role of ['navigation', 'complementary', 'search', 'button', 'dialog'] as const) {
        await expect(page.getByRole(role), role).toHaveCount(0)
      }
      await expect(page.locator('[data-header]')).toBeHidden()
    })

    test('cuts no table and no row of one', async ({ page }) => {
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

    test('is A4', async ({ page }) => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      const boxes = [...pdf.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(([, box]) =>
        box!.split(' ').map((points) => Math.round(Number(points))),
      )
      expect(boxes.length).toBeGreaterThan(0)
      for (const box of boxes) expect(box).toEqual([0, 0, 595, 842])
    })
  })
}

test('a link to a document shows its address on paper', async ({ page }) => {
  const printed = (name: string | RegExp) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  await page.emulateMedia({ media: 'print' })
  await page.goto('/mandatory-disclosure')
  expect(await printed('Open: Fee structure of the school')).toContain('/fee-structure')
  await page.goto('/academics/book-list')
  expect(await printed('Book list, Class IX (PDF)')).toContain('/documents/book-list/class-9.pdf')
})
