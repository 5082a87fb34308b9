import type { Locator, Page } from '@playwright/test'
import type { Swiper } from 'swiper/types'
import { heroTiming, messageTiming } from '../../content/constants'
import { swipeLeft } from '../support/browser/swipe'
import {
  expect,
  expectNoHorizontalScroll,
  expectUnobscured,
  test,
  unreachable,
  soakOnly,
} from '../support/browser/test'

/** Number of the current slide, from the text of the carousel. */
async function shown(carousel: Locator) {
  const text = await carousel.getByText(/^(Picture )?\d+ of \d+$/).textContent()
  return Number(/\d+/.exec(text!))
}

const slide = (carousel: Locator, number: number) =>
  carousel.getByRole('group', { name: new RegExp(`^${number} of `) })

/** Waits until a carousel shows this slide, has it in view, and has ended its animation (Swiper ignores input before). */
async function expectShown(carousel: Locator, number: number) {
  await expect.poll(() => shown(carousel)).toBe(number)
  await expect(slide(carousel, number)).toHaveCSS('opacity', '1')
  await expect(slide(carousel, number).locator('img').first()).toBeInViewport({ ratio: 0.5 })
  const animating = () =>
    carousel
      .locator('[data-live]')
      .evaluate((element) => (element as HTMLElement & { swiper: Swiper }).swiper.animating)
  await expect.poll(animating).toBe(false)
}

type Carousel = { name: string; item: string; delay: number; count: number }

/** Checks that a carousel moves by itself, and that its buttons and swipes stop it and change the slide. */
async function checkCarousel(page: Page, { name, item, delay, count }: Carousel) {
  const carousel = page.locator('[aria-roledescription=carousel]').and(page.getByLabel(name))
  const button = (action: string) => carousel.getByRole('button', { name: `${action} ${item}` })
  await page.mouse.move(2, 2)
  await carousel.locator('[data-live]').waitFor()
  // Swiper measures itself in the frames after its creation. Advancing the clock earlier interrupts its first transition.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame)
  })
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(delay)
        return shown(carousel)
      },
      { message: `the ${item}s move by themselves`, timeout: 30_000 },
    )
    .toBeGreaterThan(1)

  await expectUnobscured(button('Previous'))
  await expectUnobscured(button('Next'))
  await button('Next').click()
  await expect(carousel.getByRole('button', { name: `Play the ${item}s` })).toBeVisible()
  const current = await shown(carousel)
  const before = current === 1 ? count : current - 1
  await expectShown(carousel, current)
  await button('Previous').click()
  await expectShown(carousel, before)
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) {
    await swipeLeft(page, slide(carousel, before))
    await expectShown(carousel, current)
  }
}

/** Checks that the items of a strip move to the left or up, until its pause button is pressed. */
async function checkStrip(page: Page, item: Locator, what: string, side: 'left' | 'top') {
  const position = () => item.evaluate((node, side) => node.getBoundingClientRect()[side], side)
  const pause = page.getByRole('button', { name: `Pause the ${what}` })
  await pause.scrollIntoViewIfNeeded()
  await page.mouse.move(2, 2)
  const before = await position()
  await expect.poll(position, `the ${what} move by themselves`).toBeLessThan(before)
  await expectUnobscured(pause)
  await pause.click()
  await expect(page.getByRole('button', { name: `Play the ${what}` })).toBeVisible()
}

/** Checks that every link of the menus can be focused and seen: in the drawer of narrow windows, in the panels of wide ones. */
async function checkMenus(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const expectReachable = async (part: Locator) => {
    await expect(part.getByRole('link').first()).toBeVisible()
    await expect.poll(() => unreachable(part.locator('a'))).toEqual([])
  }
  if (await menu.isVisible()) {
    await menu.click()
    await expectReachable(page.getByRole('dialog', { name: 'Menu' }))
  } else {
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    for (const button of await main.getByRole('button').all()) {
      await button.click()
      await expectReachable(page.locator(`#${await button.getAttribute('popovertarget')}`))
    }
  }
  await page.keyboard.press('Escape')
}

/** Closes the notice that opens over the page as soon as the visitor scrolls. */
async function closeNotice(page: Page) {
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
}

const phones = [320, 360, 390, 768]
const desks = [1024, 1180, 1265, 1351, 1440, 1905]

test(
  'opens the menus completely at every width, and covers no control of moving parts',
  soakOnly,
  async ({ page, isMobile }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await closeNotice(page)
    for (const width of isMobile ? phones : desks) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await checkMenus(page)
        for (const name of ['Previous picture', 'Next picture', 'Next message']) {
          const button = page.getByRole('button', { name })
          await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
          await expectUnobscured(button)
        }
        await expectNoHorizontalScroll(page, width)
      })
    }
  },
)

test('the moving parts of the home page can be controlled', async ({ page }) => {
  // One long test for all parts, so that the page is loaded once.
  test.slow()
  await page.clock.install()
  await page.goto('/')
  const hero = { name: 'Pictures of the school', item: 'picture', count: 16 }
  await checkCarousel(page, { ...hero, delay: heroTiming.delay })

  await closeNotice(page)
  const main = page.getByRole('main')
  const highlights = main.getByRole('region', { name: 'Highlights' })
  await checkStrip(page, highlights.getByRole('link').first(), 'highlights', 'left')
  await checkStrip(
    page,
    main.getByRole('link', { name: 'All news' }).locator('xpath=following::li[1]'),
    'news',
    'top',
  )
  const next = main.getByRole('button', { name: 'Next message' })
  await next.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const messages = { name: 'From the people who lead the school', item: 'message', count: 3 }
  await checkCarousel(page, { ...messages, delay: messageTiming.delay })
})
