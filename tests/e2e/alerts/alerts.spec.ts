import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { scrollRest } from '../../../content/constants'
import { openComplete } from '../../support/browser/navigation'
import { expectAccessible, expectNoHorizontalScroll, soakOnly } from '../../support/browser/test'
import { recordPages } from '../../support/fixtures/record-pages'
import { expect, test } from './fixture'

const closed = { kind: 'closed', text: 'Landslide on the highway at Sevoke.' } as const
const changed = {
  kind: 'changed',
  text: 'Route 3 runs by Assam More, forty minutes late.',
  concerns: ['route-3'],
  link: '/our-campus/facilities/transport#route-3',
  telephone: '00000 00001',
} as const
const notice = { kind: 'notice', text: 'Buses run again on all routes.' } as const

const transport = '/our-campus/facilities/transport'

/** A page of each kind: how it is rendered, stored and drawn. */
const pageTypes = {
  information: '/fee-structure/class-nine-2026-27',
  home: '/',
  list: '/news',
  'filtered list': '/news?year=all',
  search: '/search?q=fees',
  enquiry: '/admission/admission-enquiry',
  certificate: '/academics/student-transfer-certificate',
  'not found': '/tabloid/no-such-story',
}

const bar = (page: Page) => page.getByRole('region', { name: 'Alert', exact: true })

/** The HTML of a page as its next visitor receives it. */
const fetchHtml = async (page: Page, path: string) => (await page.request.get(path)).text()

test.describe('a visitor without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('reads an alert, on pages without React and with it', async ({ page, alerts, noticed }) => {
    await alerts.set(closed)
    await noticed(closed.text)
    for (const path of [pageTypes.information, pageTypes.enquiry, pageTypes.home]) {
      await page.goto(path)
      await expect(bar(page), path).toContainText('Closed today')
      await expect(bar(page).getByText(closed.text), path).toBeVisible()
      await expect(bar(page).getByRole('button'), path).toHaveCount(0)
    }
  })

  test('reads the two most severe alerts, the most severe first', async ({
    page,
    alerts,
    noticed,
  }) => {
    for (const alert of [notice, changed, closed]) await alerts.set(alert)
    await noticed(closed.text)
    await page.goto('/about')
    await expect(bar(page).getByRole('article')).toContainText([
      /Closed today.*Sevoke/s,
      /Changed.*Assam More/s,
    ])
  })
})

test('shows the first visitor of a page an alert, and nobody the alert after its end', async ({
  page,
  baseURL,
  alerts,
  noticed,
}) => {
  const records = (await recordPages(baseURL!)).map(([newest]) => newest!)
  const pages = [transport, ...records, ...Object.values(pageTypes)]
  // Some pages are stored, some have never been rendered.
  for (const path of pages.filter((_, index) => index % 2)) await fetchHtml(page, path)
  const id = await alerts.set(closed)
  await noticed(closed.text)
  for (const path of pages) expect(await fetchHtml(page, path), path).toContain(closed.text)
  await alerts.end(id)
  await noticed(/^$/)
  // Nor in the data for React of a page that was rendered meanwhile.
  for (const path of pages) expect(await fetchHtml(page, path), path).not.toContain(closed.text)
})

test('adds at most 60 bytes to the download of a page without an alert', async ({
  page,
  alerts,
}) => {
  await alerts.clear()
  for (const path of Object.values(pageTypes)) {
    const html = await fetchHtml(page, path)
    expect(html, path).toContain('<div id="alerts"></div>')
    expect(html, path).not.toMatch(/modules\/alert\./)
    const row = /\\n(\w+):I\[[^\]]*\],\\"AlertSlot\\"\]/.exec(html)
    const without = html
      .replace('<div id="alerts"></div>', '')
      .replace(row?.[0] ?? '', '')
      .replace(`[\\"$\\",\\"$L${row?.[1]}\\",null,{}]`, '')
    expect(gzipSync(html).length - gzipSync(without).length, path).toBeLessThanOrEqual(60)
  }
})

