import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/browser/test'

test('a pupil of Class XII opens the document of a notice', async ({ page, request }) => {
  await page.goto('/academics/careercounseling')
  const notices = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
  await expect(notices.first().locator('time').last()).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
  const href = await notices.first().getByRole('link').getAttribute('href')
  const document = await request.get(href!)
  expect(document.status()).toBe(200)
  expect(document.headers()['content-type']).toBe('application/pdf')
  await expectAccessible(page, 'main')
  await expectNoHorizontalScroll(page, 320)
})

test('numbered steps keep a distance from the paragraph before them', async ({ page }) => {
  await page.goto('/academics/careercounseling')
  const gap = await page
    .getByRole('main')
    .locator('p + ol')
    .first()
    .evaluate(
      (steps) =>
        steps.getBoundingClientRect().top -
        steps.previousElementSibling!.getBoundingClientRect().bottom,
    )
  expect(gap).toBeGreaterThanOrEqual(12)
})
