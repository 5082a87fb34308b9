import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { unstable_doesMiddlewareMatch as doesMatch } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { notSavedWords } from '@/content/words/en/http-errors'
import { dynamicRoutes, fileRoutes } from '@/content/routes'
import { getQueryPath } from '@/lib/routing/query-pages'
import { env } from '@/lib/core/env'
import { closeDatabase, getSiteDatabase } from '@/lib/database/site-database'
import { internalPathHeader } from '@/lib/core/internal-path'
import { config, middleware } from '@/middleware'
import nextConfig from '@/next.config'
import { filesBelow } from '@/tests/support/fixtures/files'

const runs = (url: string, headers = {}) => doesMatch({ config, nextConfig, url, headers })
const file = { 'content-type': 'multipart/form-data; boundary=x' }

describe('the matcher', () => {
  it('leaves out files, the API and the uploads of the desk (docs/decisions/103)', () => {
    const files = [
      ...filesBelow('public').filter((name) => name.includes('/')),
      'pictures/cards/about.png',
      '_next/static/chunks/x.js',
      'api/news/All/dvs',
    ]
    expect(files.filter((name) => runs(`/${name}`))).toEqual([])
    const forms = ['/desk/media/upload', '/desk/records/save', '/desk/certificates/upload']
    expect([...forms, '/api/form/dvs/dif'].filter((url) => runs(url, file))).toEqual([])
  })

  it('matches everything else', () => {
    const addresses = [
      '/',
      '/about',
      '/About/',
      '/about?a=1',
      '/bn',
      '/news?year=2026',
      '/news/6b0008ba5f3ac1d07e27a262',
      '/events.ics',
      '/crest.svg',
      '/crest.svg.php',
      '/_next/image?url=%2Fapi%2Fimage%2Fx&w=480&q=75',
      '/_next/image/?w=480',
      '/api/%zz',
      '/pictures/%zz',
      '/documents/a.pdf)',
      '/apis',
      '/desk',
      '/desk/records',
    ]
    expect(addresses.filter((url) => !runs(url))).toEqual([])
    const posts = ['/', '/admission/admission-enquiry', '/desk/people', '/desk/media']
    expect(posts.filter((url) => !runs(url, file))).toEqual([])
    expect(runs('/desk/media/upload')).toBe(true)
  })
})

/** The URLs of the route handlers of `app/`, without `/api`. */
const handlers = filesBelow('app')
  .filter((file) => /(^|\/)route\.ts$/.test(file))
  .map((file) => `/${file.replace(/\/?route\.ts$/, '').replace(/\([^)]*\)\/?/g, '')}`)
  .filter((path) => !path.startsWith('/api') && !path.startsWith('/desk'))

it('knows every route handler outside /api', async () => {
  const known: readonly string[] = [...fileRoutes, ...dynamicRoutes]
  expect(handlers.filter((path) => !known.includes(path))).toEqual([])
})