test('nothing in an alert becomes markup, on any page', async ({ page, alerts, noticed }) => {
  const evil = `document.documentElement.dataset.evil = 1`
  const text = `</div></section><script>${evil}</script><img src=x onerror="${evil}">'"&amp;<!--`
  await alerts.set({ ...changed, text, link: `/a"onfocus="${evil.replaceAll(' ', '')}` })
  await noticed('&lt;img')
  for (const path of Object.values(pageTypes))
    expect(await fetchHtml(page, path), path).not.toContain('<img src=x')
  // Without React, with React, and where the text also appears in the page.
  for (const path of [pageTypes.information, pageTypes.enquiry, transport]) {
    await page.goto(path)
    await expect(bar(page), path).toContainText(text)
    await expect(page.locator('html'), path).not.toHaveAttribute('data-evil')
  }
  await expect(page.locator('#route-3')).toContainText(text)
})

test('finishes a page with an alert like one from the build', async ({ page, alerts, noticed }) => {
  await alerts.set(changed)
  await noticed(changed.text)
  // The bus routes are rendered again for the alert.
  for (const path of [pageTypes.information, transport]) {
    const response = await page.request.get(path)
    const html = await response.text()
    expect(html, path).not.toMatch(/<(?:script|link)[^>]*\/_next\/static\/[^>]*\.(?:js|css)"/)
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style)
    expect(styles.length, path).toBeGreaterThan(1)
    for (const style of styles) {
      const hash = createHash('sha256').update(style).digest('base64')
      expect(response.headers()['content-security-policy'], path).toContain(`'sha256-${hash}'`)
    }
  }
})

test('shows the alert on a refused form, next to its explanation', async ({
  page,
  alerts,
  noticed,
}) => {
  await alerts.set(notice)
  await noticed(notice.text)
  const refused = await page.request.post(pageTypes.enquiry, {
    multipart: { name: 'A Parent' },
    headers: { origin: 'https://evil.example' },
  })
  expect(refused.status()).toBe(403)
  const body = await refused.text()
  // With another status, because Chromium logs a 403.
  await page.route('**/refused', (route) => route.fulfill({ body, headers: refused.headers() }))
  await page.goto('/refused')
  await expect(bar(page)).toContainText(notice.text)
  await expect(bar(page).getByRole('article')).toHaveCSS('border-bottom-width', '3px')
  await expectAccessible(page)
  await bar(page).getByRole('button', { name: 'Dismiss: Notice' }).click()
  await expect(bar(page)).toBeHidden()
})

test('removes an alert at its end, even from pages that nobody has requested since', async ({
  page,
  alerts,
  noticed,
}) => {
  test.setTimeout(120_000)
  await alerts.set({ ...closed, endsIn: 10_000 })
  await noticed(closed.text)
  for (const path of Object.values(pageTypes))
    expect(await fetchHtml(page, path), path).toContain(closed.text)
  await noticed(/^$/)
  for (const path of Object.values(pageTypes))
    expect(await fetchHtml(page, path), path).not.toContain(closed.text)
})

test(
  'a restart neither loses an alert nor brings one back',
  soakOnly,
  async ({ page, alerts, noticed, running }) => {
    test.setTimeout(120_000)
    const id = await alerts.set(closed)
    await noticed(closed.text)
    // Stored with the alert: rendered while it is active.
    for (const path of Object.values(pageTypes)) await fetchHtml(page, path)
    await running.restart()
    for (const path of Object.values(pageTypes))
      expect(await fetchHtml(page, path), path).toContain(closed.text)
    await running.site.stop()
    await alerts.end(id)
    await running.restart()
    // Until it has read the database, it uses the copy on its disk.
    await noticed(/^$/)
    for (const path of Object.values(pageTypes))
      expect(await fetchHtml(page, path), path).not.toContain(closed.text)
  },
)

