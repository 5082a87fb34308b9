import { expect, type Page, type Request } from '@playwright/test'

/**
 * Waits until React has hydrated all parts of the page (docs/decisions/044): its root, for which Next puts its
 * announcer into the page, and then one part after the other. React leaves its mark on every element that it hydrates.
 */
export async function hydrated(page: Page) {
  await page.locator('next-route-announcer').waitFor({ state: 'attached' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(a, button, input, select)')]
      .filter((control) => !control.closest('[aria-hidden=true]'))
      .every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber'))),
  )
}

/** Opens a page that React takes over, and waits until it has. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const restMilliseconds = 500

/**
 * Opens a page and waits until it fetches nothing more. `networkidle` may be over before a script that comes after
 * the first paint is even asked for.
 * @param arrived waits for what React's scripts are there for
 */
async function visitUntilRest(page: Page, path: string, arrived: () => Promise<void>) {
  const open = new Set<Request>()
  let restsSince = Date.now()
  const begins = (request: Request) => open.add(request)
  const ends = (request: Request) => {
    open.delete(request)
    restsSince = Date.now()
  }
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends)
  await page.goto(path)
  if (await page.evaluate(() => '__next_f' in window)) await arrived()
  await expect
    .poll(() => open.size === 0 && Date.now() - restsSince > restMilliseconds, 'the network rests')
    .toBe(true)
  page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends)
}

/** Opens a page, has React take it over, and waits until it fetches nothing more by itself. */
export const visitWhole = (page: Page, path: string) =>
  visitUntilRest(page, path, () => hydrated(page))

/** Opens a page, touches nothing, and waits until it fetches nothing more. */
export const visitUntouched = (page: Page, path: string) =>
  visitUntilRest(page, path, () =>
    page
      .locator('link[rel=prefetch][as=script], next-route-announcer')
      .first()
      .waitFor({ state: 'attached' }),
  )
