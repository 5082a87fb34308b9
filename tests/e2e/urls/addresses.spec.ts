import { expect, test } from '@playwright/test'
import {
  doubledSlashes,
  hostile,
  malformed,
  missingFiles,
  moved,
  oldPages,
  own,
  pages,
  type Row,
  unknownPages,
} from '../../support/fixtures/addresses'
import { type RawResponse, rawRequest } from '../../support/browser/raw-request'

/** Files that name the site's own address. */
const published = [
  '/sitemap.xml',
  '/robots.txt',
  '/news.xml',
  '/events.ics',
  '/.well-known/security.txt',
]

const inShort = ({ status, location }: RawResponse) => [status, location].filter(Boolean).join(' ')

/** How long a redirect may be kept: what moved for a day, what may come back not at all. */
const lifetimes: Readonly<Record<number, string>> = {
  307: 'no-store',
  308: 'public, max-age=86400',
}

const tables: Readonly<Record<string, readonly Row[]>> = {
  'every page has one address, whatever the casing (R-ROUTE-3)': pages,
  'old pages lead to what took their place (R-ROUTE-4)': oldPages,
  'what moved is found in one step (R-ROUTE-5, R-ROUTE-11)': moved,
  'spam and unknown pages lead home (R-ROUTE-6, R-ROUTE-7)': unknownPages,
  'broken escapes are answered (R-ROUTE-7)': malformed,
  'the site’s own addresses answer at once': own,
}

for (const [name, rows] of Object.entries(tables)) {
  test(name, async ({ baseURL }) => {
    for (const [address, expected] of rows) {
      const answer = await rawRequest(baseURL!, address)
      expect.soft(inShort(answer), address).toBe(expected)
      const lifetime = lifetimes[answer.status]
      if (lifetime) expect.soft(answer.cacheControl, address).toBe(lifetime)
    }
  })
}

test('files and calls that are not there are plainly missing (R-ROUTE-8)', async ({ baseURL }) => {
  for (const [address, expected] of missingFiles) {
    const answer = await rawRequest(baseURL!, address)
    expect.soft(inShort(answer), address).toBe(expected)
    expect.soft(answer.type, address).not.toContain('html')
    expect.soft(answer.body.length, address).toBeLessThan(100)
  }
})

test('no redirect leaves the site or goes in a circle (R-ROUTE-10)', async ({ baseURL }) => {
  const hosts: Record<string, string>[] = [
    { Host: 'evil.example' },
    { Host: 'evil.example:81', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' },
    { 'X-Forwarded-Host': '//evil.example', Forwarded: 'host=evil.example' },
    { 'X-Nextjs-Data': '1', 'X-Middleware-Subrequest': 'middleware' },
  ]
  const moving: Row[] = [
    ['/ABOUT/', '308 /about'],
    ['/about-us.html', '308 /about'],
    ['/abuot', '307 /'],
  ]
  for (const headers of hosts) {
    for (const [address, expected] of moving) {
      const answer = await rawRequest(baseURL!, address, { headers })
      expect.soft(inShort(answer), `${address} ${JSON.stringify(headers)}`).toBe(expected)
    }
  }
  for (const headers of hosts) {
    for (const address of ['/', '/news?year=2026', '/tabloid/first-flush', ...published]) {
      const { status, body } = await rawRequest(baseURL!, address, { headers })
      expect.soft(`${status} ${body.includes('evil.example')}`, address).toBe('200 false')
    }
  }
  for (const [address, expected] of [...hostile, ...doubledSlashes]) {
    const answer = await rawRequest(baseURL!, address)
    expect.soft(inShort(answer), address).toBe(expected)
    if (!answer.location) continue
    expect.soft(answer.location, address).toMatch(/^\/(?![/\\])/)
    const next = await rawRequest(baseURL!, answer.location)
    expect.soft(next.location ?? '/', `${address} → ${answer.location}`).toBe('/')
  }
})

test('a host in the request line leads nowhere else (RFC 9112, section 3.2.2)', async ({
  baseURL,
}) => {
  const rows = [...pages.slice(0, 12), ...moved, ...unknownPages, ...missingFiles, ...own]
  for (const [address, expected] of rows) {
    const answer = await rawRequest(baseURL!, `http://evil.example${address}`)
    expect.soft(inShort(answer), address).toBe(expected)
    expect.soft(answer.body.includes('evil.example'), address).toBe(false)
  }
  for (const [target, expected] of [
    ['HTTPS://user:word@evil.example:81/NEWS', '308 /news'],
    ['ftp://evil.example', '200'],
    ['http://evil.example//evil.example/a', '308 /evil.example/a'],
    ['/http://evil.example/NEWS', '308 /http:/evil.example/NEWS'],
  ] as const) {
    expect.soft(inShort(await rawRequest(baseURL!, target)), target).toBe(expected)
  }
})

test('a method that no page takes gets a page that says so', async ({ baseURL }) => {
  for (const method of ['TRACE', 'PROPFIND']) {
    for (const path of ['/', '/about', '/news?year=2026', '/abuot', '/enhance.js', '/ABOUT']) {
      const { status, type, body } = await rawRequest(baseURL!, path, { method })
      expect.soft(`${status} ${type}`, `${method} ${path}`).toBe('405 text/html; charset=utf-8')
      expect.soft(body, path).toContain('<h1>This page can only be read</h1>')
    }
    const call = await rawRequest(baseURL!, '/api/health', { method })
    expect([call.status, JSON.parse(call.body)]).toEqual([405, { error: expect.any(String) }])
  }
  expect((await rawRequest(baseURL!, '*', { method: 'OPTIONS' })).status).toBe(405)
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
    const { status, type } = await rawRequest(baseURL!, '/news?year=2026', { method })
    expect.soft(`${status} ${type}`, method).toBe('405 text/html; charset=utf-8')
  }
})

test('only reading is led home; what is sent to nowhere fails', async ({ baseURL }) => {
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
    const answer = await rawRequest(baseURL!, address, { method })
    expect.soft(inShort(answer), `${method} ${address}`).toBe(expected)
  }
})

test('a cookie of a few seconds carries the unknown path, and nothing else', async ({
  baseURL,
}) => {
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
