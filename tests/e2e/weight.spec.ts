import { firstViewBytes } from '../support/browser/first-view-bytes'
import { pageTypes } from '../support/browser/page-types'
import { expect, test } from '../support/browser/test'

const kB = 1024

// A trace lays out what is not in view, and has its fonts and pictures fetched.
test.use({ trace: 'off' })

test.describe('on a phone with an empty cache', () => {
  for (const [type, { path, script, all }] of Object.entries(pageTypes)) {
    test(`the first view of a page of type ${type} stays within its budget`, async ({
      browser,
      baseURL,
    }) => {
      // The pictures of the service are cut to size when they are first asked for: not everyone's first view.
      await firstViewBytes(browser, baseURL + path)
      const bytes = await firstViewBytes(browser, baseURL + path)
      expect(bytes.script, 'script').toBeLessThanOrEqual(script * kB)
      expect(bytes.all, JSON.stringify(bytes.byKind)).toBeLessThanOrEqual(all * kB)
    })
  }
})
