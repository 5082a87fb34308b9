import { createHash } from 'node:crypto'
import { expect, test } from '../../support/browser/test'
import { newClientAddress } from '../../support/fixtures/client-address'
import { rawRequest } from '../../support/browser/raw-request'

const enquiry = '/admission/admission-enquiry'

/** Every kind of page, prerendered and rendered on demand. */
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
  '/fee-structure?class=9',
  '/admission/admission-criteria-class-elleven?english=70',
  '/tabloid/no-such-story',
  '/beyond-academic/photo-categories?id=no-such-album',
  '/news/a%20b',
  '/_next/no-such-page',
  '/bn',
  '/hi/admission/admission-enquiry',
  '/bn/fee-structure?class=9',
]

/** The script sources of a policy. */
const scriptSources = (policies: string) => /(?:^|[;,] ?)script-src ([^;,]*)/.exec(policies)?.[1]

/** An inline script that is not structured data. */
const inlineScript = /(<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>)([\s\S]*?)<\/script>/g

const formatHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('every page allows its own scripts, and has no other inline script', async ({ baseURL }) => {
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
  const notAllowed = [...body.matchAll(inlineScript)].filter(
    ([, start = '', text = '']) =>
      !(nonce && start.includes(`nonce="${nonce}"`)) && !sources.includes(formatHash(text)),
  )
  expect.soft(notAllowed, path).toEqual([])
}

/** Policy of untrusted files: they load nothing and have an opaque origin. */
const sandboxed = /^(?:default-src|script-src) 'none';.* sandbox(?:;|$)/
const baseline = /object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'$/
const page = /default-src 'self'; script-src 'self'[^;]*;.* frame-ancestors 'self'$/
const pdf = /^default-src 'none'; object-src 'self'/

const album = '/api/image/albums/bus-dawn.jpg'

/** One response of every kind, with its path, status and policy. */
const kinds: [kind: string, path: string, status: number, policy: RegExp | undefined][] = [
  ['a page', '/about', 200, page],
  ['the home page', '/', 200, page],
  ['a page with filters', '/news?year=all', 200, page],
  ['results of a search', '/search?q=bus', 200, page],
  ['a missing record', '/tabloid/no-such-story', 404, page],
  ['an unknown path', '/abuot', 307, baseline],
  ['a redirect', '/ABOUT', 308, baseline],
  ['a missing file', '/documents/none.pdf', 404, baseline],
  ['a content endpoint', '/api/news/All/dvs', 200, baseline],
  ['the tabloid endpoint', '/api/lists/tabloid', 200, baseline],
  ['the search endpoint', '/api/search?q=bus', 200, baseline],
  ['a refused request', '/api/search', 400, baseline],
  ['an unknown endpoint', '/api/none', 404, baseline],
  ['health', '/api/health', 200, baseline],
  ['a picture of the provider', album, 200, sandboxed],
  ['a resized picture', `/_next/image?url=${encodeURIComponent(album)}&w=480&q=65`, 200, sandboxed],
  ['a document of the provider', '/api/image/documents/calendar-2026-27.pdf', 200, pdf],
  ['a file that the provider does not have', '/api/image/none.jpg', 404, sandboxed],
  ['a missing certificate', '/api/image/certificate/none', 404, sandboxed],
  ['a feed', '/news.xml', 200, baseline],
  ['a calendar', '/events.ics', 200, baseline],
  ['a sitemap', '/sitemap.xml', 200, baseline],
  ['robots.txt', '/robots.txt', 200, baseline],
  ['the manifest', '/manifest.webmanifest', 200, baseline],
  ['a picture of the site', '/crest.svg', 200, baseline],
  ['an icon', '/favicon.ico', 200, baseline],
  ['a missing chunk', '/_next/static/chunks/none.js', 404, undefined],
]

const always = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': /^max-age=31536000/,
  'x-content-type-options': 'nosniff',
}
const onDocuments = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'SAMEORIGIN',
}

test('every security header is on each kind of response', async ({ baseURL }) => {
  for (const [kind, path, status, policy] of kinds) {
    const response = await fetch(baseURL! + path, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': newClientAddress() },
    })
    expect.soft(response.status, kind).toBe(status)
    expectSecurityHeaders(kind, response.headers, policy)
  }
})

test('every security header is on a chunk, and on a certificate', async ({ baseURL }) => {
  const html = await (await fetch(`${baseURL}/tabloid`)).text()
  const chunk = /\/_next\/static\/[^"]+\.js/.exec(html)![0]
  expectSecurityHeaders('a chunk', (await fetch(baseURL + chunk)).headers, undefined)

  const found = await fetch(`${baseURL}/api/tc/dvs`, {
    method: 'POST',
    headers: {
      origin: baseURL!,
      'content-type': 'application/json',
      'x-forwarded-for': newClientAddress(),
    },
    body: JSON.stringify({ admission: 'DVS/2021/0147', name: 'Sample Pupil One' }),
  })
  expectSecurityHeaders('a look-up', found.headers, baseline)
  const { data } = (await found.json()) as { data: string }
  const certificate = await fetch(`${baseURL}/api/image/${data}`)
  expect(certificate.status).toBe(200)
  expectSecurityHeaders('a certificate', certificate.headers, sandboxed)
  expect(certificate.headers.get('cross-origin-resource-policy')).toBe('same-origin')
})

function expectSecurityHeaders(kind: string, headers: Headers, policy: RegExp | undefined) {
  const expected = {
    ...always,
    ...(policy && { ...onDocuments, 'content-security-policy': policy }),
  }
  for (const [name, value] of Object.entries(expected)) {
    expect.soft(headers.get(name), `${name} of ${kind}`).toMatch(value)
  }
  expect.soft(headers.get('x-powered-by'), kind).toBeNull()
}

test.describe('a form without script', () => {
  test.use({ javaScriptEnabled: false })

  test('gets a page with a valid policy for scripts', async ({ page }) => {
    await page.goto(enquiry)
    const response = page.waitForResponse((received) => received.request().method() === 'POST')
    await page.getByRole('button', { name: 'Submit Now!' }).first().click()
    const policy = await (await response).headerValue('content-security-policy')
    expect(scriptSources(policy!)).toContain("'nonce-")
    expectStrict(enquiry, policy!, await (await response).text())
    await expect(page.getByText('Name is required').first()).toBeVisible()
  })
})