test.describe('a page from a cache that the site cannot clear', soakOnly, () => {
  /** Serves a page as it is now from then on, as a cache does. */
  async function keep(page: Page, path: string) {
    const response = await page.request.get(path)
    const [body, headers] = [await response.text(), response.headers()]
    delete headers['content-encoding']
    await page.route(
      (url) => url.pathname + url.search === path,
      (route) => route.fulfill({ body, headers }),
    )
  }

  // Without React, and with it.
  for (const type of ['information', 'enquiry'] as const) {
    test(`gets an alert, its change and its end: ${type}`, async ({ page, alerts, noticed }) => {
      // Visitors who save data need it most.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: Object.assign(new EventTarget(), { saveData: true }),
        }),
      )
      const path = pageTypes[type]
      await keep(page, path)
      const first = await alerts.set(closed)
      await noticed(closed.text)
      await openComplete(page, path)
      await expect(page.getByRole('alert').filter({ has: bar(page) })).toContainText(closed.text)
      await expect(bar(page).getByRole('article')).toHaveCSS('border-bottom-width', '3px')

      await alerts.end(first)
      await alerts.set(notice)
      await noticed(notice.text)
      await comeBack(page)
      await expect(bar(page)).toContainText(notice.text)
      await bar(page).getByRole('button', { name: 'Dismiss' }).click()
      await expect(bar(page)).toBeHidden()
      // The copy without an alert again: it gets the dismissed one, hidden.
      await openComplete(page, path)
      await expect(page.locator('#alerts section')).toBeAttached()
      await expect(bar(page)).toBeHidden()

      await alerts.clear()
      await noticed(/^$/)
      await comeBack(page)
      await expect(page.locator('#alerts')).toBeEmpty()
    })
  }

  test('shows what is known of the bus routes now', async ({ page, alerts, noticed }) => {
    await keep(page, transport)
    await alerts.set(changed)
    await noticed(changed.text)
    await openComplete(page, transport)
    const route = page.locator('#route-3')
    await expect(route).toContainText(`Changed: ${changed.text}`)
    await alerts.clear()
    await noticed(/^$/)
    await comeBack(page)
    await expect(page.getByText('No notice for any route today')).toBeVisible()
  })

  test('removes an alert that ended while the site was unavailable', async ({
    page,
    alerts,
    noticed,
  }) => {
    await alerts.set({ ...closed, endsIn: 12_000 })
    await noticed(closed.text)
    await keep(page, pageTypes.information)
    await page.route('**/alert', () => new Promise(() => undefined))
    await page.clock.install()
    await page.goto(pageTypes.information)
    await expect(bar(page)).toBeVisible()
    await page.clock.fastForward(20_000)
    await expect(bar(page)).toBeHidden()
    await page.goto(pageTypes.information)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })
})

/** The visitor returns to the tab. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('shifts nothing for a visitor who has the alert, or who has dismissed it', async ({
  page,
  alerts,
  noticed,
}) => {
  // A font that loads late moves words, too: the first visit caches the fonts.
  await openComplete(page, pageTypes.information)
  await page.addInitScript(() => {
    type Shift = { sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[] }
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as Shift[]) {
        // A bar moves the content below it.
        const moved = sources.find(
          ({ previousRect, currentRect }) => previousRect.y !== currentRect.y,
        )
        if (moved) document.documentElement.dataset.shift = JSON.stringify(moved)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await alerts.set(notice)
  await noticed(notice.text)
  const expectNoShift = async () => {
    await openComplete(page, pageTypes.information)
    await expect(page.locator('html')).not.toHaveAttribute('data-shift')
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
  await expectNoShift()
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Dismiss: Notice' }).click()
  await expect(bar(page)).toBeHidden()
  await expectNoShift()
  await expect(bar(page)).toBeHidden()

  await alerts.clear()
  await alerts.set({ ...notice, text: 'Buses run again, also to Malbazar.' })
  await noticed('Malbazar')
  await page.reload()
  await expect(bar(page)).toContainText('Malbazar')
})

/** The number of lines that a text takes. */
const countLines = (link: Locator) =>
  link.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
  })

