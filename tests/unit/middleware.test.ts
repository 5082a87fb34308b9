/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { dynamicRoutes, fileRoutes, routes } from '@/content/routes'
import { filteredLists, filterKeys } from '@/lib/routing/filtered-lists'
import { env } from '@/lib/core/env'
import { config, middleware } from '@/middleware'
import nextConfig from '@/next.config'
import { filesBelow } from '@/tests/support/fixtures/files'
import { expectedMatcher } from '@/tests/support/expect/matcher'

const runs = (url: string) => doesMatch({ config, nextConfig, url })
const runsForForm = (url: string) =>
  doesMatch({
    config,
    nextConfig,
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
const paths = routes.map(({ path }) => path)

describe('the matcher', () => {
  it('matches the route table and public/; after a change, copy the expected value', () => {
    expect(config.matcher).toEqual(expectedMatcher)
  })

  it('excludes every canonical page, file and endpoint, for a fast response (docs/decisions/005)', () => {
    const canonical = [
      ...paths,
      ...paths.map((path) => `${path}?a=1`),
      ...fileRoutes,
      ...filesBelow('public').map((file) => `/${file}`),
      '/api',
      '/api/news/All/dvs',
      '/_next/static/chunks/x.js',
      '/_next/image?url=%2Fapi%2Fimage%2Fx&w=480&q=75',
    ]
    expect(canonical.filter(runs)).toEqual([])
  })

  it('includes pages rendered on demand, so that they get a policy', () => {
    const lists = filteredLists.flatMap((path) => filterKeys.map((key) => `${path}?a=1&${key}=x`))
    expect(lists.filter((url) => !runs(url))).toEqual([])
    expect(paths.filter((url) => !runsForForm(url))).toEqual([])
    expect(runsForForm('/api/form/dvs/dif')).toBe(false)
  })

  it('includes pages of records, which are limited', () => {
    const records = [
      '/beyond-academic/photo-categories?id=6b0008ba5f3ac1d07e27a262',
      '/tabloid/first-flush',
      '/news/6b0008ba5f3ac1d07e27a262',
      '/events/6b0008ba5f3ac1d07e27a262',
      '/events/6b0008ba5f3ac1d07e27a262.ics',
    ]
    expect(records.filter((url) => !runs(url))).toEqual([])
  })

  it('includes everything else', () => {
    const nonCanonical = [
      ...routes.filter(({ path }) => path !== '/').map(({ path }) => path.toUpperCase()),
      ...routes.filter(({ path }) => path !== '/').map(({ path }) => `${path}/`),
      ...routes.map(({ path }) => `${path}.html`),
      ...routes.map(({ path }) => `${path}x`),
      ...dynamicRoutes.filter((path) => path.includes('[')),
      '/tabloid-inner?blog=x',
      '/query/news',
      '/beyond-academic/photo-categories/6b00',
      '/api/%zz',
      '/pictures/%zz',
      '/apis',
      '/crest.svg.php',
    ]
    expect(nonCanonical.filter((url) => !runs(url))).toEqual([])
  })
})

/** Paths of the route handlers of `app/`, except those of `/api`. */
const handlers = filesBelow('app')
  .filter((file) => /(^|\/)route\.ts$/.test(file))
  .map((file) => `/${file.replace(/\/?route\.ts$/, '').replace(/\([^)]*\)\/?/g, '')}`)
  .filter((path) => !path.startsWith('/api'))

it('knows every route handler of app/ outside /api', () => {
  const known: readonly string[] = [...fileRoutes, ...dynamicRoutes]
  expect(handlers.filter((path) => !known.includes(path))).toEqual([])
})

describe('the response', () => {
  const send = (path: string, headers?: HeadersInit, init?: { method: string; body?: FormData }) =>
    middleware(new NextRequest(`http://localhost:3000${path}`, { headers, ...init }))

  it('redirects permanently, but is cached for a day only', async () => {
    const response = await send('/About/?a=1')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('http://localhost:3000/about?a=1')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('redirects an unknown path to the home page, with the path in a cookie of a few seconds', async () => {
    const response = await send('/abuot')
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toBe('http://localhost:3000/')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const cookie = response.headers.get('set-cookie')
    expect(cookie).toMatch(/^unknown-path=%2Fabuot; Path=\/; /)
    expect(cookie).toMatch(/Max-Age=20/)
    expect(cookie).toMatch(/SameSite=lax/)
    expect(cookie).not.toMatch(/Secure|HttpOnly/)
  })

  it('marks the cookie as Secure if the visitor uses TLS', async () => {
    const response = await send('/abuot', { 'X-Forwarded-Proto': 'https, http' })
    expect(response.headers.get('set-cookie')).toMatch(/; Secure/)
  })

  it('sets no cookie for spam', async () => {
    expect((await send('/poker/x')).headers.get('set-cookie')).toBeNull()
  })

  it('is a plain 404 for a missing file', async () => {
    const response = await send('/wp-login.php')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).toBe('Not found\n')
  })

  it('has a new nonce for a page rendered on demand, for the browser and for Next', async () => {
    const response = await send('/news?year=2026', {
      'Content-Security-Policy': "script-src 'nonce-x'",
    })
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
    expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(policy)
    expect((await send('/news?year=2026')).headers.get('content-security-policy')).not.toBe(policy)
    expect((await send('/news')).headers.get('content-security-policy')).toBeNull()
  })

  describe('to a request that is sent to a page', () => {
    const sameOrigin = { host: 'localhost:3000', origin: 'http://localhost:3000' }
    const sized = { ...sameOrigin, 'content-length': '500' }
    const page = '/admission/admission-enquiry'
    const form = (fields: Record<string, string>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return { method: 'POST', body }
    }

    it.each([
      [403, 'comes from another site', page, { ...sized, origin: 'https://evil.example' }],
      [403, 'has no origin', page, { ...sized, origin: 'null' }],
      [405, 'is sent to a page without a form', '/about', sized],
      [411, 'has no Content-Length', page, sameOrigin],
      [413, 'is too large', page, { ...sameOrigin, 'content-length': '20000' }],
    ])('is a page with status %i when a form %s', async (status, _, path, headers) => {
      const response = await send(path, headers, form({ name: 'A parent' }))
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toMatch(/<h1>.+<a href="tel:/)
    })

    it('is a page with status 400 when a form cannot be parsed', async () => {
      const headers = { ...sized, 'content-type': 'multipart/form-data' }
      const response = await send(page, headers, { method: 'POST' })
      expect(response.status).toBe(400)
    })

    it.each(['PUT', 'DELETE', 'OPTIONS'])('is a page with status 405 to %s', async (method) => {
      const response = await send('/news?year=2026', sameOrigin, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    })

    it('depends on whether the build has the server action of the form', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
      jest.replaceProperty(env, 'buildDir', folder)
      const passes = async (id: string) =>
        (await send(page, sized, form({ '$ACTION_1:0': JSON.stringify({ id }) }))).headers.get(
          'x-middleware-next',
        ) ?? 'refused'
      expect(await passes('60ab')).toBe('1')
      mkdirSync(path.join(folder, 'server'))
      const manifest = path.join(folder, 'server/server-reference-manifest.json')
      writeFileSync(manifest, JSON.stringify({ node: { '60ab': {} }, edge: {} }))
      expect(await passes('60ab')).toBe('1')
      expect(await passes('60cd')).toBe('refused')
      const old = await send(page, sized, form({ $ACTION_ID_60cd: '' }))
      expect([old.status, await old.text()]).toEqual([409, expect.stringContaining('out of date')])
      jest.restoreAllMocks()
      rmSync(folder, { recursive: true })
    })
  })

  it('rewrites all names that no record can have to one page', async () => {
    const response = await send('/news/a%20b')
    expect(response.headers.get('x-middleware-rewrite')).toBe('http://localhost:3000/news/~')
  })
})
