import type { APIRequestContext, Page } from '@playwright/test'
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

const thumbnail = (page: Page, number: number) =>
  page.getByRole('link', { name: new RegExp(`^Picture ${number} of`) })

/** Expects this picture in the viewer, and its address. */
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

/** Opens an album, from another page. */
async function openAlbum(page: Page, request: APIRequestContext): Promise<Album> {
  // The viewer accepts keys after its opening animation: without motion, at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const album = await findAlbum(request)
  await page.goto('/accessibility')
  await page.goto(`${path}?id=${album._id}`)
  return album
}

test(
  'a few pictures leave no gap on a wide screen (R-GALLERY-6)',
  desktopOnly,
  async ({ page, request }) => {
    const albums: Album[] = await (await request.get('/api/gallery/All/dvs')).json()
    for (const count of [5, 6, 7]) {
      const { _id, title } = albums.find(({ attachments }) => attachments.length === count)!
      await page.goto(`${path}?id=${_id}`)
      const list = (await page.getByRole('list', { name: title }).boundingBox())!
      const last = (await thumbnail(page, count).boundingBox())!
      const gap = list.x + list.width - (last.x + last.width)
      expect(Math.abs(gap), `after ${count} pictures`).toBeLessThan(2)
    }
  },
)

test('an album shows its dates and photos, opens them in the viewer, and leads back to the gallery', async ({
  page,
  request,
}) => {
  const album = await openAlbum(page, request)
  await expect(page).toHaveURL(`${path}?id=${album._id}`)
  await expect(page.getByRole('heading', { level: 1, name: album.title })).toBeVisible()
  await expect(page.getByRole('main').locator('dl')).toHaveText(
    new RegExp(`^Event Date(.+)Last Date\\1Total Photos${album.attachments.length}$`),
  )
  await expectAccessible(page, 'main')
  await expectNoHorizontalScroll(page, 320)

  await thumbnail(page, 1).click()
  const viewer = page.getByRole('dialog', { name: album.title })
  await expect(viewer).toContainText(`Picture 1 of ${album.attachments.length}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()
  await expect(thumbnail(page, 1)).toBeFocused()
  await page.getByRole('link', { name: 'Back to the Photo Gallery' }).click()
  await expect(page).toHaveURL(/\/beyond-academic\/events-gallery$/)
})

test(
  'the viewer is one step of the history, however it is closed',
  desktopOnly,
  async ({ page, request }) => {
    await openAlbum(page, request)
    await page.evaluate(() => Object.assign(window, { stillHere: true }))
    await test.step('by Back, to the picture that was shown last', async () => {
      await thumbnail(page, 1).click()
      await expectPicture(page, 1)
      for (const number of [2, 3]) {
        await page.getByRole('button', { name: 'Next picture' }).click()
        await expectPicture(page, number)
      }
      await page.goBack()
      await expectAlbum(page, 3)
      await page.goForward()
      await expectPicture(page, 3)
      await page.goBack()
      await expectAlbum(page, 3)
    })
    for (const [by, close] of [
      ['the button', () => page.getByRole('button', { name: 'Close' }).click()],
      ['Escape', () => page.keyboard.press('Escape')],
    ] as const) {
      await test.step(`by ${by}`, async () => {
        await thumbnail(page, 2).click()
        await expectPicture(page, 2)
        await close()
        await expectAlbum(page, 2)
      })
    }
    await test.step('by Back while it still opens', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await thumbnail(page, 2).click()
      await page.getByRole('dialog').waitFor()
      await page.evaluate(() => history.back())
      await expectAlbum(page, 2)
    })
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(/\/accessibility$/)
  },
)

test('a picture opens by its address', desktopOnly, async ({ page, request }) => {
  await openAlbum(page, request)
  const album = page.url()
  await test.step('pasted into the open page', async () => {
    for (const number of [2, 3]) {
      await page.evaluate((hash) => (location.hash = hash), `#picture-${number}`)
      await expectPicture(page, number)
    }
    await page.goBack()
    await expectPicture(page, 2)
    await page.goForward()
    await expectPicture(page, 3)
    await page.getByRole('button', { name: 'Close' }).click()
    await expectAlbum(page, 3)
    await page.goBack()
    await expect(page).toHaveURL(/\/accessibility$/)
  })
  await test.step('from another page, and closes in place', async () => {
    const entries = await page.evaluate(() => history.length)
    await page.goto(`${album}#picture-2`)
    await expectPicture(page, 2)
    await page.keyboard.press('ArrowRight')
    await expectPicture(page, 3)
    await page.getByRole('button', { name: 'Close' }).click()
    await expectAlbum(page, 3)
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1)
    await page.goBack()
    await expect(page).toHaveURL(/\/accessibility$/)
  })
  await test.step('again on the way back from another page', async () => {
    await page.goto(album)
    await thumbnail(page, 2).click()
    await expectPicture(page, 2)
    await page.goto('/pphelp')
    await page.goBack()
    await expectPicture(page, 2)
    await page.goBack()
    await expectAlbum(page, 2)
  })
})

test(
  'a picture of a result gallery has an address, and Back closes it',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/topper-x')
    await thumbnail(page, 5).click()
    await expectPicture(page, 5)
    await page.goBack()
    await expectAlbum(page, 5)
  },
)

test(
  'without script a photo is a link to the picture, and its address leads to it',
  desktopOnly,
  async ({ browser, request }) => {
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
  },
)

test('an unknown album is shown as missing', desktopOnly, async ({ browser, request }) => {
  const ids = ['620000000000000000000099', '../../etc/passwd', '%00', 'a b']
  const addresses = ids.map((id) => `${path}?id=${encodeURIComponent(id)}`)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(404)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(addresses[0]!)
  await expect(page.getByRole('main').locator('dl')).toHaveText(
    'Event DateNot AvailableLast DateNot AvailableTotal Photos0',
  )
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  await context.close()
})

test('without an id the page leads to the gallery', desktopOnly, async ({ page }) => {
  await page.goto(path)
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'All albums' }).click()
  await expect(page).toHaveURL(/\/beyond-academic\/events-gallery$/)
})
