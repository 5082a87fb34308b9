import type { Page } from '@playwright/test'
import { routes } from '../../content/routes'
import { school } from '../../content/school'
import { expect, test } from '../support/browser/test'

test.skip(({ isMobile }) => isMobile, 'the print layout does not depend on the screen')

/** The width of A4 between margins of 14 mm, in CSS pixels. */
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

for (const path of sheets) {
  test(`${path} is clean on paper`, async ({ page }) => {
    await page.setViewportSize({ width: paperWidth, height: 1000 })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })

    await test.step('it starts with the letterhead, and has no menus, bars or buttons', async () => {
      expect(await page.locator('body').innerText()).toMatch(new RegExp(`^\\s*${school.name}\\n`))
      await expect(page.getByText(school.emails.office).first()).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const role of ['navigation', 'complementary', 'search', 'button', 'dialog'] as const) {
        await expect(page.getByRole(role), role).toHaveCount(0)
      }
      await expect(page.locator('[data-header]')).toBeHidden()
    })

    await test.step('it cuts no table and no row', async () => {
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

    await test.step('it is A4', async () => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      const boxes = [...pdf.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(([, box]) =>
        box!.split(' ').map((points) => Math.round(Number(points))),
      )
      expect(boxes.length).toBeGreaterThan(0)
      for (const box of boxes) expect(box).toEqual([0, 0, 595, 842])
    })
  })
}

test('links in the text of a page show their URL, links of menus do not', async ({
  page,
  baseURL,
}) => {
  const site = new URL(baseURL!).host
  const printed = (name: string | RegExp) =>
    page
      .getByRole('main')
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content.replace(/" "|^"|"$/g, ''))
  await page.emulateMedia({ media: 'print' })
  await page.goto('/fee-structure/class-nine-2026-27')
  expect(await printed('portal help')).toBe(` (${site}/pphelp)`)
  await page.goto('/mandatory-disclosure')
  expect(await printed('Open: Fee structure of the school')).toBe(` (${site}/fee-structure)`)
  await page.goto('/academics/book-list')
  expect(await printed('Book list, Class IX (PDF)')).toBe(
    ` (${site}/documents/book-list/class-9.pdf)`,
  )
  await page.goto('/beyond-academics')
  expect(await printed('Sports and games')).not.toContain('/')
})

/** Prints a page. @returns its fonts, and the number of A4 sheets and of pictures on them */
/** Prints a page that has its fonts: some come after the page. */
async function print(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const fonts = [...pdf.matchAll(/\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/g)].map(([, name]) => name!)
  return {
    /** Without Anek: a variable font has no name in a PDF. */
    fonts: [...new Set(fonts)],
    sheets: pdf.match(/\/Type \/Page\b/g)!.length,
    pictures: pdf.match(/\/Subtype \/Image\b/g)?.length ?? 0,
  }
}

for (const path of singleSheets) {
  test(`${path} fits on one sheet of paper, in the typefaces of the site`, async ({ page }) => {
    await page.goto(path)
    expect(await print(page)).toMatchObject({ sheets: 1, fonts: ['Eczar-Regular'] })
  })
}

test('the school year fits on one sheet of paper, with the months that are over', async ({
  page,
}) => {
  await page.goto('/calendar')
  expect(await print(page)).toMatchObject({ sheets: 1 })
  await page.emulateMedia({ media: 'print' })
  const months = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(months.filter({ visible: true })).toHaveCount(12)
  await expect(page.getByText('Independence Day').first()).toBeVisible()
  await expect(page.getByText('Today', { exact: true }).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('pictures outside the viewport are printed, each with its caption', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto('/our-campus/infrastructure')
  const count = await page.getByRole('main').getByRole('figure').count()
  // A print loads the pictures below the first view. A visitor's browser waits for them, `page.pdf` does not.
  const pictures = async () => (await print(page)).pictures
  await expect.poll(pictures).toBeGreaterThanOrEqual(count)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('The junior splash pool')).toBeVisible()
  await page.goto('/topper-x')
  await expect.poll(pictures).toBeGreaterThanOrEqual(16)
  await expect(page.getByText('Class X · sample 16')).toBeVisible()
})

for (const path of ['/about/school-managing-committee', '/fee-structure/fee-norms-and-policies']) {
  test(`${path}: the caption of the sheet is suited to paper`, async ({ page }) => {
    await page.goto(path)
    const caption = page.getByRole('main').locator('figcaption')
    await expect(caption).toContainText('Tap the sheet')
    await page.emulateMedia({ media: 'print' })
    expect(await caption.innerText()).not.toMatch(/tap/i)
    await expect.poll(async () => (await print(page)).pictures).toBeGreaterThanOrEqual(1)
  })
}

test('answers that are collapsed on the screen are open on paper', async ({ page }) => {
  await page.goto('/admission/admission-enquiry')
  const answer = page.getByText('Class XI is for those of 16 to 17.')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})
