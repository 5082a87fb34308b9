import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'

/** A cheap phone, whose processor and network the browser slows down. */

const device = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}
/** The slow 4G of Lighthouse. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
/** Milliseconds after which a visit is given up. */
const timeLimit = 45_000

/** Visits a page with an empty cache. Repeats a visit that hangs or fails, twice. */
export async function onPhone<T>(
  browser: Browser,
  slowness: { cpu?: number; network?: boolean },
  visit: (page: Page) => Promise<T>,
  attempts = 3,
): Promise<T> {
  const context = await browser.newContext(device)
  const open = async () => {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (slowness.network) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', slowNetwork)
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness.cpu ?? 1 })
    return visit(page)
  }
  try {
    return await within(timeLimit, open())
  } catch (error) {
    if (attempts === 1) throw error
    console.log(`A visit is repeated: ${String(error)}`)
  } finally {
    await within(5000, context.close()).catch(() => console.log('A page does not close.'))
  }
  return onPhone(browser, slowness, visit, attempts - 1)
}

const within = <T>(limit: number, task: Promise<T>): Promise<T> =>
  Promise.race([
    task,
    wait(limit, undefined, { ref: false }).then(() => {
      throw new Error(`no end after ${limit} ms`)
    }),
  ])

export type Paints = { first: number; largest: number }

/** First and largest paint in milliseconds, on a phone four times slower than this machine. */
export const measurePaints = (browser: Browser, address: string): Promise<Paints> =>
  onPhone(browser, { cpu: 4, network: true }, async (page) => {
    await page.goto(address)
    return page.evaluate(readPaints)
  })

/** Runs in the page. Waits for pictures and fonts that are painted after the load. */
async function readPaints() {
  let largest = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return { first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime, largest }
}
