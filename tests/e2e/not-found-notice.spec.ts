import type { Page } from '@playwright/test'
import { hydrated, openComplete } from '../support/browser/navigation'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  desktopOnly,
  test,
} from '../support/browser/test'

/** The line of the home page about an unknown path; the page has other live regions. */
const lineIn = (page: Page) => page.getByRole('status').filter({ hasText: 'There is no page at' })

test('the home page tells once which path was not found, and where to go instead', async ({
  page,
}) => {
  await page.goto('/admision/admission-enquiri?from=card')
  await expect(page).toHaveURL(/:\d+\/$/)
  const line = lineIn(page)
  await expect(line).toContainText('There is no page at /admision/admission-enquiri')
  await expect(line.getByRole('link', { name: 'Admission enquiry' })).toHaveAttribute(
    'href',
    '/admission/admission-enquiry',
  )
  await expect(line.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/sitemap')
  await expectAccessible(page, '[role=status]:has(bdi)')
  await expectNoSidewaysScroll(page, 320)

  expect(await page.context().cookies()).toEqual([])
  await page.reload()
  await hydrated(page)
  await expect(line).toHaveCount(0)
})

test('the line is closed by keyboard, and the keyboard goes on from there', async ({ page }) => {
  await page.goto('/no-such-page')
  const line = lineIn(page)
  const close = line.getByRole('button', { name: 'Close this line' })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(line).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)

  await page.goto('/no-such-page')
  await line.getByRole('link', { name: 'Site map' }).focus()
  await page.keyboard.press('Escape')
  await expect(line).toHaveCount(0)
})

test(
  'a path in another script, or one that tries to be more than text, is shown as text',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/news/চা-বাগান/কোথায়')
    await expect(lineIn(page).getByText('/news/চা-বাগান/কোথায়')).toHaveAttribute('lang', 'bn')
    await page.goto('/<img src=x onerror=alert(1)>')
    await expect(lineIn(page)).toContainText('/<img src=x onerror=alert(1)>')
    await expect(lineIn(page).locator('img')).toHaveCount(0)
  },
)

test(
  'nobody else fetches what the line needs, and spam is told nothing',
  desktopOnly,
  async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await openComplete(page, '/')
    const usual = new Set(scripts)
    await openComplete(page, '/poker/x')
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(lineIn(page)).toHaveCount(0)
    expect([...scripts].filter((url) => !usual.has(url))).toEqual([])
    await page.goto('/no-such-page')
    await expect(lineIn(page)).toBeVisible()
    expect([...scripts].filter((url) => !usual.has(url))).not.toEqual([])
  },
)
