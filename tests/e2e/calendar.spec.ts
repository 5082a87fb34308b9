import type { Page } from '@playwright/test'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
} from '../support/browser/test'

const formatMonth = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    month: 'long',
    year: 'numeric',
  }).format(date)

const main = (page: Page) => page.getByRole('main')
const month = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const kinds = (page: Page) => main(page).getByRole('navigation', { name: 'Kinds of days' })
const past = (page: Page) => main(page).getByText(/^Earlier in this session: /)

test('shows a parent what comes next, and where today is in the year', async ({ page }) => {
  await page.goto('/calendar')
  const next = main(page).locator('section[aria-labelledby=next-day]')
  await expect(next).toContainText(/examination/i)
  const marks = month(page, formatMonth(new Date())).getByText('Today', { exact: true })
  await expect(marks.filter({ visible: true })).not.toHaveCount(0)
  await expectAccessible(page, 'main')
  await expectNoHorizontalScroll(page, 320)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', desktopOnly, () => {
    test.use({ javaScriptEnabled })

    test('a parent filters by kind, and goes back to all', async ({ page }) => {
      await page.goto('/calendar')
      const all = await main(page).locator('[data-first][data-kind]').count()
      await kinds(page).getByRole('link', { name: 'Examinations' }).click()
      await expect(page).toHaveURL(/\/calendar\?kind=examination$/)
      await expect(kinds(page).locator('[aria-current=true]')).toHaveText('Examinations')
      const shown = main(page).locator('[data-first][data-kind]')
      expect(await shown.count()).toBeGreaterThan(1)
      expect(await shown.count()).toBeLessThan(all)
      await expect(
        main(page).locator('[data-kind]:not([data-kind="examination"]):is(li)'),
      ).toHaveCount(0)
      await kinds(page).getByRole('link', { name: 'All' }).click()
      await expect(page).toHaveURL(/\/calendar$/)
      await expect(shown).toHaveCount(all)
    })

    test('opens the months that are over at a touch', async ({ page }) => {
      await page.goto('/calendar')
      const first = month(page, 'April 2026')
      await expect(first).toBeHidden()
      await past(page).click()
      await expect(first.getByText('Session 2026-27 begins')).toBeVisible()
    })
  })
}

test('an unknown kind shows the whole year', desktopOnly, async ({ page }) => {
  await page.goto('/calendar?kind=elephants')
  await expect(kinds(page).locator('[aria-current=true]')).toHaveText('All')
  await expect(month(page, formatMonth(new Date()))).toBeVisible()
})

test(
  'a parent subscribes to the year, or saves one day',
  desktopOnly,
  async ({ page, request }) => {
    await page.goto('/calendar')
    await expect(page.getByRole('link', { name: 'Subscribe', exact: true })).toHaveAttribute(
      'href',
      /^webcal:\/\/.+\/calendar\.ics$/,
    )
    const file = page.getByRole('link', { name: 'Download the calendar file' })
    const year = await request.get((await file.getAttribute('href'))!)
    expect(year.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const uids = (await year.text()).match(/^UID:\S+/gm)!
    for (const prefix of ['school-holiday', 'school-examination', 'admission', 'event']) {
      expect(uids.some((uid) => uid.startsWith(`UID:${prefix}-`))).toBe(true)
    }
    const day = main(page)
      .getByRole('link', { name: /^Add to calendar: / })
      .last()
    const one = await request.get((await day.getAttribute('href'))!)
    expect(one.headers()['content-disposition']).toMatch(/^attachment; filename=".+\.ics"$/)
    const text = await one.text()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(uids).toContain(/^UID:\S+/m.exec(text)![0])
    const missing = await request.get('/api/calendar/days/holiday-1999-01-01')
    expect([missing.status(), await missing.text()]).toEqual([
      404,
      'There is no such event in the calendar.\n',
    ])
  },
)

test('marks the visitor’s day on a page made before midnight', desktopOnly, async ({ page }) => {
  await page.goto('/calendar')
  const row = main(page).locator('[data-first][data-kind]').last()
  await expect(row.getByText('Today', { exact: true })).toBeHidden()
  await page.clock.setFixedTime(`${await row.getAttribute('data-last')}T12:00:00+05:30`)
  await page.reload()
  await expect(row.getByText('Today', { exact: true })).toBeVisible()
  await expect(
    main(page).getByText('Today', { exact: true }).filter({ visible: true }),
  ).toHaveCount(1)
})

test('the calendar is in the menu, the footer and the search', desktopOnly, async ({ page }) => {
  await page.goto('/search?q=holidays')
  await expect(main(page).getByRole('link', { name: 'School calendar' }).first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'School calendar' }).click()
  await expect(page).toHaveURL(/\/calendar$/)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('button', { name: 'News', exact: true }).click()
  await expect(nav.getByRole('link', { name: /Holidays, examinations, meetings/ })).toHaveAttribute(
    'href',
    '/calendar',
  )
})
