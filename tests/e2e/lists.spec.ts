import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  readTotal,
  test,
} from '../support/browser/test'

const gallery = '/beyond-academic/events-gallery'
const main = (page: Page) => page.getByRole('main')
const year = (page: Page) => page.getByLabel('Year')
const month = (page: Page) => page.getByLabel('Month')

/** Unfolds the filters on a phone. */
async function openFilters(page: Page) {
  const fold = main(page).getByText('Choose year, month or words')
  if (await fold.isVisible()) await fold.click()
}

/** Opens an address without scripts, as a search engine or an old browser sees it. */
async function openPlain(page: Page, address: string) {
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  page.once('close', () => void context.close())
  const reader = await context.newPage()
  await reader.goto(new URL(address, page.url()).href)
  return reader
}

test('narrows the news, at an address that can be shared', async ({ page }) => {
  await page.goto('/news')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const before = await readTotal(page)
  await openFilters(page)
  await year(page).selectOption('2025')
  await expect(page).toHaveURL('/news?year=2025')
  await month(page).selectOption('Mar')
  await expect(page).toHaveURL('/news?year=2025&month=3')
  await expect(main(page).getByRole('heading', { level: 2, name: 'March 2025' })).toBeVisible()
  const count = await readTotal(page)
  const reader = await openPlain(page, page.url())
  expect(await readTotal(reader)).toBe(count)
  await expect(month(reader)).toHaveValue('3')

  await page.goBack()
  await expect(month(page)).toHaveValue('all')
  await page.goForward()
  await expect(month(page)).toHaveValue('3')
  await page.getByLabel('Search titles').fill('zzzz')
  await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/news')
  await expect.poll(() => readTotal(page)).toBe(before)
  await expect(year(page)).toBeFocused()
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

for (const [address, text] of [
  ['/news?year=all&from=20', 'Entries from number 21 on.'],
  ['/events?year=2026&month=3&q=concert', 'No data available for the selected filters.'],
  [`${gallery}?year=2026&month=2`, 'No albums in 2026 match, so these are from 2025.'],
  ['/documents?class=9&kind=date-sheet', 'For Class IX'],
  ['/documents?q=zzzz', 'Show all documents'],
] as const) {
  test(`shows ${address} accessibly`, async ({ page }) => {
    await page.goto(address)
    await expect(main(page).getByText(text)).toBeVisible()
    await expectAccessible(page, 'main')
    await expectNoHorizontalScroll(page, 320)
  })
}

test('shows a visitor the new year a minute after midnight in Kolkata', async ({ page }) => {
  const thisYear = new Date().getFullYear()
  await page.clock.setFixedTime(`${thisYear}-12-31T18:31:00Z`)
  await page.goto('/events')
  await expect(year(page)).toHaveValue(String(thisYear + 1))
  await expect(month(page)).toHaveValue('1')
})

for (const [address, more] of [
  ['/news?year=all', 'Show more news'],
  ['/documents', 'Show more documents'],
] as const) {
  test(`“${more}” adds entries, with and without script`, async ({ page }) => {
    const entries = (on: Page) => main(on).locator('li:has(h2, h3)')
    await page.goto(address)
    // Until all entries are laid out, the link below them moves under the pointer.
    await expect(page.locator('html[data-loaded]')).toBeAttached()
    const before = await entries(page).count()
    await page.getByRole('link', { name: more }).click()
    await expect.poll(() => entries(page).count()).toBeGreaterThan(before)
    await expect(entries(page).nth(before)).toBeFocused()
    await expect(page).toHaveURL(/show=/)

    const reader = await openPlain(page, address)
    await reader.getByRole('link', { name: more }).click()
    await expect(entries(reader)).toHaveCount(await entries(page).count())
  })
}

test('loads the page by the form when the script of the list is missing', async ({
  page,
  console: messages,
}) => {
  await page.route('**/modules/list*', (route) => route.abort())
  await page.goto('/events')
  await openFilters(page)
  await year(page).selectOption('2025')
  await month(page).selectOption('all')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL('/events?year=2025&month=all&q=')
  expect(await readTotal(page)).toBeGreaterThan(5)
  messages.length = 0
})

test('has the styles of everything that its list can show', async ({ request }) => {
  const lists = {
    '/news': ['year=all&show=200', 'year=all&q=zzzz', 'year=all&from=20'],
    '/events': ['year=all&show=120', 'year=all&q=zzzz'],
    [gallery]: ['year=all&show=120', 'year=all&q=zzzz', 'year=2026&month=2'],
    '/documents': ['show=200', 'q=zzzz', 'class=9', 'from=20'],
    '/calendar': ['kind=holiday', 'kind=event'],
  }
  const read = async (address: string) => (await request.get(address)).text()
  const classes = (text = '') => new Set(text.match(/[\w-]{6,7}_[a-z][A-Za-z\d]*/g))
  const styles = (html: string) => classes(html.match(/<style>.*?<\/style>/gs)?.join(''))
  for (const [path, queries] of Object.entries(lists)) {
    const kept = styles(await read(path))
    for (const query of queries) {
      const filtered = styles(await read(`${path}?${query}`))
      expect(filtered.size).toBeGreaterThan(50)
      const shown = classes(await read(`${path}?${query}&part=list`))
      const missing = [...shown].filter((name) => filtered.has(name) && !kept.has(name))
      expect(missing, `${path}?${query}`).toEqual([])
    }
  }
})
