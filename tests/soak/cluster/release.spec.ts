import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../support/servers/ports'
import { rawRequest } from '../../support/browser/raw-request'
import { createRelease } from '../../support/servers/release'
import { startRelease } from '../../support/servers/site'
import { postEnquiry } from '../../support/servers/post-enquiry'

const settings = {
  DATABASE_URL: '',
  REDIS_URL: '',
  CONTENT_API_URL: '',
  HEALTH_SECRET: 'a secret of the tests',
}

/** The files of `deploy/Dockerfile` and no others: native modules and other non-JavaScript files have to be included. */
test('a release is complete, and runs as a user without rights to its files', async () => {
  const release = createRelease()
  const site = await startRelease(release, await freePort(), {
    ...settings,
    DATA_DIR: release.data,
  })
  try {
    const get = async (path: string, type: string) => {
      const response = await fetch(site.url + path, { headers: { accept: 'image/webp' } })
      expect(`${response.status} ${response.headers.get('content-type')}`, path).toBe(`200 ${type}`)
      return response.text()
    }
    const page = await get('/beyond-academic/events-gallery', 'text/html; charset=utf-8')
    const picture = /\/_next\/image\?[^" ]+/.exec(page)![0].replaceAll('&amp;', '&')
    await get(picture, 'image/webp')
    await get('/news?year=all', 'text/html; charset=utf-8')
    await get('/crest.svg', 'image/svg+xml')
    const home = await get('/', 'text/html; charset=utf-8')
    await get(/\/modules\/[\w-]+\.js/.exec(home)![0], 'application/javascript; charset=UTF-8')
    const tabloid = await get('/tabloid', 'text/html; charset=utf-8')
    await get(/\/_next\/static\/[^"]+\.css/.exec(tabloid)![0], 'text/css; charset=UTF-8')
    await get('/events.ics', 'text/calendar; charset=utf-8')
    const enquiry = await postEnquiry(site.url, 1)
    expect(enquiry.status).toBe(201)
    expect(JSON.parse(await get('/api/health', 'application/json'))).toEqual({ status: 'ok' })
    const headers = { authorization: `Bearer ${settings.HEALTH_SECRET}` }
    const health = await fetch(`${site.url}/api/health`, { headers })
    expect(await health.json()).toMatchObject({
      status: 'ok',
      version: { build: expect.stringMatching(/^.{21}$/) },
    })
    for (const [target, location] of [
      ['http://evil.example/NEWS', '/news'],
      ['http://evil.example/abuot', '/'],
      ['http://evil.example/about', undefined],
    ] as const) {
      expect((await rawRequest(site.url, target)).location, target).toBe(location)
    }
    // A page that cannot be rendered, because its content file is missing.
    rmSync(path.join(release.folder, 'content/pages/tabloid.md'))
    const broken = await fetch(`${site.url}/tabloid?show=1`)
    expect(broken.status).toBe(500)
    expect(broken.headers.get('content-security-policy')).toContain("object-src 'none'")
    // A normal stop leaves nothing in the write-ahead log, which SQLite removes.
    expect(await site.stop()).toBe(0)
    const log = path.join(release.data, 'enquiries.db-wal')
    expect(statSync(log, { throwIfNoEntry: false })?.size ?? 0).toBe(0)
  } finally {
    await site.kill()
    release.remove()
  }
})

test('a release with a read-only cache still serves pages', async () => {
  const release = createRelease()
  chmodSync(release.pages, 0o555)
  const site = await startRelease(release, await freePort(), {
    ...settings,
    DATA_DIR: release.data,
  })
  try {
    const list = await (await fetch(`${site.url}/news`)).text()
    const record = /href="(\/news\/[\w-]+)"/.exec(list)![1]!
    for (const path of ['/about', '/news', record, record]) {
      const page = await fetch(site.url + path)
      expect(page.status, path).toBe(200)
      expect(page.headers.get('content-security-policy'), path).toContain('script-src')
    }
  } finally {
    await site.kill()
    release.remove()
  }
})

test('a release without the error pages of Next serves all others', async () => {
  const release = createRelease()
  const server = path.join(release.folder, process.env.NEXT_DIST_DIR || '.next', 'server')
  const errorPages = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?:pages\/\d+|app\/_(?:not-found|global-error))\.html$/.test(name),
  )
  expect(errorPages.length).toBeGreaterThan(2)
  for (const name of errorPages) rmSync(path.join(server, name))
  rmSync(path.join(release.folder, 'content/pages/tabloid.md'))
  const site = await startRelease(release, await freePort(), {
    ...settings,
    DATA_DIR: release.data,
  })
  try {
    for (const [path, status] of [
      ['/about', 200],
      ['/news?year=all', 200],
      ['/_next/static/none.js', 404],
      ['/news/no-such-item', 404],
      // Cannot be rendered, because its content file is missing.
      ['/tabloid?show=1', 500],
      ['/about', 200],
    ] as const) {
      const response = await fetch(site.url + path, { signal: AbortSignal.timeout(10_000) })
      expect(response.status, path).toBe(status)
      await response.text()
    }
  } finally {
    await site.kill()
    release.remove()
  }
})

test('a release says in plain words why it cannot start', async () => {
  const release = createRelease()
  try {
    const invalid = { ...settings, DATA_DIR: release.data, TRUST_PROXY: 'yes' }
    // Next says "Ready" before it reads the settings, but need not.
    const failure = await startRelease(release, await freePort(), invalid).then(
      async (site) => `The site stopped with code ${await site.exited}:\n${site.output()}`,
      (error: Error) => error.message,
    )
    expect(failure).toMatch(/^The site stopped with code 1:$/m)
    expect(failure).toMatch(/^ {2}TRUST_PROXY: must be a whole number from 0 to 9$/m)
    expect(failure).not.toMatch(/^\s+at /m)
  } finally {
    release.remove()
  }
})
