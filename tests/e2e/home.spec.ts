import type { Page } from '@playwright/test'
import { heroTiming, scrollRest } from '../../content/constants'
import { enquiryFrame, enquiryHydrated, openComplete } from '../support/browser/navigation'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectUnobscured,
  test,
} from '../support/browser/test'

const scrollTo = (page: Page, top: number) =>
  page.evaluate((value) => window.scrollTo({ top: value, behavior: 'instant' }), top)

/** Waits until the scripts of the page have noticed the scroll. */
const scrolled = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

/** Opens the home page and closes the popup notice, which opens on the first scroll. */
async function visitHome(page: Page) {
  await page.goto('/')
  await scrollTo(page, 400)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

test.describe('the slides', () => {
  test(
    'move by themselves, and stop permanently when the visitor changes the slide',
    desktopOnly,
    async ({ page }) => {
      await page.clock.install()
      await page.goto('/')
      const slides = page.getByRole('region', { name: 'Pictures of the school' })
      await expect(slides.getByText(/Picture ([2-9]|1\d) of 16/)).toBeVisible({ timeout: 30_000 })
      await slides.getByRole('button', { name: 'Next picture' }).click()
      const caption = await slides.getByText(/Picture \d+ of 16/).textContent()
      await page.mouse.move(5, 5)
      await page.clock.runFor(2 * heroTiming.delay)
      await expect(slides.getByText(caption!)).toBeVisible()
    },
  )

  test('load only the pictures near the visible one', desktopOnly, async ({ page }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => {
      const slide = /slide-(\d\d)/.exec(request.url())?.[1]
      if (slide) fetched.add(slide)
    })
    await openComplete(page, '/')
    expect(fetched.size).toBeGreaterThan(0)
    expect(fetched.size).toBeLessThanOrEqual(4)
  })
})

test(
  'lets a visitor pause what moves, open the tabs, and reach the disclosure',
  desktopOnly,
  async ({ page }) => {
    await visitHome(page)
    await test.step('keeps what was paused paused for the visit', async () => {
      await page.getByRole('button', { name: 'Pause the highlights' }).click()
      await expect(page.getByRole('button', { name: 'Play the highlights' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Play the highlights' })).toBeVisible()
    })
    await test.step('the tabs start on Curriculum and follow the arrow keys', async () => {
      const tab = (name: string) => page.getByRole('tab', { name })
      await expect(tab('Curriculum')).toHaveAttribute('aria-selected', 'true')
      await tab('Curriculum').focus()
      await page.keyboard.press('End')
      await expect(tab('Academics')).toBeFocused()
      await expect(page.getByRole('tabpanel', { name: 'Academics' })).toBeVisible()
      await page.keyboard.press('Home')
      await expect(page.getByRole('tabpanel', { name: 'Curriculum' })).toBeVisible()
    })
    await test.step('has the link in the body of the page, not only in its header and footer', async () => {
      const link = page.getByRole('main').getByRole('link', { name: 'Mandatory disclosure' })
      await link.scrollIntoViewIfNeeded()
      await expectUnobscured(link)
      await link.click()
      await expect(page).toHaveURL('/mandatory-disclosure')
    })
  },
)

test.describe('the popup notice', () => {
  test('opens beyond 100 px of scroll, once in a visit', desktopOnly, async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const dialog = page.getByRole('dialog')
    await scrollTo(page, 100)
    await scrolled(page)
    await page.clock.runFor(2 * scrollRest)
    await expect(dialog).toBeHidden()
    await scrollTo(page, 101)
    await expect(dialog).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    const block = page.getByRole('region', { name: 'Notices from the school' })
    await expect(block).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(block).toBeVisible()

    await page.reload()
    await scrollTo(page, 400)
    await scrolled(page)
    await page.clock.runFor(2 * scrollRest)
    await expect(dialog).toBeHidden()
  })

  test(
    'takes the focus at its title, and shows a ring only after a key',
    desktopOnly,
    async ({ page }) => {
      await page.goto('/')
      await scrollTo(page, 400)
      const dialog = page.getByRole('dialog')
      const title = dialog.getByRole('heading', { level: 2 })
      await expect(title).toBeFocused()
      await expect(title).toHaveCSS('outline-style', 'none')
      await page.keyboard.press('Tab')
      const close = dialog.getByRole('button', { name: 'Close notice' })
      await expect(close).toBeFocused()
      await expect(close).toHaveCSS('outline-style', 'solid')
    },
  )

  test('is a sheet at the bottom of a phone', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'phones only')
    await page.goto('/')
    await scrollTo(page, 400)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    const { width, height } = page.viewportSize()!
    const box = () => page.getByRole('dialog').boundingBox()
    await expect.poll(async () => (await box())!.x).toBe(0)
    await expect.poll(async () => (await box())!.width).toBe(width)
    await expect
      .poll(async () => {
        const { y, height: own } = (await box())!
        return Math.round(y + own)
      })
      .toBe(height)
  })
})

