import { desktopOnly, expect, expectAccessible, readTotal, test } from '../support/browser/test'

test('a parent narrows the news to a month and shares the address', async ({ page, browser }) => {
  await page.goto('/news')
  await page.getByLabel('Year').selectOption('2025')
  await page.getByLabel('Month').selectOption('Mar')
  await expect(page).toHaveURL(/\/news\?year=2025&month=3$/)
  await expect(page.getByRole('heading', { level: 2, name: 'March 2025' })).toBeVisible()
  const count = await readTotal(page)
  expect(count).toBeGreaterThan(0)

  const fresh = await browser.newContext({ javaScriptEnabled: false })
  const reader = await fresh.newPage()
  await reader.goto(page.url())
  expect(await readTotal(reader)).toBe(count)
  await expect(reader.getByLabel('Month')).toHaveValue('3')
  await fresh.close()
})

test('the filters work without a page load, and can be cleared', async ({ page }) => {
  await page.goto('/news')
  const before = await readTotal(page)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.getByLabel('Search titles').fill('zzzz')
  await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/news$/)
  await expect.poll(() => readTotal(page)).toBe(before)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('"Show more news" adds entries and moves the focus to the first of them', async ({ page }) => {
  await page.goto('/news?year=all')
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h3') })
  const before = await entries.count()
  await page.getByRole('link', { name: 'Show more news' }).click()
  await expect.poll(() => entries.count()).toBeGreaterThan(before)
  await expect(entries.nth(before)).toBeFocused()
})

test(
  'without script the filters are a form, and more news is a link',
  desktopOnly,
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/news')
    await page.getByLabel('Year').selectOption('all')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/year=all/)
    const entries = page.getByRole('main').locator('li h3')
    const before = await entries.count()
    await page.getByRole('link', { name: 'Show more news' }).click()
    await expect.poll(() => entries.count()).toBeGreaterThan(before)
    await context.close()
  },
)