describe('the response', () => {
  afterEach(() => jest.restoreAllMocks())

  const send = (path: string, headers?: HeadersInit, init?: { method: string; body?: FormData }) =>
    middleware(new NextRequest(`http://localhost:3000${path}`, { headers, ...init }))

  it('is a permanent redirect with a limited cache lifetime', async () => {
    const response = await send('/About/?a=1')
    expect(response.status).toBe(308)
    expect(response.headers.get('location')).toBe('http://localhost:3000/about?a=1')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it('redirects an unknown path to the home page, with a short-lived cookie', async () => {
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

  it('makes the cookie secure when the visitor uses TLS', async () => {
    const response = await send('/abuot', { 'X-Forwarded-Proto': 'https, http' })
    expect(response.headers.get('set-cookie')).toMatch(/; Secure/)
  })

  it('sets no cookie for spam', async () => {
    expect((await send('/poker/x')).headers.get('set-cookie')).toBeNull()
  })

  it('is a plain-text 404 for a file', async () => {
    const response = await send('/wp-login.php')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).toBe('Not found\n')
  })

  it('has a policy with a nonce for the answer to a form, for the browser and for Next', async () => {
    jest.replaceProperty(env, 'buildDir', '/there/is/no/build')
    const site = { host: 'localhost:3000', origin: 'http://localhost:3000' }
    const post = (headers = {}) => {
      const body = new FormData()
      body.set('$ACTION_1:0', JSON.stringify({ id: '60ab' }))
      const sent = { ...site, 'content-length': '500', ...headers }
      return send('/admission/admission-enquiry', sent, { method: 'POST', body })
    }
    const response = await post({ 'Content-Security-Policy': "script-src 'nonce-x'" })
    const policy = response.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
    expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(policy)
    expect((await post()).headers.get('content-security-policy')).not.toBe(policy)
    for (const path of ['/news', '/news?year=2026'])
      expect((await send(path)).headers.get('content-security-policy')).toBeNull()
  })

  it('names the page for a query', async () => {
    const { headers } = await send('/news?year=2026')
    const path = headers.get(`x-middleware-request-${internalPathHeader}`)
    expect(path).toBe(getQueryPath('/news', '?year=2026')!.slice(1))
  })

  describe('to a form submission', () => {
    const own = { host: 'localhost:3000', origin: 'http://localhost:3000' }
    const sized = { ...own, 'content-length': '500' }
    const page = '/admission/admission-enquiry'
    const form = (fields: Record<string, string>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.set(name, value)
      return { method: 'POST', body }
    }

    it.each([
      [403, 'comes from another origin', page, { ...sized, origin: 'https://evil.example' }],
      [403, 'has an opaque origin', page, { ...sized, origin: 'null' }],
      [405, 'is sent to a page without a form', '/about', sized],
      [411, 'has no length', page, own],
      [413, 'is too large', page, { ...own, 'content-length': '20000' }],
    ])('is a page with status %i when a form %s', async (status, _, path, headers) => {
      const response = await send(path, headers, form({ name: 'A parent' }))
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await response.text()).toMatch(/<h1>.+<a href="tel:/)
    })

    it('is a page with status 400 when a form cannot be read', async () => {
      const headers = { ...sized, 'content-type': 'multipart/form-data' }
      const response = await send(page, headers, { method: 'POST' })
      expect(response.status).toBe(400)
    })

    it.each(['PUT', 'DELETE', 'OPTIONS'])('is a page with status 405 to %s', async (method) => {
      const response = await send('/news?year=2026', own, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    })

    it('is 409 when the form is not in the manifest of the build', async () => {
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

  describe('to a request for the desk', () => {
    const own = { host: 'localhost:3000', origin: 'http://localhost:3000', 'content-length': '500' }
    const form = () => {
      const body = new FormData()
      body.set('title', 'A notice')
      return { method: 'POST', body }
    }

    it('is the one for an unknown path while there is no desk', async () => {
      jest.replaceProperty(env, 'deskSecret', undefined)
      expect((await send('/desk')).headers.get('location')).toBe('http://localhost:3000/')
      expect((await send('/desk/log-in', own, form())).status).toBe(404)
    })

    describe('while it is on', () => {
      let folder: string
      beforeEach(() => {
        folder = mkdtempSync(path.join(tmpdir(), 'desk-'))
        jest.replaceProperty(env, 'dataDir', folder)
        jest.replaceProperty(env, 'databaseUrl', undefined)
        jest.replaceProperty(env, 'deskSecret', 'x'.repeat(32))
        // Without a manifest of the build, every form may be one of its forms.
        jest.replaceProperty(env, 'buildDir', '/nowhere')
      })
      afterEach(async () => {
        await closeDatabase()
        rmSync(folder, { recursive: true })
      })
      /** A port on which nothing listens. */
      const awayUrl = 'postgres://school@127.0.0.1:1/school'

      it('is a page that says so while the database is unavailable, and not the log-in', async () => {
        jest.replaceProperty(env, 'databaseUrl', awayUrl)
        for (const response of [
          await send('/desk', { cookie: '__Host-desk=x' }),
          await send('/desk/log-in', own, form()),
        ]) {
          expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
          expect(await response.text()).toContain('<h1>The desk cannot reach its database</h1>')
        }
      })

      it('says that nothing can be saved before it opens an enquiry, because the view is recorded', async () => {
        const { db } = await getSiteDatabase()
        // As on a full disk, until a failure replaces the connection.
        await sql`pragma query_only = 1`.execute(db)
        expect((await send('/desk/enquiries')).headers.get('x-middleware-next')).toBe('1')
        const response = await send('/desk/enquiries/ENQ-ANSU-EGUJ')
        expect([response.status, await response.text()]).toEqual([
          503,
          expect.stringContaining(notSavedWords.title),
        ])
        const { headers } = await send('/desk/enquiries/ENQ-ANSU-EGUJ')
        expect(headers.get('x-middleware-next')).toBe('1')
      })

      it('requests a resized picture from the desk, unless its database is unavailable', async () => {
        const picture = '/_next/image?url=%2Fapi%2Fimage%2Fdesk%2Fa.jpg&w=480&q=65'
        expect((await send(picture)).status).toBe(404)
        expect((await send('/_next/image?url=%2Fapi%2Fimage%2F..&w=480&q=65')).status).toBe(404)
        await closeDatabase()
        jest.replaceProperty(env, 'databaseUrl', awayUrl)
        const { headers } = await send(picture)
        expect([headers.get('x-middleware-next'), headers.get('x-accel-expires')]).toEqual([
          '1',
          '1',
        ])
        jest.replaceProperty(env, 'deskSecret', undefined)
        expect((await send(picture)).headers.get('x-accel-expires')).toBeNull()
      })

      it.each([
        ['https://school.example', 'www.school.example'],
        ['https://www.school.example', 'school.example'],
      ])('leads to %s from %s, before anybody logs in', async (siteUrl, host) => {
        jest.replaceProperty(env, 'siteUrl', siteUrl)
        const { status, headers } = await send('/desk/log-in?next=%2Fdesk%2Fmedia', { host })
        expect([status, headers.get('location')]).toEqual([
          307,
          `${siteUrl}/desk/log-in?next=%2Fdesk%2Fmedia`,
        ])
        const own = await send('/desk/log-in', { host: new URL(siteUrl).host })
        expect(own.headers.get('location')).toBeNull()
        const other = await send('/desk/log-in', { host: '192.168.1.10' })
        expect(other.headers.get('location')).toBeNull()
      })

      it.each([
        ['/desk/log-in', true],
        ['/desk/join', true],
        ['/desk/new-password', true],
        ['/desk', false],
      ])(
        'tests with %s whether the browser keeps a cookie of its kind: %s',
        async (path, tries) => {
          const cookie = (await send(path)).headers.get('set-cookie')
          if (tries) expect(cookie).toMatch(/^__Host-desk-check=1; Path=\/; Secure; HttpOnly/)
          else expect(cookie).toBeNull()
        },
      )

      it('has a strict policy, and is neither stored nor indexed', async () => {
        const { headers } = await send('/desk/records?state=draft')
        expect(headers.get('content-security-policy')).toMatch(
          /^default-src 'none'; script-src 'self' 'nonce-[\w+/]{22}=='; .*frame-ancestors 'none'$/,
        )
        expect(headers.get('cache-control')).toBe('no-store')
        expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
        expect(headers.get('x-middleware-request-x-desk-path')).toBe('/desk/records?state=draft')
      })

      it.each(['/desk/media/a.jpg?small', '/desk/certificates/a', '/desk/enquiries/export'])(
        'leaves the policy and the lifetime of the file %s unchanged',
        async (path) => {
          const { headers } = await send(path)
          expect(headers.get('content-security-policy')).toBeNull()
          expect(headers.get('cache-control')).toBeNull()
          expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
          expect(headers.get('x-frame-options')).toBe('DENY')
        },
      )

      it.each([
        ['/Desk', '/desk'],
        ['/desk/', '/desk'],
        ['/DESK/media/Ab.jpg/', '/desk/media/Ab.jpg'],
      ])('leads from %s to %s', async (path, target) => {
        const response = await send(path)
        expect(response.status).toBe(307)
        expect(response.headers.get('location')).toBe(`http://localhost:3000${target}`)
        expect(response.headers.get('cache-control')).toBe('no-store')
      })

      it.each([
        [403, 'comes from another origin', { ...own, origin: 'https://evil.example' }],
        [403, 'does not say where it comes from', { host: own.host, 'content-length': '500' }],
        [411, 'has no length', { host: own.host, origin: own.origin }],
        [413, 'is too large', { ...own, 'content-length': '400000' }],
      ])('is a page with status %i when a form %s', async (status, _, headers) => {
        expect((await send('/desk/people', headers, form())).status).toBe(status)
      })

      it('accepts a long story, but no other method', async () => {
        const headers = { ...own, 'content-length': '200000' }
        const response = await send('/desk/people', headers, form())
        expect(response.headers.get('x-middleware-next')).toBe('1')
        expect((await send('/desk/people', own, { method: 'PUT' })).status).toBe(405)
      })
    })
  })

  it('is one page for all names that no record can have', async () => {
    for (const name of ['a%20b', 'a.b', '~', 'x'.repeat(65)]) {
      const { headers } = await send(`/news/${name}`)
      expect(headers.get(`x-middleware-request-${internalPathHeader}`)).toBe('news/~')
    }
  })

  it('never rewrites to an address, whose host may differ from the one that Next knows', async () => {
    const paths = ['/news/a.b', '/events/~', '/tabloid/...', '/news/6b00', '/query/news', '/ABOUT']
    for (const path of paths) {
      const { headers } = await send(path)
      expect([path, headers.get('x-middleware-rewrite')]).toEqual([path, null])
    }
  })
})
