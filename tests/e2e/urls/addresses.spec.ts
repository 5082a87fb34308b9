import { expect, test } from '@playwright/test'
import {
  doubledSlashes,
  malformed,
  missingFiles,
  openRedirectAttempts,
  pages,
  redirects,
  type Row,
  servedPaths,
  unknownPages,
} from '../../support/fixtures/addresses'
import { type RawResponse, rawRequest } from '../../support/browser/raw-request'
import { forEachLimited } from '../../support/expect/for-each-limited'

/** Files that contain the URL of the site. */
const filesWithSiteUrl = [
  '/sitemap.xml',
  '/robots.txt',
  '/news.xml',
  '/events.ics',
  '/.well-known/security.txt',
]

const summarize = ({ status, location }: RawResponse) =>
  [status, location].filter(Boolean).join(' ')

/** Cache-Control by status: a permanent redirect is cached for a day, a temporary one is not cached. */
const cacheControls: Readonly<Record<number, string>> = {
  307: 'no-store',
  308: 'public, max-age=86400',
}

const tables: Readonly<Record<string, readonly Row[]>> = {
  'every page has one address, whatever the casing (R-ROUTE-3)': pages,
  'a page that has moved is found in one redirect (R-ROUTE-4, R-ROUTE-5, R-ROUTE-11)': redirects,
  'spam and unknown pages lead home (R-ROUTE-6, R-ROUTE-7)': unknownPages,
  'invalid escapes cause no error (R-ROUTE-7)': malformed,
  'paths of the site are served without a redirect': servedPaths,
}

for (const [name, rows] of Object.entries(tables)) {
  test(name, async ({ baseURL }) => {
    await forEachLimited(rows, async ([address, expected]) => {
      const response = await rawRequest(baseURL!, address)
      expect.soft(summarize(response), address).toBe(expected)
      const cacheControl = cacheControls[response.status]
      if (cacheControl) expect.soft(response.cacheControl, address).toBe(cacheControl)
    })
  })
}

test('answers missing files and endpoints with a short 404 (R-ROUTE-8)', async ({ baseURL }) => {
  for (const [address, expected] of missingFiles) {
    const response = await rawRequest(baseURL!, address)
    expect.soft(summarize(response), address).toBe(expected)
    expect.soft(response.type, address).not.toContain('html')
    expect.soft(response.body.length, address).toBeLessThan(100)
  }
})

