import type { Page } from '@playwright/test'
import { openComplete } from '../support/browser/navigation'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
} from '../support/browser/test'

/** The message of the home page about an unknown path. The page has other live regions, too. */
const getMessage = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'There is no page at' })

test('names once on the home page the path that was not found, and suggests others', async ({
  page,
}) => {
  await page.goto('/admision/admission-enquiri?from=card')
  await expect(page).toHaveURL(/:\d+\/$/)
  const message = getMessage(page)
  await expect(message).toContainText('There is no page at /admision/admission-enquiri')
  await expect(message.getByRole('link', { name: 'Admission enquiry' })).toHaveAttribute(
    'href',
    '/admission/admission-enquiry',
  )
  await expect(message.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/sitemap')
  await expectAccessible(page, '[role=status]:has(bdi)')
  await expectNoHorizontalScroll(page, 320)

  expect(await page.context().cookies()).toEqual([])
  await page.reload({ waitUntil: 'networkidle' })
  await expect(message).toBeHidden()
})

test('the message can be closed by keyboard, and the focus moves into the page', async ({
  page,
}) => {
  await page.goto('/no-such-page')
  const message = getMessage(page)
  const close = message.getByRole('button', { name: 'Close this line' })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(message).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)

  await page.goto('/no-such-page')
  await message.getByRole('link', { name: 'Site map' }).focus()
  await page.keyboard.press('Escape')
  await expect(message).toBeHidden()
})

test(
  'shows a path as text, in another script or with markup in it',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/news/চা-বাগান/কোথায়')
    await expect(getMessage(page).getByText('/news/চা-বাগান/কোথায়')).toHaveAttribute('lang', 'bn')
    await page.goto('/<img src=x onerror=alert(1)>')
    await expect(getMessage(page)).toContainText('/<img src=x onerror=alert(1)>')
    await expect(getMessage(page).locator('img')).toHaveCount(0)
  },
)

test(
  'other visitors do not load the script of the message, and spam gets no message',
  desktopOnly,
  async ({ page }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url())
    })
    await openComplete(page, '/')
    const usualScripts = new Set(scripts)
    await openComplete(page, '/poker/x')
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(getMessage(page)).toBeHidden()
    expect([...scripts].filter((url) => !usualScripts.has(url))).toEqual([])
    await page.goto('/no-such-page')
    await expect(getMessage(page)).toBeVisible()
    expect([...scripts].filter((url) => !usualScripts.has(url))).not.toEqual([])
  },
)
