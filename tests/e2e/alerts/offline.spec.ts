import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { expectAccessible, soakOnly } from '../../support/browser/test'
import { startSite } from '../../support/servers/site'
import { expect, test } from './fixture'

test.use({ serviceWorkers: 'allow' })

/** Paths in the browser's cache. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('offline')).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

/** Opens a page and waits until the pages for offline use are stored. */
async function visit(page: Page, path: string, last = '/contact') {
  await page.goto(path)
  await expect.poll(() => storedPaths(page), { timeout: 30_000 }).toContain(last)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /No connection|alert/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Alert', exact: true })

// Without alerts from the previous test.
test.beforeEach(({ alerts }) => alerts.clear())

// Pictures are not stored: the browser logs that they are missing.
test.afterEach(({ console: messages }) => {
  messages.splice(
    0,
    Infinity,
    ...messages.filter((text) => !/^Failed to load resource: (?:net::|.*502)/.test(text)),
  )
})

test.describe.serial('without a network', () => {
  test.afterEach(({ running }) => running.restart())

  test('opens calendar, fees and contact after one visit, with the date of the copy', async ({
    page,
    running,
  }) => {
    await visit(page, '/about')
    await running.site.stop()
    for (const [path, heading] of [
      ['/calendar', 'School calendar'],
      ['/fee-structure', 'Fee structure'],
      ['/contact', 'Contact'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading)
      await expect(notice(page), path).toContainText(/This page is from \d/)
      await expect(notice(page), path).toContainText('there was no alert; there may be one by now')
      await expect(notice(page).getByRole('link', { name: /\d{4}/ }), path).toBeVisible()
    }
    await expectAccessible(page)
  })

  test('says on any other page that the visitor is offline, and links to those that open', async ({
    page,
    running,
  }) => {
    await visit(page, '/about')
    await running.site.stop()
    await page.goto('/news')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: 'Calendar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('School calendar')
  })

  for (const [path, heading] of [
    ['/fee-structure/class-nine-2026-27', 'IX'],
    ['/class/9', 'Class IX'],
  ] as const) {
    test(`opens ${path} again after a visit`, soakOnly, async ({ page, running }) => {
      await visit(page, '/about')
      await page.goto(path)
      await expect.poll(() => storedPaths(page)).toContain(path)
      await running.site.stop()
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await expect(notice(page)).toContainText('This page is from')
    })
  }

  test('says so in Bengali on a page in Bengali', soakOnly, async ({ page, running }) => {
    await visit(page, '/bn/admission', '/bn/contact')
    await running.site.stop()
    await page.goto('/bn/contact')
    await expect(page.getByRole('status').filter({ hasText: 'সংযোগ নেই' })).toContainText(
      'এই পাতাটি',
    )
  })

  test('shows an alert with its time, and no alert that has ended', async ({
    page,
    running,
    alerts,
    noticed,
  }) => {
    const text = 'Landslide on the highway at Sevoke.'
    const id = await alerts.set({ kind: 'closed', text })
    await noticed(text)
    await visit(page, '/about')
    await running.site.stop()
    await page.goto('/calendar')
    await expect(bar(page)).toContainText(text)
    await expect(notice(page)).toContainText(/The alert is from .+ and may have changed/)

    await running.restart()
    await alerts.end(id)
    await noticed(/^$/)
    // The page asks for the alerts after it has loaded, and the worker keeps the answer.
    const asked = page.waitForResponse('**/alert')
    await page.goto('/about')
    await asked
    await expect(bar(page)).toBeHidden()
    await running.site.stop()
    await page.goto('/calendar')
    await expect(notice(page)).toContainText('there was no alert')
    await expect(bar(page)).toBeHidden()
  })

  test('shows a page while the proxy answers for a site that is down', async ({
    page,
    running,
  }) => {
    await visit(page, '/about')
    await running.site.stop()
    const server = createServer((_, response) => void response.writeHead(502).end('Bad gateway'))
    await once(server.listen(running.site.port), 'listening')
    await page.goto('/calendar')
    await expect(notice(page)).toContainText('This page is from')
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  test('shows the pages of the site again when the network is back', async ({ page, running }) => {
    await visit(page, '/about')
    await running.site.stop()
    await page.goto('/calendar')
    await expect(notice(page)).toBeVisible()
    await running.restart()
    await page.goto('/calendar')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('School calendar')
    await expect(notice(page)).toBeHidden()
  })
})

test(
  'removes itself from browsers when a school switches it off',
  soakOnly,
  async ({ page, running, folder }) => {
    await visit(page, '/about')
    await running.site.stop()
    const settings = { DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '', OFFLINE_PAGES: 'false' }
    const site = await startSite(running.site.port, settings)
    await page.goto('/about')
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 30_000 })
      .toBe(0)
    await site.stop()
    await running.restart()
  },
)
