import { expect, type Page, type Request } from '@playwright/test'

/**
 * Stirs as a visitor does, and waits until React has taken the page over: every screen works before that, in
 * another way. Next puts its announcer into the page from an effect, which runs with those of the page's own
 * components.
 */
export async function hydrated(page: Page) {
  await page.mouse.move(0, 0)
  await page.mouse.move(1, 1)
  await page.locator('next-route-announcer').waitFor({ state: 'attached' })
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
