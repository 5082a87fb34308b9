import type { Page } from '@playwright/test'
import { campusPlaces } from '../../content/data/campus-plan'
import {
  desktopOnly,
  expect,
  expectNoHorizontalScroll,
  expectUnobscured,
  test,
} from '../support/browser/test'

const path = '/our-campus'
const flags = (page: Page) => page.getByRole('group', { name: 'Places on the plan' })
const list = (page: Page) => page.getByRole('navigation', { name: 'Places on the campus' })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('opens a place by its flag, another from the list, and returns with Back', async ({
      page,
    }) => {
      await page.goto(path)
      await flags(page)
        .getByRole('link', { name: /Swimming pool/ })
        .click()
      const pool = card(page, 'half-Olympic')
      await expect(pool).toBeVisible()
      await expect(pool.getByRole('img')).toBeVisible()
      await expectUnobscured(pool.getByRole('link', { name: 'Sports and games' }))
      await flags(page)
        .getByRole('link', { name: /Library/ })
        .click()
      await expect(pool).toBeHidden()
      await expect(cards(page)).toHaveText([/Library/])
      await page.goBack()
      await expect(pool).toBeVisible()
    })

    test('the address of a place opens it', async ({ page }) => {
      await page.goto(`${path}#classrooms`)
      await expect(card(page, 'most of the lessons')).toBeVisible()
    })
  })
}

test(
  'every place can be opened by keyboard, from the plan and from the list',
  desktopOnly,
  async ({ page }) => {
    await page.goto(path)
    await flags(page).getByRole('link').first().focus()
    for (const [index, { name, words }] of campusPlaces.entries()) {
      const flag = flags(page).getByRole('link', { name: `${index + 1} ${name}`, exact: true })
      await expect(flag).toBeFocused()
      await page.keyboard.press('Enter')
      const shown = card(page, name)
      await expect(shown).toBeVisible()
      await expect(shown).toContainText(words)
      await flag.focus()
      await page.keyboard.press('Tab')
    }
    await list(page).getByRole('link', { name: '5 Library' }).focus()
    await page.keyboard.press('Enter')
    await expect(card(page, 'Library')).toBeVisible()
  },
)

test('on a phone the place is a sheet above the bar, which can be closed', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide screens show the place next to the plan')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path)
  await flags(page)
    .getByRole('link', { name: /Boys’ hostel/ })
    .tap()
  const hostel = card(page, 'live and study here')
  await expectUnobscured(hostel.getByRole('link', { name: 'About the hostel' }))
  await expectNoHorizontalScroll(page, 320)
  await hostel.getByRole('link', { name: 'Back to the plan' }).tap()
  await expect(hostel).toBeHidden()
})

test('the plan prints with all its places', desktopOnly, async ({ page }) => {
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  await expect(cards(page).filter({ visible: true })).toHaveCount(campusPlaces.length)
})

test('our campus leads to all of its pages', desktopOnly, async ({ page }) => {
  await page.goto(path)
  const main = page.getByRole('main')
  for (const name of ['Parts of the campus', 'Facilities']) {
    for (const link of await main.getByRole('list', { name }).getByRole('link').all())
      expect((await page.request.get((await link.getAttribute('href'))!)).status()).toBe(200)
  }
  await expect(
    main.getByRole('list', { name: 'Parts of the campus' }).getByRole('link'),
  ).toHaveCount(2)
  await expect(main.getByRole('list', { name: 'Facilities' }).getByRole('link')).toHaveCount(4)
})
