import type { Page } from '@playwright/test'
import {
  desktopOnly,
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

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: 'numeric',
}).formatToParts()
const today = (type: 'year' | 'month') => parts.find((part) => part.type === type)!.value

/** Opens an address without scripts, as a search engine or an old browser sees it. */
async function openPlain(page: Page, address: string) {
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  page.once('close', () => void context.close())
  const reader = await context.newPage()
  await reader.goto(new URL(address, page.url()).href)
  return reader
}

test('a parent narrows the news, and shares the address', async ({ page }) => {
  await page.goto('/news')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  const before = await readTotal(page)
  await year(page).selectOption('2025')
  await expect(page).toHaveURL('/news?year=2025')
  await month(page).selectOption('Mar')
  await expect(page).toHaveURL('/news?year=2025&month=3')
  await expect(main(page).getByRole('heading', { level: 2, name: 'March 2025' })).toBeVisible()
  const count = await readTotal(page)
  const reader = await openPlain(page, page.url())
  expect(await readTotal(reader)).toBe(count)
  await expect(month(reader)).toHaveValue('3')
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(reader.locator('link[rel=canonical]')).toHaveAttribute('href', /\/news$/)

  await page.goBack()
  await expect(month(page)).toHaveValue('all')
  await page.goForward()
  await expect(month(page)).toHaveValue('3')
  await page.getByLabel('Search titles').fill('zzzz')
  await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/news')
  await expect.poll(() => readTotal(page)).toBe(before)
  await expect(year(page)).toBeFocused()
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('a visitor sees the events of this month, with the next one at the top', async ({ page }) => {
  await page.goto('/events')
  await expect(year(page)).toHaveValue(today('year'))
  await expect(month(page)).toHaveValue(today('month'))
  const next = main(page)
    .getByRole('region', { name: /Next event|On today/ })
    .getByRole('link')
  const title = await next.innerText()
  await expect(main(page).getByRole('article').filter({ hasText: title })).toHaveCount(0)
  const later = main(page).getByRole('region', { name: 'Coming up' })
  const dates = await later.getByText(/^\d\d\/\d\d\/\d{4}$/).allInnerTexts()
  const days = dates.map((text) => text.split('/').reverse().join('-'))
  expect(days).toEqual(days.toSorted())
  const endOfMonth = `${today('year')}-${today('month').padStart(2, '0')}-31`
  expect(days.filter((day) => day <= endOfMonth)).toEqual([])
  await expectAccessible(page)
  await expectNoHorizontalScroll(page, 320)
})

test('a parent looks for an event in all years', async ({ page }) => {
  await page.goto('/events')
  await page.getByLabel('Search titles').fill('concert')
  const everywhere = page.getByRole('link', { name: 'Look in all years' })
  await expect(page.getByText(/^The next event is .+ on \d\d\/\d\d\/\d{4}\.$/)).toBeVisible()
  await expectAccessible(page)
  await everywhere.click()
  await expect(page).toHaveURL('/events?year=all&q=concert')
  await expect(year(page)).toHaveValue('all')
  const event = main(page).getByRole('article').first()
  await expect(event.locator('img')).toBeVisible()
  await expect(event.getByText(/^\d\d\/\d\d\/\d{4}$/).first()).toBeVisible()
  await expect(event.getByText(/^\d\d:\d\d [ap]m$/)).toBeVisible()
})

test('a visitor sees the albums of a year; a year without matches gives way to an older one', async ({
  page,
}) => {
  await page.goto(`${gallery}?year=2024&month=2`)
  const album = main(page).getByRole('article').first()
  await expect(album.getByRole('link')).toHaveAttribute(
    'href',
    /^\/beyond-academic\/photo-categories\?id=\w+$/,
  )
  await expect(album.getByText(/^\d{1,2} Feb 2024$/)).toBeVisible()
  await expect(album.getByText(/^No Of Photos\(\d+\)$/)).toBeVisible()
  await expect(page.getByPlaceholder('Search Here..')).toBeVisible()
  await expectNoHorizontalScroll(page, 320)
  await year(page).selectOption('2026')
  const expectFebruary2025 = async (reader: Page) => {
    await expect(reader.getByText('No albums in 2026 match, so these are from 2025.')).toBeVisible()
    await expect(year(reader)).toHaveValue('2025')
    await expect(month(reader)).toHaveValue('2')
    await expect(album.getByText(/Feb 2025/)).toBeVisible()
    await expect(reader).toHaveURL(`${gallery}?year=2026&month=2`)
  }
  await expectFebruary2025(page)
  await expectAccessible(page)
  await page.reload()
  await expectFebruary2025(page)
})

for (const [path, more] of [
  ['/news', 'Show more news'],
  ['/events', 'Show more events'],
  [gallery, 'Show more albums'],
  ['/documents', 'Show more documents'],
] as const) {
  test(`“${more}” adds entries, with and without script`, async ({ page }) => {
    const address = path === '/documents' ? path : `${path}?year=all`
    const entries = (on: Page) => main(on).locator('li:has(h2, h3)')
    await page.goto(address)
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

test(
  'where the script of the list is missing, the form loads the page',
  desktopOnly,
  async ({ page, console: messages }) => {
    await page.route('**/modules/list*', (route) => route.abort())
    await page.goto('/events')
    await year(page).selectOption('2025')
    await month(page).selectOption('all')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL('/events?year=2025&month=all&q=')
    expect(await readTotal(page)).toBeGreaterThan(5)
    messages.length = 0
  },
)

test('the page has the styles of all that its list can show', desktopOnly, async ({ request }) => {
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
