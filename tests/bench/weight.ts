import type { Browser } from '@playwright/test'
import { isSelected, markdownTable, withBrowser, withLimit, withSite } from '../support/bench'
import { firstViewBytes } from '../support/browser/first-view-bytes'
import { pageTypes } from '../support/browser/page-types'

const kinds = ['Document', 'Stylesheet', 'Font', 'Image', 'Script'] as const
const kB = 1024

/** Most kB of HTML and most elements (R-SPEED-4). */
const limits: Record<string, { html: number; elements?: number }> = {
  home: { html: 190, elements: 1200 },
  enquiry: { html: 150 },
}
/** The budgets of transfers are those that `e2e/weight` keeps. A list with filters in its address has none. */
const findBudget = (address: string): { script: number; all: number } | undefined => {
  const { pathname, search } = new URL(address)
  return Object.values(pageTypes).find(({ path }) => path === pathname + search)
}

/** Size of the first view of each type of page on a phone of 390 px, with its limits. Needs a build. */
export const weight = (): Promise<string> =>
  withSite((site) =>
    withBrowser((browser) => {
      const types = Object.entries(pageTypes).filter(([type]) => isSelected(type))
      return weigh(
        browser,
        Object.fromEntries(types.map(([type, { path }]) => [type, site.url + path])),
      )
    }),
  )

/** @param addresses of the pages, by type */
export async function weigh(browser: Browser, addresses: Record<string, string>): Promise<string> {
  const page = await browser.newPage()
  const rows: string[][] = []
  for (const [type, address] of Object.entries(addresses)) {
    // The first visit resizes the pictures of the service.
    await firstViewBytes(browser, address)
    const { byKind, script, all } = await firstViewBytes(browser, address)
    const html = await (await fetch(address)).text()
    const flight = html.match(/<script[^>]*>self\.__next_f.*?<\/script>/gs)?.join('') ?? ''
    const elements = await page.evaluate(countElements, html)
    const budget = findBudget(address)
    rows.push([
      type,
      withLimit(Buffer.byteLength(html) / kB, limits[type]?.html, 1),
      (Buffer.byteLength(flight) / kB).toFixed(1),
      withLimit(elements, limits[type]?.elements),
      ...kinds.slice(0, -1).map((kind) => ((byKind[kind] ?? 0) / kB).toFixed(1)),
      withLimit(script / kB, budget?.script, 1),
      withLimit(all / kB, budget?.all, 1),
    ])
  }
  await page.close()
  const transferred = ['HTML, sent', 'styles', 'fonts', 'pictures', 'script', 'all']
  return markdownTable(['kB', 'HTML', 'flight data', 'elements', ...transferred], rows)
}

/** Runs in a page. Counts what the server sends below `<body>`, as Lighthouse does. */
const countElements = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').querySelectorAll('body *').length
