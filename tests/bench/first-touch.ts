import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { isSelected, markdownTable, median, runs, withBrowser, withSite } from '../support/bench'
import { pageTypes } from '../support/browser/page-types'
import { recordPages } from '../support/fixtures/record-pages'

/** Maximum duration of the first interaction in milliseconds (R-SPEED-2). */
const limit = 200
/** Delays of the interaction after the first paint, in milliseconds. */
const moments = { painted: 0, 'after 1 s': 1000, 'after 4 s': 4000 }

/** A phone six times slower than this machine, on the slow 4G of Lighthouse. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const cpuRate = 6
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
/** Milliseconds in which the page reacts to the interaction. */
const settleTime = 1000

type Point = { x: number; y: number }
type Gesture = (page: Page, at: Point) => Promise<void>

const tap: Gesture = (page, { x, y }) => page.touchscreen.tap(x, y)

const gestures: Record<string, Gesture> = {
  tap,
  async key(page, field) {
    await tap(page, field)
    await page.keyboard.press('s')
  },
  async drag(page, { x, y }) {
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - moved }],
      })
    await send('touchStart', 0)
    for (let moved = 20; moved <= 300; moved += 20) await send('touchMove', moved)
    await send('touchEnd', 300)
  },
}

type Subject = {
  path: string
  /** The button to tap; by default the menu. */
  button?: (page: Page) => Locator
  /** The field to type into. */
  field?: (page: Page) => Locator
}

const titleSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search titles' })
const list = { button: titleSearch, field: titleSearch }

async function subjectsOf(site: string): Promise<Record<string, Subject>> {
  const [, events, albums] = await recordPages(site)
  const { news, gallery, enquiry, home, information, fees } = pageTypes
  return {
    home: { ...home, button: (page) => page.getByRole('button', { name: 'Next picture' }) },
    news: { ...news, ...list },
    gallery: { ...gallery, ...list },
    search: {
      path: '/search?q=fees',
      field: (page) => page.getByRole('main').getByRole('searchbox'),
    },
    album: { path: albums![0]! },
    record: { path: events![0]! },
    enquiry: {
      path: `${enquiry.path}#enquire`,
      field: (page) => page.getByRole('textbox', { name: 'Name' }).first(),
    },
    information,
    fees,
  }
}

/**
 * Measures the longest event of a visitor's first interaction (Event Timing), on each type of page and at several
 * moments after the first paint. Needs a build.
 */
export const firstTouch = (): Promise<string> =>
  withSite((site) =>
    withBrowser(async (browser) => {
      const rows: string[][] = []
      for (const [type, subject] of Object.entries(await subjectsOf(site.url))) {
        if (!isSelected(type)) continue
        const points = await pointsOf(browser, site.url, subject)
        for (const [gesture, point] of Object.entries(points)) {
          const row: string[] = []
          for (const moment of Object.values(moments)) {
            const times: number[] = []
            for (let run = 0; run < runs; run++) {
              times.push(
                await measureTouch(browser, site.url + subject.path, (page) =>
                  wait(moment).then(() => gestures[gesture]!(page, point)),
                ),
              )
            }
            const longest = median(times)
            row.push(longest > limit ? `**${longest}**` : String(longest))
          }
          rows.push([type, gesture, ...row])
        }
      }
      return markdownTable(
        [`longest event, ms (median of ${runs}; at most ${limit})`, '', ...Object.keys(moments)],
        rows,
      )
    }),
  )

async function withPhone<T>(browser: Browser, task: (page: Page, session: CDPSession) => T) {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    return await task(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** Points to tap, type and drag at, from an unthrottled visit. The layout does not change after the first paint. */
const pointsOf = (browser: Browser, site: string, { path, button, field }: Subject) =>
  withPhone(browser, async (page) => {
    await page.goto(site + path, { waitUntil: 'networkidle' })
    const target = button ?? (() => page.getByRole('button', { name: 'Menu' }))
    const { width, height } = phone.viewport
    return {
      tap: await centreOf(target(page)),
      ...(field && { key: await centreOf(field(page)) }),
      drag: { x: width / 2, y: height * 0.75 },
    }
  })

async function centreOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  const centre = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
  if (centre.y < 0 || centre.y > phone.viewport.height) {
    throw new Error(`${String(target)} is not in the first view`)
  }
  return centre
}

/** @returns the duration of the longest event, in milliseconds */
const measureTouch = (browser: Browser, address: string, touch: (page: Page) => Promise<void>) =>
  withPhone(browser, async (page, session) => {
    await page.addInitScript(observe)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
    await session.send('Page.enable')
    await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
    const painted = new Promise<void>((resolve) =>
      session.on('Page.lifecycleEvent', ({ name }) => {
        if (name === 'firstContentfulPaint') resolve()
      }),
    )
    await page.goto(address, { waitUntil: 'commit' })
    await painted
    await touch(page)
    await wait(settleTime)
    return page.evaluate(longest)
  })

type Timed = typeof window & { touches: number[] }

/** Runs in the page: records the duration of each event. */
function observe() {
  const { touches } = Object.assign(window, { touches: [] }) as unknown as Timed
  for (const type of ['event', 'first-input']) {
    // TypeScript's DOM types lack `durationThreshold`, which is part of Event Timing.
    const options = { type, durationThreshold: 16, buffered: true } as PerformanceObserverInit
    new PerformanceObserver((list) => {
      touches.push(...list.getEntries().map(({ duration }) => duration))
    }).observe(options)
  }
}

/** Runs in the page. Waits until the changes of the interaction are painted. */
async function longest() {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => setTimeout(resolve))
  return Math.max(0, ...(window as Timed).touches)
}
