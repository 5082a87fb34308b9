import { expect, test } from '../support/browser/test'

const year = Number(
  new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(),
)

// The server renders with the current time; the browser's clock is set to New Year's Eve (R-FRESH-3).
for (const [when, time, expected] of [
  ['a minute before midnight', '18:29', { year, month: 12 }],
  ['a minute after midnight', '18:31', { year: year + 1, month: 1 }],
] as const) {
  test(`a visitor ${when} in Kolkata sees the events of that month`, async ({ page }) => {
    await page.clock.setFixedTime(`${year}-12-31T${time}:00Z`)
    await page.goto('/events')
    await expect(page.getByLabel('Year')).toHaveValue(String(expected.year))
    await expect(page.getByLabel('Month')).toHaveValue(String(expected.month))
  })
}

test('a visitor in the first minutes of a year sees the news and albums of the old one', async ({
  page,
}) => {
  await page.clock.setFixedTime(`${year}-12-31T18:31:00Z`)
  await page.goto('/beyond-academic/events-gallery')
  await expect(
    page.getByText(new RegExp(`^No albums in ${year + 1} match, so these are from \\d{4}\\.$`)),
  ).toBeVisible()
  await expect(page.getByLabel('Year')).not.toHaveValue(String(year + 1))

  await page.goto('/news')
  await page.getByLabel('Search titles').fill('a')
  await expect(page).toHaveURL(/\/news\?q=a$/)
  await expect(page.getByLabel('Year')).toHaveValue(String(year))
})
