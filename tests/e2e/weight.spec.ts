import { firstViewBytes } from '../support/browser/first-view-bytes'
import { pageTypes } from '../support/browser/page-types'
import { expect, test } from '../support/browser/test'

const kB = 1024

/** Pages whose first visit resizes pictures of the service, which most first views do not. */
const withServicePictures = new Set(['home', 'news', 'events', 'gallery'])

// A trace lays out content outside the view, which loads its fonts and pictures.
test.use({ trace: 'off' })

test.describe('on a phone with an empty cache', () => {
  for (const [type, { path, script, all }] of Object.entries(pageTypes)) {
    test(`the first view of a page of type ${type} stays within its budget`, async ({
      browser,
      baseURL,
    }) => {
      if (withServicePictures.has(type)) await firstViewBytes(browser, baseURL + path)
      const bytes = await firstViewBytes(browser, baseURL + path)
      expect(bytes.script, 'script').toBeLessThanOrEqual(script * kB)
      expect(bytes.all, JSON.stringify(bytes.byKind)).toBeLessThanOrEqual(all * kB)
    })
  }

  test('the first view of the photo gallery stays below 400 kB on a sharper screen', async ({
    browser,
    baseURL,
  }) => {
    const address = baseURL + pageTypes.gallery.path
    await firstViewBytes(browser, address, 2.625)
    const bytes = await firstViewBytes(browser, address, 2.625)
    expect(bytes.all, JSON.stringify(bytes.byKind)).toBeLessThanOrEqual(400 * kB)
  })
})
