import { hotspots } from '../../content/data/hotspots'
import { routes } from '../../content/routes'
import { school } from '../../content/school'
import { desktopOnly, expect, expectUnobscured, test } from '../support/browser/test'

for (const [path, name, count] of [
  ['/about', 'Pages about the school', 9],
  ['/academics', 'Pages about academics', 7],
  ['/beyond-academics', 'Activities beyond academics', 7],
  ['/our-campus/facilities', 'Facilities', 4],
] as const) {
  test(`lists the pages of ${path} briefly on a phone`, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'wide screens have cards')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.getByRole('list', { name }).getByRole('link')).toHaveCount(count)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(3000)
  })
}

for (const javaScriptEnabled of [true, false]) {
  // Links that need no script, on phones, too.
  const only = javaScriptEnabled ? {} : desktopOnly
  test.describe(javaScriptEnabled ? 'with script' : 'without script', only, () => {
    test.use({ javaScriptEnabled })

    test('leads from every flag in the picture of a place to its row, by keyboard, too', async ({
      page,
      isMobile,
    }) => {
      const all = Object.entries(hotspots)
      // The pictures come from one component.
      const shown = javaScriptEnabled && !isMobile ? all : all.slice(0, 1)
      for (const [path, places] of shown) {
        await page.goto(path)
        const section = page.getByRole('region', { name: 'In this picture' })
        const flags = section.getByRole('group', { name: 'Places in the picture' })
        for (const [index, { id, name, words }] of places.entries()) {
          const flag = flags.getByRole('link', { name: `${index + 1} ${name}`, exact: true })
          await flag.focus()
          await page.keyboard.press('Enter')
          await expect(page).toHaveURL(`${path}#${id}`)
          const row = section.getByRole('listitem').nth(index)
          await expectUnobscured(row)
          await expect(row).toContainText(words)
        }
        await flags.getByRole('link').first().click()
        await expect(page).toHaveURL(`${path}#${places[0]!.id}`)
        await expect(section.locator('picture')).toBeInViewport()
      }
    })
  })
}

test('shows the plan only on the contact page on a phone, with a short footer', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens have the plan in every footer')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const plans = page.getByRole('img', { name: /^Plan: the school/ }).filter({ visible: true })
  await expect(plans).toHaveCount(1)
  await page.goto('/about')
  await expect(plans).toHaveCount(0)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  expect((await footer.boundingBox())!.height).toBeLessThanOrEqual(480)
  await footer.getByRole('button', { name: 'Show the live map' }).click()
  await expect(footer.locator('iframe')).toBeVisible()
})

for (const [path, first] of [
  ['/admission/admission-information', 'We have not yet said when it opens.'],
  ['/admission/admission-schedule', 'Register, if there is a place.'],
] as const) {
  test(`${path} shows its first instruction in the first view of a phone`, async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'wide screens show more')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const note = page.getByRole('note').filter({ hasText: 'Registration for' })
    expect((await note.boundingBox())!.height).toBeLessThanOrEqual(150)
    await expectUnobscured(page.getByText(first).first())
  })
}

test('leaves no gap in the last row of cards of an index', desktopOnly, async ({ page }) => {
  for (const path of ['/about', '/academics', '/beyond-academics', '/our-campus', '/admission']) {
    await page.goto(path)
    for (const width of [1440, 960, 700]) {
      await page.setViewportSize({ width, height: 900 })
      const gaps = await page
        .getByRole('main')
        .locator('li', { has: page.getByRole('heading', { level: 2 }) })
        .evaluateAll((cards) => {
          const last = cards.filter((card) => card === card.parentElement!.lastElementChild)
          const right = (element: Element) => element.getBoundingClientRect().right
          return last.map((card) => Math.round(right(card.parentElement!) - right(card)))
        })
      expect(new Set(gaps), `${path} at ${width} px`).toEqual(new Set([0]))
    }
  }
})

test('the campus leads to all six of its pages', desktopOnly, async ({ page }) => {
  await page.goto('/our-campus')
  for (const path of routes.filter(({ section }) => section === 'campus').map(({ path }) => path)) {
    if (/^\/our-campus(\/facilities)?$/.test(path)) continue
    const card = page.getByRole('main').getByRole('listitem').locator(`h2 a[href="${path}"]`)
    await expect(card).toBeVisible()
  }
})

test('opens the document of a book list by a tap anywhere in its row', async ({ page }) => {
  await page.goto('/academics/book-list')
  const row = page.getByRole('row', { name: /Class IX\b/ })
  await expect(row).toContainText(/PDF, \d+ KB/)
  await row.scrollIntoViewIfNeeded()
  const targets = await row.evaluate((element) => {
    const { left, right, top, height } = element.getBoundingClientRect()
    return [left + 4, (left + right) / 2, right - 4].map((x) =>
      document
        .elementFromPoint(x, top + height / 2)
        ?.closest('a')
        ?.getAttribute('href'),
    )
  })
  expect(new Set(targets)).toEqual(new Set(['/documents/book-list/class-9.pdf']))
})

test(
  'the transport fee page says whom to ask, leads to the notices of each route, and folds the dashes',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/fee-structure/transport-fee-2026-27')
    const main = page.getByRole('main')
    await expect(main).toContainText('Our transport desk tells you the fee from your stop.')
    await expect(main.getByRole('link', { name: 'Raninagar area' })).toHaveAttribute(
      'href',
      '/our-campus/facilities/transport#route-3',
    )
    await expect(page.getByRole('table')).toBeHidden()
    await main.getByText('Transport fee by route').first().click()
    await expect(page.getByRole('table')).toBeVisible()
    const call = main.getByRole('link', { name: /^Call .*press 4$/ })
    await expect(call).toHaveAttribute('href', `tel:${school.phones[0].dialled}`)
  },
)

test('treats book lists as documents', desktopOnly, async ({ page }) => {
  await page.goto('/academics/book-list')
  for (const name of ['Pre-Nursery', 'Class IX', 'Class XII']) {
    const link = page.getByRole('link', { name: `Book list, ${name} (PDF)`, exact: true })
    const document = await page.request.get((await link.getAttribute('href'))!)
    expect(document.headers()['content-type']).toContain('application/pdf')
  }
})
