import { expect, test } from '../support/browser/test'
import { print } from '../support/expect/print'

/* Pages that visitors print are checked in the visit of pages.spec.ts. */

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
  expect(await printed('Open the page (Fee structure of the school)')).toBe(
    ` (${site}/fee-structure)`,
  )
  await page.goto('/academics/book-list')
  expect(await printed('Book list, Class IX (PDF)')).toBe(
    ` (${site}/documents/book-list/class-9.pdf)`,
  )
  await page.goto('/beyond-academics')
  expect(await printed('Sports and games')).not.toContain('/')
})

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
  await expect(page.getByText('Social Science: history')).toBeVisible()
})

test('answers that are collapsed on the screen are open on paper', async ({ page }) => {
  await page.goto('/admission/admission-enquiry')
  const answer = page.getByText('Class XI is for those of 16 to 17.')
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})
