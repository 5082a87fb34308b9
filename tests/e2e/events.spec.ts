import type { Page } from '@playwright/test'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  readTotal,
  test,
} from '../support/browser/test'

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: 'numeric',
}).formatToParts()
const today = (type: 'year' | 'month') => parts.find((part) => part.type === type)!.value

const comingUp = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Coming up' })

test('a visitor sees the events of this month, with the next one at the top', async ({ page }) => {
  await page.goto('/events')
  await expect(page.getByLabel('Year')).toHaveValue(today('year'))
  await expect(page.getByLabel('Month')).toHaveValue(today('month'))
  const main = page.getByRole('main')
  const next = main.getByRole('region', { name: /Next event|On today/ }).getByRole('link')
  const title = await next.innerText()
  const later = await comingUp(page).getByRole('article').count()
  const listed = (await main.getByRole('article').count()) - later
  // The next event is not repeated below; it may be in a later month.
  await expect(main.getByRole('article').filter({ hasText: title })).toHaveCount(0)
  const total = await readTotal(page)
  expect([total, total - 1]).toContain(listed)
  await expectAccessible(page)
  await expectNoHorizontalScroll(page, 320)
})

test(
  'events of later months are below those of this month, with and without script',
  desktopOnly,
  async ({ page, browser }) => {
    await page.goto('/events')
    const days = (
      await comingUp(page)
        .getByText(/^\d\d\/\d\d\/\d{4}$/)
        .allInnerTexts()
    ).map((text) => text.split('/').reverse().join('-'))
    const endOfMonth = `${today('year')}-${today('month').padStart(2, '0')}-31`
    expect(days.length).toBeGreaterThan(0)
    expect(days.every((day) => day > endOfMonth)).toBe(true)
    expect(days).toEqual(days.toSorted())
    const titles = await comingUp(page).getByRole('heading', { level: 3 }).allInnerTexts()
    const next = page.getByRole('region', { name: /Next event|On today/ }).getByRole('link')
    expect(titles).not.toContain(await next.innerText())

    const fresh = await browser.newContext({ javaScriptEnabled: false })
    const reader = await fresh.newPage()
    await reader.goto('/events')
    const without = await comingUp(reader).getByRole('heading', { level: 3 }).allInnerTexts()
    expect(without).toEqual(titles)
    await fresh.close()
  },
)

test('an event has a picture, date, time, place and description', async ({ page }) => {
  await page.goto('/events?year=2025&month=12')
  const event = page.getByRole('article').first()
  await expect(event.getByRole('heading', { level: 3 })).toBeVisible()
  await expect(event.locator('img')).toBeVisible()
  await expect(event.getByText(/^\d\d\/12\/2025$/).first()).toBeVisible()
  await expect(event.getByText(/^\d\d:\d\d [ap]m$/)).toBeVisible()
})

test('a parent looks for an event, and shares the address', async ({ page, browser }) => {
  await page.goto('/events')
  await page.getByLabel('Search titles').fill('concert')
  const everywhere = page.getByRole('link', { name: 'Look in all years' })
  await expect(everywhere).toBeVisible()
  await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
  await expect(page.getByText(/^The next event is .+ on \d\d\/\d\d\/\d{4}\.$/)).toBeVisible()
  await expectAccessible(page)
  await everywhere.click()
  await expect(page).toHaveURL(/\/events\?year=all&q=concert$/)
  await expect.poll(() => readTotal(page)).toBeGreaterThan(0)

  const fresh = await browser.newContext({ javaScriptEnabled: false })
  const reader = await fresh.newPage()
  await reader.goto(page.url())
  expect(await readTotal(reader)).toBe(await readTotal(page))
  await expect(reader.getByLabel('Year')).toHaveValue('all')
  await fresh.close()
})

test('"Show more events" adds events and moves the focus to the first of them', async ({
  page,
}) => {
  await page.goto('/events?year=all')
  const events = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({
      has: page.getByRole('article'),
    })
  const before = await events.count()
  await page.getByRole('link', { name: 'Show more events' }).click()
  await expect.poll(() => events.count()).toBeGreaterThan(before)
  await expect(events.nth(before)).toBeFocused()
})

test('without script the filters are a form', desktopOnly, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/events')
  await page.getByLabel('Year').selectOption('2025')
  await page.getByLabel('Month').selectOption('All')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/year=2025&month=all/)
  expect(await readTotal(page)).toBeGreaterThan(5)
  await context.close()
})
