import type { APIRequestContext } from '@playwright/test'
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

test('without script a photo is a link to the picture', async ({ browser, request }) => {
  const album = await findAlbum(request)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${path}?id=${album._id}`)
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
