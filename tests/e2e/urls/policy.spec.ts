import { createHash } from 'node:crypto'
import { expect, test } from '../../support/test'
import { rawRequest } from '../../support/raw-request'

const enquiry = '/admission/admission-enquiry'

/** Every kind of page that the site has, stored and made on demand. */
const pages = [
  '/about',
  '/contact',
  '/',
  '/news',
  '/academics/careercounseling',
  '/academics/student-transfer-certificate',
  enquiry,
  '/news?year=all',
  '/events?year=all&month=all',
  '/beyond-academic/events-gallery?year=all&q=a',
  '/tabloid?show=12',
  '/tabloid/no-such-story',
  '/beyond-academic/photo-categories?id=no-such-album',
  '/news/a%20b',
  '/_next/no-such-page',
]

/** The sources that the policies of an answer agree on for scripts. */
const scriptSources = (policies: string) => /(?:^|[;,] ?)script-src ([^;,]*)/.exec(policies)?.[1]

/** A script without a source of its own, which is no data. */
const inlineScript = /(<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>)([\s\S]*?)<\/script>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every page names the scripts that may run, and no inline script beside', async ({
  baseURL,
}) => {
  for (const path of pages) {
    const { type, policy, body } = await rawRequest(baseURL!, path)
    expect.soft(type, path).toContain('text/html')
    expectStrict(path, policy, body)
  }
})

function expectStrict(path: string, policy: string, body: string) {
  const sources = scriptSources(policy) ?? 'none'
  expect.soft(sources, path).toMatch(/^'self'(?: '(?:nonce-[\w+/]{22}==|sha256-[\w+/]{43}=)')*$/)
  const nonce = /'nonce-([^']+)'/.exec(sources)?.[1]
  const unnamed = [...body.matchAll(inlineScript)].filter(
    ([, start = '', text = '']) =>
      !(nonce && start.includes(`nonce="${nonce}"`)) && !sources.includes(hashOf(text)),
  )
  expect.soft(unnamed, path).toEqual([])
}

test('a nonce is good for one page', async ({ baseURL }) => {
  const ask = async () => scriptSources((await rawRequest(baseURL!, '/news?year=all')).policy)
  expect(await ask()).not.toBe(await ask())
})

test('nothing is held back on any page in the browser', async ({ page }) => {
  // `console` of the test fails it when the browser says that it refused something.
  for (const path of pages.filter((path) => !/no-such|a%20b/.test(path))) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
  }
})

test('a list with filters in its address works on with script', async ({ page }) => {
  await page.goto('/news?year=all')
  const count = page.getByText(/^Total Count/)
  const all = await count.textContent()
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('zzzz')
  await expect(count).not.toHaveText(all!)
})

test.describe('a form without script', () => {
  test.use({ javaScriptEnabled: false })

  test('is answered by a page whose scripts could run', async ({ page }) => {
    await page.goto(enquiry)
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Submit Now!' }).first().click()
    const policy = await (await answer).headerValue('content-security-policy')
    expect(scriptSources(policy!)).toContain("'nonce-")
    expectStrict(enquiry, policy!, await (await answer).text())
    await expect(page.getByText('Name is required').first()).toBeVisible()
  })
})
