import type { Locator, Page } from '@playwright/test'
import { openComplete } from '../support/browser/navigation'
import { swipeLeft } from '../support/browser/swipe'
import { desktopOnly, expect, test } from '../support/browser/test'

const getSlides = (page: Page) => page.getByRole('region', { name: 'Pictures of the school' })
const getHighlights = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const pauseButtons = (page: Page) => page.getByRole('button', { name: /^(Pause|Play) the / })

/** Collects the numbers of the slides whose pictures are requested from now on. */
function watchPictures(page: Page) {
  const requested = new Set<number>()
  page.on('request', (request) => {
    const slide = /slide-(\d\d)/.exec(request.url())?.[1]
    if (slide) requested.add(Number(slide))
  })
  return requested
}

const getLeft = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().left)

/** Measures how far an element moves in some frames. */
const measureMovement = (element: Locator) =>
  element.evaluate(async (node) => {
    const before = node.getBoundingClientRect().left
    for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame)
    return Math.abs(node.getBoundingClientRect().left - before)
  })

test(
  'waits with the slides for a picture that is late (R-HOME-1)',
  desktopOnly,
  async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/slide-02*', async (route) => {
      await released
      await route.continue()
    })
    await page.clock.install()
    await page.goto('/')
    const slides = getSlides(page)
    await slides.locator('[data-live]').waitFor()
    await page.clock.runFor(10_000)
    await expect(slides.getByText('Picture 1 of 16')).toBeVisible()
    release()
    await expect
      .poll(async () => {
        await page.clock.fastForward(1000)
        return slides.getByText('Picture 2 of 16').count()
      })
      .toBe(1)
  },
)

test(
  'changes the slides while Swiper cannot be loaded, and loads it again (R-HOME-1)',
  desktopOnly,
  async ({ page, console: messages }) => {
    const script = '**/modules/swiper-*.js'
    await page.route(script, (route) => route.abort())
    const failure = page.waitForEvent('requestfailed')
    await page.goto('/')
    await failure
    const slides = getSlides(page)
    const next = slides.getByRole('button', { name: 'Next picture' })
    await next.click()
    await expect(page.getByRole('group', { name: '2 of 16', exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: '1 of 16', exact: true })).toBeHidden()
    await page.unroute(script)
    await next.click()
    await slides.locator('[data-live]').waitFor()
    await expect(page.getByRole('group', { name: '3 of 16', exact: true })).toHaveCSS(
      'opacity',
      '1',
    )
    expect(messages.splice(0).filter((message) => !/ERR_FAILED/.test(message))).toEqual([])
  },
)

test(
  'stops the highlights under the pointer and the focus, and resumes where they stopped (R-HOME-2)',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/')
    const link = getHighlights(page).getByRole('link').first()
    await expect.poll(() => measureMovement(link), 'they move').toBeGreaterThan(0)
    await getHighlights(page).hover()
    await expect.poll(() => measureMovement(link), 'they stand under the pointer').toBe(0)
    const stopped = await getLeft(link)
    await page.mouse.move(2, 2)
    await expect.poll(() => getLeft(link), 'they go on to the left').toBeLessThan(stopped)
    await link.focus()
    await expect.poll(() => measureMovement(link), 'they stand under the focus').toBe(0)
  },
)

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe stops the slides for the rest of the visit', desktopOnly, async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    const slides = getSlides(page)
    await slides.locator('[data-live]').waitFor()
    await swipeLeft(page, slides.locator('img').first())
    await expect(slides.getByRole('button', { name: 'Play the pictures' })).toBeVisible()
  })
})

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the news end with a whole row (R-HOME-6)', async ({ page }) => {
    await openComplete(page, '/')
    const frame = page.locator('[data-autoplay=news] [data-state]')
    await frame.scrollIntoViewIfNeeded()
    const bottom = await frame.evaluate((element) => {
      const { bottom, right } = element.getBoundingClientRect()
      const rows = [...element.querySelectorAll('li')].map((row) => row.getBoundingClientRect())
      const shown = rows.filter(({ height, left }) => height > 0 && left < right)
      return { frame: bottom, row: Math.max(...shown.map((row) => row.bottom)) }
    })
    expect(Math.abs(bottom.frame - bottom.row)).toBeLessThan(2)
  })

  test(
    'nothing moves, nothing has a pause button, and slides change at once (R-MOTION-1)',
    desktopOnly,
    async ({ page }) => {
      await openComplete(page, '/')
      await expect(pauseButtons(page)).toHaveCount(0)
      await expect(getHighlights(page).getByRole('list', { includeHidden: true })).toHaveCount(1)
      await page.evaluate(() => {
        document.addEventListener('transitionrun', ({ target }) => {
          const element = target as Element
          if (!element.matches('[aria-roledescription=carousel] :has(img)')) return
          const times = element
            .getAnimations()
            .map(({ effect }) => effect!.getComputedTiming().duration)
          if (times.some((time) => Number(time) > 10)) document.title = 'A slide moves'
        })
      })
      const title = await page.title()
      await getSlides(page).getByRole('button', { name: 'Next picture' }).click()
      await expect(page.getByRole('group', { name: '2 of 16', exact: true })).toHaveCSS(
        'opacity',
        '1',
      )
      const previous = getSlides(page).getByRole('button', { name: 'Previous picture' })
      await previous.click()
      await previous.click()
      await expect(getSlides(page).getByText('Picture 16 of 16')).toBeVisible()
      const messages = page.getByRole('group', { name: 'From the people who lead the school' })
      await messages.scrollIntoViewIfNeeded()
      await messages.locator('[data-live]').waitFor()
      await messages.getByRole('button', { name: 'Next message' }).click()
      await expect(page.getByText('2 of 3', { exact: true })).toBeVisible()
      await expect(page.getByRole('group', { name: '2 of 3' })).toBeInViewport({ ratio: 0.5 })
      expect(await page.title()).toBe(title)
    },
  )
})

test(
  'under Save-Data no slide loads before the visitor asks for it, and nothing moves (R-MOTION-1)',
  desktopOnly,
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), { saveData: true }),
      }),
    )
    const requested = watchPictures(page)
    await openComplete(page, '/')
    expect([...requested]).toEqual([1])
    await expect(pauseButtons(page)).toHaveCount(0)
    await getSlides(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(getSlides(page).getByText('Picture 2 of 16')).toBeVisible()
    await expect.poll(() => [...requested]).toEqual([1, 2])
  },
)