test.describe('on a phone of 390 × 844 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the tasks are in the first view, and one button is marigold', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'phones only')
    await openComplete(page, '/')
    const books = page.getByRole('main').getByRole('link', { name: /^Book lists Pre/ })
    const bar = page.getByRole('navigation', { name: 'Call, chat or enquire' })
    const [task, foot] = [await books.boundingBox(), await bar.boundingBox()]
    expect(task!.y + task!.height).toBeLessThanOrEqual(foot!.y)
    const marigold = await bar
      .getByRole('link', { name: 'Enquire' })
      .evaluate((node) => getComputedStyle(node).backgroundColor)
    const enquire = page.getByRole('main').getByRole('link', { name: 'Enquire for admission' })
    await expect(enquire.first()).not.toHaveCSS('background-color', marigold)
  })

  test('the page is about eight screens high (R-HOME-17)', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'phones only')
    await openComplete(page, '/')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(7000)
  })
})

test('the tasks are in the first view of a laptop (R-HOME-3)', desktopOnly, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openComplete(page, '/')
  const books = page.getByRole('main').getByRole('link', { name: /^Book lists Pre/ })
  const { y, height } = (await books.boundingBox())!
  expect(y + height).toBeLessThanOrEqual(768)
})

test('writes a title as one text, and says nothing twice', desktopOnly, async ({ page }) => {
  await visitHome(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Online registration/ })).toHaveCount(1)
  const notice = main.getByRole('region', { name: 'Notices from the school' })
  const sheet = await notice.getByRole('link', { name: /^Attachment/ }).getAttribute('href')
  const ticker = main.getByRole('region', { name: 'Highlights' })
  await expect(ticker.getByRole('link').first()).toBeVisible()
  await expect(ticker.locator(`a[href="${sheet}"]`)).toHaveCount(0)

  const links = page.getByRole('list', { name: /^Online registration/ }).getByRole('listitem')
  expect(await links.count()).toBeGreaterThan(0)
  for (const link of await links.all()) {
    // Separate boxes would be on separate lines.
    expect(await link.locator('span').first().innerText()).not.toContain('\n')
  }

  const column = main
    .getByRole('heading', { name: 'Events & activities' })
    .locator('xpath=ancestor::div[.//article][1]')
  await expect(column.getByRole('article')).toHaveCount(2)
  const next = column.getByText(/^(Next event|On today)$/)
  await expect(next).toHaveCount(1)
  await next.scrollIntoViewIfNeeded()
  await expect(next).toBeVisible()
})

test('shows the enquiry dialog uncovered, and returns the focus', desktopOnly, async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const opener = page.getByRole('main').getByRole('link', { name: 'Enquire for admission' }).first()
  await opener.click()
  await enquiryHydrated(page)
  const contact = enquiryFrame(page).getByRole('textbox', { name: /Contact/ })
  await contact.pressSequentially('98a7654-3210999')
  await expect(contact).toHaveValue('9876543210')
  await expectAccessible(page, 'dialog[open]')
  await scrollTo(page, 400)
  await scrolled(page)
  await page.clock.runFor(2 * scrollRest)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all six tabs, the notices, the highlights and the news', async ({ page }) => {
    await page.goto('/')
    for (const name of [
      'Curriculum',
      'Hostel',
      'Transport',
      'Beyond classrooms',
      'Library',
      'Academics',
    ]) {
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Notices from the school' })).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Highlights' }).getByRole('link').first(),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /Pause|Next|Previous/ })).toHaveCount(0)
    const enquire = page
      .getByRole('main')
      .getByRole('link', { name: 'Enquire for admission' })
      .first()
    await expect(enquire).toHaveAttribute('href', '/admission/admission-enquiry')
  })
})
