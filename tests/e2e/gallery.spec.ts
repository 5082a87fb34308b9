import {
  desktopOnly,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  readTotal,
  test,
} from '../support/browser/test'

const path = '/beyond-academic/events-gallery'

test('a visitor sees the albums of a year, each leading to its page', async ({ page }) => {
  await page.goto(`${path}?year=2025`)
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible()
  await expect(page.getByPlaceholder('Search Here..')).toBeVisible()
  const album = page.getByRole('article').first()
  await expect(album.getByRole('link')).toHaveAttribute(
    'href',
    /^\/beyond-academic\/photo-categories\?id=\w+$/,
  )
  await expect(album.getByText(/^\d{1,2} [A-Z][a-z]{2} 2025$/)).toBeVisible()
  await expect(album.getByText(/^No Of Photos\(\d+\)$/)).toBeVisible()
  await expect(album.locator('img')).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page, 320)
})

test(
  'a year without matches is replaced by the next older one, with a message',
  desktopOnly,
  async ({ page, browser }) => {
    await page.goto(path)
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await page.getByLabel('Year').selectOption('2025')
    await page.getByLabel('Search titles').fill('winter concert 2024')
    const note = 'No albums in 2025 match, so these are from 2024.'
    await expect(page.getByText(note)).toBeVisible()
    await expect(page.getByLabel('Year')).toHaveValue('2024')
    await expect(page).toHaveURL(/\?year=2025&q=winter\+concert\+2024$/)
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
    const count = await readTotal(page)
    expect(count).toBeGreaterThan(0)

    const fresh = await browser.newContext({ javaScriptEnabled: false })
    const reader = await fresh.newPage()
    await reader.goto(page.url())
    await expect(reader.getByText(note)).toBeVisible()
    expect(await readTotal(reader)).toBe(count)
    await fresh.close()
  },
)

test(
  'the chosen month stays when the year changes: by the controls, by the URL and without script',
  desktopOnly,
  async ({ page, browser }) => {
    const note = 'No albums in 2026 match, so these are from 2025.'
    const expectFebruary2025 = async (reader: typeof page) => {
      await expect(reader.getByText(note)).toBeVisible()
      await expect(reader.getByLabel('Year')).toHaveValue('2025')
      await expect(reader.getByLabel('Month')).toHaveValue('2')
      await expect(
        reader
          .getByRole('article')
          .first()
          .getByText(/Feb 2025/),
      ).toBeVisible()
      await expect(reader).toHaveURL(/\?year=2026&month=2(&q=)?$/)
    }
    await page.goto(path)
    await page.getByLabel('Year').selectOption('2024')
    await page.getByLabel('Month').selectOption('Feb')
    await expect(
      page
        .getByRole('article')
        .first()
        .getByText(/Feb 2024/),
    ).toBeVisible()
    await page.getByLabel('Year').selectOption('2026')
    await expectFebruary2025(page)
    const count = await readTotal(page)
    await expectAccessible(page)
    await page.reload()
    await expectFebruary2025(page)

    const fresh = await browser.newContext({ javaScriptEnabled: false })
    const reader = await fresh.newPage()
    await reader.goto(`${path}?year=2024&month=2`)
    await reader.getByLabel('Year').selectOption('2026')
    await reader.getByRole('button', { name: 'Show' }).click()
    await expectFebruary2025(reader)
    expect(await readTotal(reader)).toBe(count)
    await fresh.close()
  },
)

test('"Show more albums" works with and without script', desktopOnly, async ({ page, browser }) => {
  await page.goto(`${path}?year=all`)
  const albums = page.getByRole('article')
  const before = await albums.count()
  await page.getByRole('link', { name: 'Show more albums' }).click()
  await expect.poll(() => albums.count()).toBeGreaterThan(before)

  const fresh = await browser.newContext({ javaScriptEnabled: false })
  const reader = await fresh.newPage()
  await reader.goto(`${path}?year=all`)
  await reader.getByRole('link', { name: 'Show more albums' }).click()
  await expect.poll(() => reader.getByRole('article').count()).toBeGreaterThan(before)
  await fresh.close()
})

test(
  'the list endpoint filters by year, and rejects invalid queries and unknown lists',
  desktopOnly,
  async ({ request }) => {
    const year = await request.get('/api/lists/gallery?year=2025')
    const { items, count }: { items: { date: string }[]; count: number } = await year.json()
    expect(items).toHaveLength(count)
    expect(count).toBeGreaterThan(0)
    expect(items.every(({ date }) => date.startsWith('2025'))).toBe(true)
    for (const query of ['year=20x5', 'month=13', 'from=-1', 'show=9', 'year=2025&year=2026']) {
      expect((await request.get(`/api/lists/gallery?${query}`)).status(), query).toBe(400)
    }
    expect((await request.get('/api/lists/toString?year=2025')).status()).toBe(404)
    expect((await request.get('/api/lists/tabloid?from=6x')).status()).toBe(400)
  },
)
