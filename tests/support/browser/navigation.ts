import { expect, type Page, type Request } from '@playwright/test'

/**
 * Waits until React has hydrated all parts of the page (docs/decisions/044): its root, for which Next puts its
 * announcer into the page, and then one part after the other. React leaves its mark on every element that it hydrates.
 */
export async function hydrated(page: Page) {
  await page.locator('next-route-announcer').waitFor({ state: 'attached' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(a, button, input:not([type=hidden]), select)')]
      .filter((control) => !control.closest('[aria-hidden=true]'))
      .every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber'))),
  )
}

/** Opens a page that React takes over, and waits until it has. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const restMilliseconds = 500

/**
 * Opens a page and waits until it is hydrated and fetches nothing more by itself. `networkidle` may be over before
 * a script that comes after the first paint is even asked for.
 */
export async function openComplete(page: Page, path: string) {
  const open = new Set<Request>()
  let restsSince = Date.now()
  const begins = (request: Request) => open.add(request)
  const ends = (request: Request) => {
    open.delete(request)
    restsSince = Date.now()
  }
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends)
  await page.goto(path)
  if (await page.evaluate(() => '__next_f' in window)) await hydrated(page)
  await expect
    .poll(() => open.size === 0 && Date.now() - restsSince > restMilliseconds, 'the network rests')
    .toBe(true)
  page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends)
}