test('opens no popup over “Closed today” on the home page, and shows its notice in the page', async ({
  page,
  alerts,
  noticed,
}) => {
  await alerts.set(closed)
  await noticed(closed.text)
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Notices from the school' })).toBeVisible()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.getByRole('region', { name: 'Notices from the school' }).scrollIntoViewIfNeeded()
  await page.clock.runFor(2 * scrollRest)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('opens the popup as usual after the alert', async () => {
    await alerts.clear()
    await expect
      .poll(async () => (await page.request.get('/alert')).text())
      .not.toContain(closed.text)
    await page.goto('/')
    await page.mouse.wheel(0, 600)
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test.describe('the alert bar', () => {
  async function expectAccessibleAndLow(page: Page, word: string, onPhone = 160) {
    for (const [width, height] of [
      [390, onPhone],
      [1440, 60],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/contact')
      await expect(bar(page)).toContainText(word)
      await expectAccessible(page, '#alerts')
      expect((await bar(page).boundingBox())!.height).toBeLessThan(height)
    }
  }

  test('is accessible and low for a notice', async ({ page, alerts, noticed }) => {
    await alerts.set(notice)
    await noticed(notice.text)
    await expectAccessibleAndLow(page, 'Notice')
  })

  test('has two lines on a phone for a closed school with a link, and lies under the header', async ({
    page,
    alerts,
    noticed,
  }) => {
    await alerts.set({ ...closed, link: '/contact' })
    await noticed(closed.text)
    await expectAccessibleAndLow(page, 'Closed today', 90)
    await test.step('stays below the header while the visitor scrolls', async () => {
      const header = page.locator('[data-header]')
      const [above, below] = [(await header.boundingBox())!, (await bar(page).boundingBox())!]
      expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1)
      await page.mouse.wheel(0, 400)
      await expect(page.locator('html')).toHaveAttribute('data-fixed')
      await expect(bar(page)).not.toBeInViewport()
    })
  })

  test('breaks no link for a change, and shows its kind in forced colours and in print', async ({
    page,
    alerts,
    noticed,
  }) => {
    await alerts.set({ ...changed, link: '/contact' })
    await noticed(changed.text)
    await expectAccessibleAndLow(page, 'Changed')
    await test.step('breaks no word and no telephone number of its links', async () => {
      const links = bar(page).getByRole('link')
      await expect(links).toHaveText(['Ring 00000 00001', 'Contact'])
      for (const width of [320, 390, 767, 768, 834, 959, 960, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        for (const link of await links.all()) {
          expect((await link.boundingBox())!.height, `${width} px`).toBeGreaterThanOrEqual(44)
          expect(await countLines(link), `${width} px`).toBe(1)
        }
        await expectNoHorizontalScroll(page, width)
      }
    })
    const word = bar(page).getByText('Changed', { exact: true })
    await test.step('keeps the word and an icon in forced colours', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(word).toBeVisible()
      const [icon, ground] = await word.evaluate((flag) => [
        getComputedStyle(flag, '::before').backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ])
      expect(icon).not.toBe(ground)
    })
    await test.step('prints without controls', async () => {
      await page.emulateMedia({ forcedColors: 'none', media: 'print' })
      await expect(word).toBeVisible()
      await expect(bar(page)).toContainText('Ring 00000 00001')
      await expect(bar(page).getByRole('button')).toBeHidden()
    })
  })

  test('fits into 320 px with the longest texts', async ({ page, alerts, noticed }) => {
    const text = `Landslide ${'x'.repeat(190)}`
    await alerts.set({ ...changed, text, link: `https://${'long.'.repeat(20)}example/` })
    await noticed(text)
    await page.goto('/contact')
    await expect(bar(page)).toBeVisible()
    await expectNoHorizontalScroll(page, 320)
  })
})
