import type { APIRequestContext, Page } from '@playwright/test'
import { openHydrated } from '../support/browser/navigation'
import {
  desktopOnly,
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
} from '../support/browser/test'

const path = '/beyond-academic/photo-categories'

type Album = { _id: string; title: string; attachments: string[] }

/** The newest album with at least three pictures. */
async function findAlbum(request: APIRequestContext): Promise<Album> {
  const albums: Album[] = await (await request.get('/api/gallery/All/dvs')).json()
  return albums.find(({ attachments }) => attachments.length > 2)!
}

test('an album shows its dates and photos, and leads back to the gallery', async ({
  page,
  request,
}) => {
  const album = await findAlbum(request)
  await page.goto(`${path}?id=${album._id}`)
  await expect(page).toHaveURL(`${path}?id=${album._id}`)
  await expect(page.getByRole('heading', { level: 1, name: album.title })).toBeVisible()
  await expect(page.getByRole('main').locator('dl')).toHaveText(
    new RegExp(`^Event Date(.+)Last Date\\1Total Photos${album.attachments.length}$`),
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`\\?id=${album._id}$`),
  )
  await expectAccessible(page)
  await expectNoHorizontalScroll(page, 320)
  await page.getByRole('link', { name: 'Back to the Photo Gallery' }).click()
  await expect(page).toHaveURL(/\/beyond-academic\/events-gallery$/)
})

test('a photo opens in the viewer', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const album = await findAlbum(request)
  // Before hydration, the link leads to the picture file.
  await openHydrated(page, `${path}?id=${album._id}`)
  await page.getByRole('link', { name: /^Picture 1 of/ }).click()
  const viewer = page.getByRole('dialog', { name: album.title })
  await expect(viewer).toContainText(`Picture 1 of ${album.attachments.length}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()
  await expect(page.getByRole('link', { name: /^Picture 1 of/ })).toBeFocused()
})

test.describe('a picture', () => {
  const thumbnail = (page: Page, number: number) =>
    page.getByRole('link', { name: new RegExp(`^Picture ${number} of`) })

  /** The viewer at this picture, and its address. */
  async function expectPicture(page: Page, number: number) {
    await expect(page.getByRole('dialog')).toContainText(`Picture ${number} of`)
    await expect(page).toHaveURL(new RegExp(`#picture-${number}$`))
  }

  async function expectAlbum(page: Page, number: number) {
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/^[^#]+$/)
    await expect(thumbnail(page, number)).toBeFocused()
    await expect(thumbnail(page, number)).toBeInViewport()
  }

  test.beforeEach(async ({ page, request }) => {
    // The viewer accepts keys when its opening animation has ended: without motion, at once.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const album = await findAlbum(request)
    await page.goto('/accessibility')
    await openHydrated(page, `${path}?id=${album._id}`)
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
  })

  test('is closed by Back, which stays in the album', async ({ page }) => {
    await thumbnail(page, 1).click()
    await expectPicture(page, 1)
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expectPicture(page, 2)
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expectPicture(page, 3)
    await page.goBack()
    await expectAlbum(page, 3)
    await page.goForward()
    await expectPicture(page, 3)
    await page.goBack()
    await expectAlbum(page, 3)
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(/\/accessibility$/)
  })

  test('is closed by Back while it still opens', desktopOnly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await thumbnail(page, 2).click()
    await page.getByRole('dialog').waitFor()
    await page.evaluate(() => history.back())
    await expectAlbum(page, 2)
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  })

  for (const [by, close] of [
    ['the button', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`closed by ${by} leaves no step in the history`, desktopOnly, async ({ page }) => {
      await thumbnail(page, 2).click()
      await expectPicture(page, 2)
      await close(page)
      await expectAlbum(page, 2)
      await page.goBack()
      await expect(page).toHaveURL(/\/accessibility$/)
    })
  }

  test('opens by its address, and closes in place', async ({ page }) => {
    const album = page.url()
    await page.goto('/pphelp')
    const entries = await page.evaluate(() => history.length)
    await page.goto(`${album}#picture-2`)
    await expectPicture(page, 2)
    await page.keyboard.press('ArrowRight')
    await expectPicture(page, 3)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await expectAlbum(page, 3)
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
    await page.goBack()
    await expect(page).toHaveURL(/\/pphelp$/)
  })

  test('opens when its address is pasted into the open page', desktopOnly, async ({ page }) => {
    await page.evaluate(() => (location.hash = '#picture-2'))
    await expectPicture(page, 2)
    await page.evaluate(() => (location.hash = '#picture-3'))
    await expectPicture(page, 3)
    await page.goBack()
    await expectPicture(page, 2)
    await page.goForward()
    await expectPicture(page, 3)
    await page.getByRole('button', { name: 'Close' }).click()
    await expectAlbum(page, 3)
    await page.goBack()
    await expect(page).toHaveURL(/\/accessibility$/)
  })

  test('opens again on the way back from another page', async ({ page }) => {
    await thumbnail(page, 2).click()
    await expectPicture(page, 2)
    await page.goto('/pphelp')
    await page.goBack()
    await expectPicture(page, 2)
    await page.goBack()
    await expectAlbum(page, 2)
    await page.goBack()
    await expect(page).toHaveURL(/\/accessibility$/)
  })
})

for (const address of ['/topper-x', '/topper-xii', '/coup-delite']) {
  test(
    `a picture of ${address} has an address, and Back closes it`,
    desktopOnly,
    async ({ page }) => {
      await page.goto('/accessibility')
      await openHydrated(page, address)
      const link = page.getByRole('link', { name: /^Picture 5 of/ })
      await link.click()
      await expect(page).toHaveURL(`${address}#picture-5`)
      await expect(page.getByRole('dialog')).toContainText('Picture 5 of')
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(link).toBeFocused()
    },
  )
}

test('without script a photo is a link to the picture, and its address leads to it', async ({
  browser,
  request,
}) => {
  const album = await findAlbum(request)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const last = album.attachments.length
  await page.goto(`${path}?id=${album._id}#picture-${last}`)
  await expect(page.getByRole('link', { name: `Picture ${last} of ${last}` })).toBeInViewport()
  const href = await page.getByRole('link', { name: /^Picture 1 of/ }).getAttribute('href')
  const picture = await request.get(href!)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
  await context.close()
})

for (const id of ['620000000000000000000099', '../../etc/passwd', '%00', 'a b']) {
  test(
    `an unknown album, ${id}, is shown as missing`,
    desktopOnly,
    async ({ browser, request }) => {
      const address = `${path}?id=${encodeURIComponent(id)}`
      expect((await request.get(address)).status()).toBe(404)
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(address)
      await expect(page.getByRole('main').locator('dl')).toHaveText(
        'Event DateNot AvailableLast DateNot AvailableTotal Photos0',
      )
      await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
      await context.close()
    },
  )
}

test('without an id the page leads to the gallery', async ({ page }) => {
  await page.goto(path)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All albums' }).click()
  await expect(page).toHaveURL(/\/beyond-academic\/events-gallery$/)
})