test('no redirect leaves the site or loops (R-ROUTE-10)', async ({ baseURL }) => {
  const forgedHosts: Record<string, string>[] = [
    { Host: 'evil.example' },
    { Host: 'evil.example:81', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
    { 'X-Forwarded-Host': '//evil.example', Forwarded: 'host=evil.example' },
    { 'X-Nextjs-Data': '1', 'X-Middleware-Subrequest': 'middleware' },
  ]
  const redirected: Row[] = [
    ['/ABOUT/', '308 /about'],
    ['/about-us.html', '308 /about'],
    ['/abuot', '307 /'],
  ]
  for (const headers of forgedHosts) {
    for (const [address, expected] of redirected) {
      const response = await rawRequest(baseURL!, address, { headers })
      expect.soft(summarize(response), `${address} ${JSON.stringify(headers)}`).toBe(expected)
    }
  }
  for (const headers of forgedHosts) {
    for (const address of ['/', '/news?year=2026', '/tabloid/first-flush', ...filesWithSiteUrl]) {
      const { status, body } = await rawRequest(baseURL!, address, { headers })
      expect.soft(`${status} ${body.includes('evil.example')}`, address).toBe('200 false')
    }
  }
  for (const [address, expected] of [...openRedirectAttempts, ...doubledSlashes]) {
    const response = await rawRequest(baseURL!, address)
    expect.soft(summarize(response), address).toBe(expected)
    if (!response.location) continue
    expect.soft(response.location, address).toMatch(/^\/(?![/\\])/)
    const next = await rawRequest(baseURL!, response.location)
    expect.soft(next.location ?? '/', `${address} → ${response.location}`).toBe('/')
  }
})

test('a host in the request line is ignored (RFC 9112, section 3.2.2)', async ({ baseURL }) => {
  const rows = [
    ...pages.slice(0, 6),
    ...redirects.slice(0, 6),
    ...unknownPages.slice(0, 6),
    ...missingFiles.slice(0, 6),
    ...servedPaths,
  ]
  await forEachLimited(rows, async ([address, expected]) => {
    const response = await rawRequest(baseURL!, `http://evil.example${address}`)
    expect.soft(summarize(response), address).toBe(expected)
    expect.soft(response.body.includes('evil.example'), address).toBe(false)
  })
  for (const [target, expected] of [
    ['HTTPS://user:word@evil.example:81/NEWS', '308 /news'],
    ['ftp://evil.example', '200'],
    ['http://evil.example//evil.example/a', '308 /evil.example/a'],
    ['/http://evil.example/NEWS', '308 /http:/evil.example/NEWS'],
  ] as const) {
    expect.soft(summarize(await rawRequest(baseURL!, target)), target).toBe(expected)
  }
})

test('a method that pages do not support gets a page that says so', async ({ baseURL }) => {
  for (const method of ['TRACE', 'PROPFIND']) {
    for (const path of ['/', '/about', '/news?year=2026', '/abuot', '/crest.svg', '/ABOUT']) {
      const { status, type, body } = await rawRequest(baseURL!, path, { method })
      expect.soft(`${status} ${type}`, `${method} ${path}`).toBe('405 text/html; charset=utf-8')
      expect.soft(body, path).toContain('<h1>This page can only be read</h1>')
    }
    const response = await rawRequest(baseURL!, '/api/health', { method })
    expect([response.status, JSON.parse(response.body)]).toEqual([
      405,
      { error: expect.any(String) },
    ])
  }
  expect((await rawRequest(baseURL!, '*', { method: 'OPTIONS' })).status).toBe(405)
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
    const { status, type } = await rawRequest(baseURL!, '/news?year=2026', { method })
    expect.soft(`${status} ${type}`, method).toBe('405 text/html; charset=utf-8')
  }
})

test('GET and HEAD of an unknown path lead home; other methods fail', async ({ baseURL }) => {
  const rows = [
    ['HEAD', '/ABOUT', '308 /about'],
    ['HEAD', '/abuot', '307 /'],
    ['HEAD', '/wp-login.php', '404'],
    ['POST', '/abuot', '404'],
    ['POST', '/poker/x', '404'],
    ['PUT', '/about/x', '404'],
    ['DELETE', '/wp-login.php', '404'],
    ['OPTIONS', '/abuot', '404'],
    ['POST', '/ABOUT', '308 /about'],
    ['POST', '/about', '405'],
    ['POST', '/', '405'],
  ] as const
  for (const [method, address, expected] of rows) {
    const response = await rawRequest(baseURL!, address, { method })
    expect.soft(summarize(response), `${method} ${address}`).toBe(expected)
  }
})

test('a cookie of a few seconds holds the unknown path, and nothing else', async ({ baseURL }) => {
  const cookieOf = async (address: string, headers?: Record<string, string>) =>
    (await rawRequest(baseURL!, address, { headers })).setCookie.join()
  const cookie = await cookieOf('/abuot/us?token=secret')
  expect(cookie).toMatch(
    /^unknown-path=%2Fabuot%2Fus; Path=\/; Expires=[^;]+; Max-Age=20; SameSite=lax$/i,
  )
  expect(await cookieOf('/abuot', { 'X-Forwarded-Proto': 'https' })).toContain('; Secure')
  expect((await cookieOf(`/${'a'.repeat(3000)}`)).length).toBeLessThan(1300)
  for (const address of ['/poker/x', '/%E8%A7%86/x', '/About', '/wp-login.php', '/about-us.html']) {
    expect.soft(await cookieOf(address), address).toBe('')
  }
})
