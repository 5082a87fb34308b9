import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { hydrated, openHydrated, openComplete } from '../support/browser/navigation'
import { expect, test } from '../support/browser/test'

const enquiry = '/admission/admission-enquiry'

/** Opens a page whose framework does not come until what is returned is called. */
async function visitSlowly(page: Page, path: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    release()
    await hydrated(page)
  }
}

test.describe('before the framework is there, a visitor', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Admission enquiry' })
  const sent = (page: Page) => form(page).getByText('Form submitted successfully!')

  async function fillIn(page: Page) {
    await form(page).getByRole('combobox', { name: 'Class' }).selectOption('Class 9')
    await form(page).getByRole('textbox', { name: 'Name' }).fill('A Parent')
    const number = String(randomInt(6_000_000_000, 9_999_999_999))
    await form(page).getByRole('textbox', { name: 'Contact number' }).fill(number)
    await form(page).getByRole('checkbox').check()
  }
  const send = (page: Page) => form(page).getByRole('button', { name: 'Submit Now!' }).click()

  test('fills in an enquiry, and sends it after', async ({ page }) => {
    const arrive = await visitSlowly(page, enquiry)
    await fillIn(page)
    await arrive()
    await expect(form(page).getByRole('textbox', { name: 'Name' })).toHaveValue('A Parent')
    await expect(form(page).getByRole('combobox', { name: 'Class' })).toHaveValue('Class 9')
    await expect(form(page).getByRole('checkbox')).toBeChecked()
    await send(page)
    await expect(sent(page)).toBeVisible()
  })

  test('sends an enquiry', async ({ page }) => {
    await visitSlowly(page, enquiry)
    await fillIn(page)
    await send(page)
    await expect(sent(page)).toBeVisible()
  })

  test('chooses a year, and gets it', async ({ page }) => {
    const arrive = await visitSlowly(page, '/news')
    await page.getByLabel('Year').selectOption('2025')
    await arrive()
    await expect(page).toHaveURL('/news?year=2025')
    await expect(page.getByLabel('Year')).toHaveValue('2025')
  })

  test('types into the search of a list, and it is filtered', async ({ page }) => {
    const arrive = await visitSlowly(page, '/news')
    await page.getByLabel('Search titles').fill('no such title')
    await arrive()
    await expect(page.getByText('No data available for the selected filters.')).toBeVisible()
    await expect(page.getByLabel('Search titles')).toHaveValue('no such title')
  })

  test('opens the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visitSlowly(page, '/news')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('searches a list', async ({ page }) => {
    await visitSlowly(page, '/news')
    await page.getByLabel('Search titles').fill('sports')
    await page.getByLabel('Search titles').press('Enter')
    await expect(page).toHaveURL(/\/news\?.*q=sports$/)
    await expect(page.getByLabel('Search titles')).toHaveValue('sports')
  })
})

test('the first picture that is pressed opens in the viewer', async ({ page }) => {
  await page.goto('/topper-x')
  await expect(page.locator('next-route-announcer')).toHaveCount(1)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Picture 1 of / })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an information page has its styles in it', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  for (const path of ['/about', '/fee-structure', '/mandatory-disclosure'])
    await openComplete(page, path)
  expect(sheets).toEqual([])
})

test('what comes later brings its styles', async ({ page }) => {
  await openHydrated(page, '/')
  await page.getByRole('main').getByRole('link', { name: 'Enquire for admission' }).first().click()
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
  await expect(name).toBeVisible()
  expect((await name.boundingBox())!.height).toBeGreaterThanOrEqual(44)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`for a visitor with the setting ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('pages stored and made on demand change alike', async ({ page }) => {
      await page.addInitScript(() => {
        window.addEventListener('pagereveal', ({ viewTransition }) => {
          document.documentElement.dataset.changed = String(viewTransition !== null)
        })
      })
      await page.goto('/about')
      for (const path of ['/sitemap', '/news?year=all', '/contact']) {
        await page.evaluate((address) => location.assign(address), path)
        await page.waitForURL(path)
        const changed = String(reducedMotion !== 'reduce')
        await expect(page.locator('html')).toHaveAttribute('data-changed', changed)
      }
    })
  })
}

test.describe('what is below the first view', () => {
  const parts = (page: Page) => page.locator('body [data-defer]')
  const held = (page: Page) =>
    page
      .locator('body *')
      .evaluateAll(
        (found) =>
          found.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
      )

  test('is laid out once the page is whole, for print and for pictures of all of it', async ({
    page,
  }) => {
    const html = await (await page.request.get('/')).text()
    expect(html.split(' data-defer').length).toBeGreaterThan(5)
    for (const path of ['/', '/mandatory-disclosure', '/fee-structure']) {
      await page.route('**/enhance.js*', (route) => route.fulfill({ body: '' }))
      await page.goto(path)
      expect(await held(page)).toBeGreaterThan(3)
      await page.unroute('**/enhance.js*')
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-whole')
      await expect(parts(page)).toHaveCount(0)
      expect(await held(page)).toBe(0)
    }
  })

  test('is never clipped around what the keyboard has reached', async ({ page }) => {
    await page.route('**/enhance.js*', (route) => route.fulfill({ body: '' }))
    await page.goto('/tabloid')
    const part = parts(page).first()
    await expect(part).toHaveCSS('content-visibility', 'auto')
    await part.getByRole('link').first().focus()
    await expect(part).toHaveCSS('content-visibility', 'visible')
  })

  test('is where a visitor stands who is led there', async ({ page }) => {
    await page.goto('/#photo-gallery', { waitUntil: 'domcontentloaded' })
    const heading = page.locator('#photo-gallery')
    await expect(heading).toBeInViewport()
    await page.waitForLoadState()
    await page.waitForTimeout(500)
    await expect(heading).toBeInViewport()
  })

  for (const [path, name] of [
    ['/mandatory-disclosure', 'E. School infrastructure'],
    ['/', 'Photo gallery'],
  ] as const) {
    test(`is where a visitor left ${path}, who loads it anew`, async ({ page }) => {
      await openComplete(page, path)
      const place = page.getByRole('main').getByText(name).first()
      await place.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const top = async () => (await place.boundingBox())!.y
      const before = await top()
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-whole')
      await expect.poll(top).toBeCloseTo(before, -1)
    })
  }
})
