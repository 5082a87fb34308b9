import { expect, type Page, type Request } from '@playwright/test'

/**
 * Waits until React has hydrated all parts of the page (docs/decisions/044): the root, after which Next inserts its
 * route announcer, and then each part. React adds a `__reactFiber…` property to every element that it hydrates.
 * A page without React is complete when it has loaded.
 */
export async function hydrated(page: Page) {
  if (!(await page.evaluate(() => '__next_f' in window))) return
  await page.locator('next-route-announcer').waitFor({ state: 'attached' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(a, button, input:not([type=hidden]), select)')]
      .filter((control) => !control.closest('[aria-hidden=true], [data-static]'))
      .every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber'))),
  )
}

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const idleMilliseconds = 500

/** Waits until the page has laid out what is below the first view, which it does last. */
export const laidOut = (page: Page) =>
  page.waitForFunction(
    () =>
      'loaded' in document.documentElement.dataset ||
      !document.querySelector('script[src^="/modules/site-document-"]') ||
      matchMedia('(scripting: none)').matches,
  )

/**
 * Opens a page and waits until it is hydrated and laid out, and the network is idle. `networkidle` can fire before a
 * script that loads after the first paint is requested.
 */
export async function openComplete(page: Page, path: string) {
  const pending = new Set<Request>()
  let idleSince = Date.now()
  const onStart = (request: Request) => pending.add(request)
  const onEnd = (request: Request) => {
    pending.delete(request)
    idleSince = Date.now()
  }
  page.on('request', onStart).on('requestfinished', onEnd).on('requestfailed', onEnd)
  await page.goto(path)
  await hydrated(page)
  await laidOut(page)
  await expect
    .poll(
      () => pending.size === 0 && Date.now() - idleSince > idleMilliseconds,
      'the network is idle',
    )
    .toBe(true)
  page.off('request', onStart).off('requestfinished', onEnd).off('requestfailed', onEnd)
}

/** The page of the form in the enquiry dialog of the home page. */
export const enquiryFrame = (page: Page) =>
  page.getByRole('dialog', { name: 'Admission enquiry' }).frameLocator('iframe')

/** Waits until React has hydrated the form in the enquiry dialog. */
export const enquiryHydrated = (page: Page) =>
  enquiryFrame(page).locator('next-route-announcer').waitFor({ state: 'attached' })
