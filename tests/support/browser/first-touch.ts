import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { recordPages } from '../fixtures/record-pages'
import { pageTypes } from './page-types'
import { onPhone } from './phone'

/** What visitors touch first on each type of page, and how long the page takes to show an effect. */

type Point = { x: number; y: number }
type Target = (page: Page) => Locator
export type Touch = {
  gesture: 'tap' | 'key' | 'drag'
  target: Target
  /** Fragment that opens the part of the page with the target. */
  hash?: string
}
export type Floor = 'plain HTML' | 'smallest Next page'
export type Subject = { path: string; floor: Floor; touches: Record<string, Touch> }

const gestures: Record<Touch['gesture'], (page: Page, at: Point) => Promise<void>> = {
  tap: (page, { x, y }) => page.touchscreen.tap(x, y),
  async key(page, { x, y }) {
    await page.touchscreen.tap(x, y)
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

const tap = (name: string): Touch => ({
  gesture: 'tap',
  target: (page) => page.getByRole('button', { name }),
})
const type = (target: Target, hash?: string) => ({
  field: { gesture: 'key', target, hash } satisfies Touch,
})

/** @returns a page with the common touches, and more */
const subject = (floor: Floor, path: string, touches: Subject['touches'] = {}): Subject => ({
  path,
  floor,
  touches: {
    menu: tap('Menu'),
    drag: { gesture: 'drag', target: (page) => page.locator('body') },
    ...touches,
  },
})
const plain = subject.bind(null, 'plain HTML')
const react = subject.bind(null, 'smallest Next page')

const textbox = type((page) => page.getByRole('textbox'))
export const floors: Record<Floor, Subject> = {
  'plain HTML': plain('/', textbox),
  'smallest Next page': react('/', textbox),
}

/** A page of each type. */
export async function listSubjects(site: string): Promise<Record<string, Subject>> {
  const [, events, albums] = await recordPages(site)
  const name = type((page) => page.getByRole('textbox', { name: 'Name' }).first(), '#enquire')
  // With a filter in the address, the filters are unfolded on a phone.
  const titles = type((page) => page.getByRole('searchbox', { name: 'Search titles' }))
  return {
    home: react(pageTypes.home.path, { 'next picture': tap('Next picture') }),
    enquiry: react(pageTypes.enquiry.path, name),
    tabloid: react('/tabloid'),
    album: react(albums![0]!),
    search: react(
      '/search?q=fees',
      type((page) => page.getByRole('main').getByRole('searchbox')),
    ),
    information: plain(pageTypes.information.path),
    fees: plain(pageTypes.fees.path),
    news: plain(`${pageTypes.news.path}?year=all`, titles),
    events: plain(`${pageTypes.events.path}?year=all`, titles),
    gallery: plain(`${pageTypes.gallery.path}?year=all`, titles),
    record: plain(events![0]!),
  }
}

/** Finds the point to touch, in a visit without throttling. The layout does not change after the first paint. */
export const findPoint = (browser: Browser, address: string, { gesture, target }: Touch) =>
  onPhone(browser, {}, async (page): Promise<Point> => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const { width, height } = page.viewportSize()!
    if (gesture === 'drag') return { x: width / 2, y: height * 0.75 }
    const box = (await target(page).boundingBox())!
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    if (centre.y < 0 || centre.y > height) throw new Error(`${address}: not in the first view`)
    return centre
  })

/** A time after the load. */
export const moments = { '1s': 1000, '4s': 4000 }
/** Milliseconds in which the page responds. */
const settleTime = 600

/** A phone six times slower than this machine. */
const slow = { cpu: 6 }

async function touchFirst(
  page: Page,
  address: string,
  { gesture }: Touch,
  point: Point,
  delay: number,
) {
  await page.goto(address)
  await wait(delay)
  await gestures[gesture](page, point)
  await wait(settleTime)
}

/** @returns the duration of the longest event, in milliseconds */
export const measureTouch = (
  browser: Browser,
  address: string,
  touch: Touch,
  point: Point,
  delay: number,
): Promise<number> =>
  onPhone(browser, slow, async (page) => {
    await page.addInitScript(recordEvents)
    await touchFirst(page, address, touch, point, delay)
    return page.evaluate(longest)
  })

/** @returns the trace of a visit with a touch 1 s after the load, as JSON */
export async function traceTouch(browser: Browser, address: string, touch: Touch): Promise<string> {
  const point = await findPoint(browser, address, touch)
  return onPhone(browser, slow, async (page) => {
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    })
    await touchFirst(page, address, touch, point, moments['1s'])
    return String(await browser.stopTracing())
  })
}

type Timed = typeof window & { touches: number[] }

/** Runs in the page: records the duration of each event. */
function recordEvents() {
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
