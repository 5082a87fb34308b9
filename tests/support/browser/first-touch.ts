import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { recordPages } from '../fixtures/record-pages'
import { pageTypes } from './page-types'
import { onPhone } from './phone'

/** What visitors touch first on each type of page, and how long the page takes to show an effect. */

type Point = { x: number; y: number }
export type Gesture = 'tap' | 'key' | 'drag'
export type Touch = {
  gesture: Gesture
  target: (page: Page) => Locator
  /** Part of the page that is opened, where the target is. */
  hash?: string
}
export type Subject = {
  path: string
  floor: 'plain HTML' | 'smallest Next page'
  touches: Record<string, Touch>
}

const gestures: Record<Gesture, (page: Page, at: Point) => Promise<void>> = {
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

const button = (name: string): Touch => ({
  gesture: 'tap',
  target: (page) => page.getByRole('button', { name }).first(),
})
const field = (target: Touch['target'], hash?: string): Touch => ({ gesture: 'key', target, hash })

const everywhere = {
  menu: button('Menu'),
  drag: { gesture: 'drag', target: (page) => page.locator('body') },
} satisfies Record<string, Touch>
const floorTouches = { ...everywhere, field: field((page) => page.getByRole('textbox')) }
const listTouches = {
  ...everywhere,
  field: field((page) => page.getByRole('searchbox', { name: 'Search titles' })),
}

export const floors = {
  'plain HTML': { path: '/', floor: 'plain HTML', touches: floorTouches },
  'smallest Next page': { path: '/', floor: 'smallest Next page', touches: floorTouches },
} satisfies Record<string, Subject>

export async function subjectsOf(site: string): Promise<Record<string, Subject>> {
  const [, events, albums] = await recordPages(site)
  const plain = (path: string, touches: Subject['touches'] = everywhere): Subject => ({
    path,
    floor: 'plain HTML',
    touches,
  })
  const react = (path: string, touches: Subject['touches'] = {}): Subject => ({
    path,
    floor: 'smallest Next page',
    touches: { ...everywhere, ...touches },
  })
  return {
    home: react('/', { 'next picture': button('Next picture') }),
    enquiry: react(pageTypes.enquiry.path, {
      field: field((page) => page.getByRole('textbox', { name: 'Name' }).first(), '#enquire'),
    }),
    tabloid: react('/tabloid'),
    album: react(albums![0]!),
    search: react('/search?q=fees', {
      field: field((page) => page.getByRole('main').getByRole('searchbox')),
    }),
    information: plain(pageTypes.information.path),
    fees: plain(pageTypes.fees.path),
    news: plain(pageTypes.news.path, listTouches),
    events: plain(pageTypes.events.path, listTouches),
    gallery: plain(pageTypes.gallery.path, listTouches),
    record: plain(events![0]!),
  }
}

/** Where to touch, from a visit without throttling. The layout does not change after the first paint. */
export const pointOf = (browser: Browser, address: string, { gesture, target }: Touch) =>
  onPhone(browser, {}, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const { width, height } = page.viewportSize()!
    if (gesture === 'drag') return { x: width / 2, y: height * 0.75 }
    const box = (await target(page).boundingBox())!
    const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    if (centre.y < 0 || centre.y > height) throw new Error(`${address}: not in the first view`)
    return centre
  })

export const moments = ['painted', '1s', '4s'] as const
export type Moment = (typeof moments)[number]

/**
 * The first touch on a phone six times slower than this machine.
 * @param moment after the first paint, or a time after the load
 * @param observe receives the page and what touches it
 */
const touchFirst = <T>(
  browser: Browser,
  address: string,
  { gesture }: Touch,
  point: Point,
  moment: Moment,
  observe: (page: Page, touch: () => Promise<void>) => Promise<T>,
) =>
  onPhone(browser, { cpu: 6 }, async (page, session) => {
    await page.addInitScript(recordEvents)
    await openUntil(moment, page, session, address)
    return observe(page, async () => {
      await gestures[gesture](page, point)
      await wait(settleTime)
    })
  })

/** @returns the duration of the longest event, in milliseconds */
export const measureTouch = (
  browser: Browser,
  address: string,
  touch: Touch,
  point: Point,
  moment: Moment,
): Promise<number> =>
  touchFirst(browser, address, touch, point, moment, async (page, act) => {
    await act()
    return page.evaluate(longest)
  })

/** @returns the trace of a touch 1 s after the load, as JSON */
export async function traceTouch(browser: Browser, address: string, touch: Touch): Promise<string> {
  const point = await pointOf(browser, address, touch)
  return touchFirst(browser, address, touch, point, '1s', async (page, act) => {
    await browser.startTracing(page, { categories: traced })
    await act()
    return String(await browser.stopTracing())
  })
}

const traced = ['devtools.timeline', 'disabled-by-default-devtools.timeline']

/** Milliseconds in which the page reacts. */
const settleTime = 600

async function openUntil(moment: Moment, page: Page, session: CDPSession, address: string) {
  if (moment !== 'painted') {
    await page.goto(address)
    await wait(moment === '1s' ? 1000 : 4000)
    return
  }
  await session.send('Page.enable')
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true })
  const painted = new Promise<void>((resolve) =>
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve()
    }),
  )
  await page.goto(address, { waitUntil: 'commit' })
  await painted
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
