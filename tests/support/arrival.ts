import { expect, type Page, type Request } from '@playwright/test'

/**
 * Waits until React has hydrated the page: every screen works before that, in another way. Next puts its announcer
 * into the page from an effect, which runs with those of the page's own components.
 */
export const hydrated = (page: Page) =>
  page.locator('next-route-announcer').waitFor({ state: 'attached' })

/** Opens a page that React takes over, and waits until it has. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

const restMilliseconds = 500

/**
 * Opens a page and waits until it is hydrated and fetches nothing more by itself. `networkidle` may be over before
 * a script that comes after the first paint is even asked for.
 */
export async function visitWhole(page: Page, path: string) {
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
