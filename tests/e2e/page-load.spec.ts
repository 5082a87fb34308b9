import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { watchShifts } from '../support/browser/layout-shifts'
import { enquiryFrame, hydrated, openComplete } from '../support/browser/navigation'
import { expect, test } from '../support/browser/test'

const enquiry = '/admission/admission-enquiry'

/** Opens a page and holds back its framework scripts. @returns a function that loads them and waits for hydration */
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

/** Collects the addresses of the framework's scripts that the page requests. */
function watchFrameworkScripts(page: Page) {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/_next.*js$/.test(request.url())) scripts.push(request.url())
  })
  return scripts
}

test.describe('before the framework has loaded, a visitor', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Admission enquiry' })
  const sent = (page: Page) => page.getByText('Form submitted successfully!')

  async function fillIn(page: Page) {
    await form(page).getByRole('combobox', { name: 'Class' }).selectOption('Class 9')
    await form(page).getByRole('textbox', { name: 'Name' }).fill('A Parent')
    const number = String(randomInt(6_000_000_000, 9_999_999_999))
    await form(page).getByRole('textbox', { name: 'Contact number' }).fill(number)
    await form(page).getByRole('checkbox').check()
  }
  const send = (page: Page) => form(page).getByRole('button', { name: 'Submit Now!' }).click()

  test('fills in an enquiry, and sends it later', async ({ page }) => {
    const loadFramework = await visitSlowly(page, enquiry)
    await fillIn(page)
    await loadFramework()
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

  test('sends an enquiry even when no script of the site arrives', async ({ page }) => {
    await page.route('**/modules/site-document-*', (route) => route.fulfill({ body: '' }))
    const scripts = watchFrameworkScripts(page)
    await page.goto(enquiry)
    await fillIn(page)
    // Before the form is sent: the page that responds to it has Next's own scripts.
    expect(scripts).toEqual([])
    await send(page)
    await expect(sent(page)).toBeVisible()
  })

  test('opens the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visitSlowly(page, enquiry)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})

test.describe('while a picture of the first view is late, the framework', () => {
  /** Opens the enquiry. @returns the framework's scripts so far, and a function that sends the picture */
  async function openWithLatePicture(page: Page) {
    const scripts = watchFrameworkScripts(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const requested = page.waitForRequest('**/pictures/enquiry-hero*')
    await page.route('**/pictures/enquiry-hero*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(enquiry, { waitUntil: 'domcontentloaded' })
    await requested
    return { scripts, release }
  }

  test('waits for it', async ({ page }) => {
    const { scripts, release } = await openWithLatePicture(page)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(scripts).toEqual([])
    release()
    await hydrated(page)
  })

  test('loads when the visitor touches the form', async ({ page }) => {
    const { release } = await openWithLatePicture(page)
    await page.getByRole('main').getByRole('textbox', { name: 'Name' }).first().focus()
    await hydrated(page)
    release()
  })
})

for (const path of ['/', enquiry, '/fee-structure/class-nine-2026-27', '/news'])
  test(`moves nothing on ${path} when the fonts load late (R-SPEED-6)`, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/*.woff2', async (route) => {
      await released
      await route.continue()
    })
    const shifts = await watchShifts(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    const waiting = await page.evaluate(
      () => [...document.fonts].filter(({ status }) => status === 'loading').length,
    )
    expect(waiting).toBeGreaterThan(0)
    release()
    await page.waitForLoadState('networkidle')
    expect(await shifts.sum()).toBeLessThan(0.01)
  })

test('opens the first picture that is pressed in the viewer', async ({ page }) => {
  await page.goto('/topper-x')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Picture 1 of / })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an information page has inline styles and loads no style sheet', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  await openComplete(page, '/about')
  expect(sheets).toEqual([])
})

test('loads the styles of a dialog with the dialog', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Enquire for admission' }).first().click()
  const name = enquiryFrame(page).getByRole('textbox', { name: 'Name' })
  await expect(name).toBeVisible()
  expect((await name.boundingBox())!.height).toBeGreaterThanOrEqual(44)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('prerendered pages and pages rendered on demand have the same view transition', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        window.addEventListener('pagereveal', ({ viewTransition }) => {
          document.documentElement.dataset.transition = String(viewTransition !== null)
        })
      })
      await page.goto('/about')
      for (const path of ['/sitemap', '/news?year=all', '/contact']) {
        await page.evaluate((address) => location.assign(address), path)
        await page.waitForURL(path)
        const hasTransition = String(reducedMotion !== 'reduce')
        await expect(page.locator('html')).toHaveAttribute('data-transition', hasTransition)
      }
    })
  })
}

/** Closes the popup notice of the home page, after which its block is part of the page (R-HOME-13). */
async function closeNotice(page: Page) {
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
}

test.describe('content below the first view', () => {
  const deferred = (page: Page) => page.locator('body [data-deferred]')
  const countHidden = (page: Page) =>
    page
      .locator('body *')
      .evaluateAll(
        (found) =>
          found.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
      )

  test('is laid out when the page has loaded, for print and for full-page screenshots', async ({
    page,
  }) => {
    const html = await (await page.request.get('/')).text()
    expect(html.split(' data-deferred').length).toBeGreaterThan(5)
    for (const path of ['/', '/mandatory-disclosure']) {
      await page.route('**/modules/site-document-*', (route) => route.fulfill({ body: '' }))
      await page.goto(path)
      expect(await countHidden(page)).toBeGreaterThan(3)
      await page.unroute('**/modules/site-document-*')
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-loaded')
      await expect(deferred(page)).toHaveCount(0)
      expect(await countHidden(page)).toBe(0)
    }
  })

  test('is never clipped around the focused element', async ({ page }) => {
    await page.route('**/modules/site-document-*', (route) => route.fulfill({ body: '' }))
    await page.goto('/tabloid')
    const part = deferred(page).first()
    await expect(part).toHaveCSS('content-visibility', 'auto')
    await part.getByRole('link').first().focus()
    await expect(part).toHaveCSS('content-visibility', 'visible')
  })

  test('is in view for a visitor who follows a link to it', async ({ page }) => {
    await page.goto('/#photo-gallery', { waitUntil: 'domcontentloaded' })
    const heading = page.locator('#photo-gallery')
    await expect(heading).toBeInViewport()
    // The content below is laid out last.
    await expect(page.locator('html')).toHaveAttribute('data-loaded')
    await expect(heading).toBeInViewport()
  })

  for (const [path, name] of [
    ['/mandatory-disclosure', 'E. School infrastructure'],
    ['/', 'Photo Gallery'],
  ] as const) {
    test(`keeps its position when a visitor reloads ${path}`, async ({ page }) => {
      await openComplete(page, path)
      if (path === '/') await closeNotice(page)
      const place = page.getByRole('main').getByText(name).first()
      await place.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const top = async () => (await place.boundingBox())!.y
      const before = await top()
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-loaded')
      await expect.poll(top).toBeCloseTo(before, -1)
    })
  }
})
