import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { shortArchive } from '../../support/fixtures/archive'
import {
  type ContentServer,
  type Fault,
  startContentServer,
} from '../../support/servers/content-server'
import { measureFirstViews } from '../../support/fixtures/first-view-records'
import {
  expectHarmless,
  hostileRecords,
  serveHostileRecords,
  validTitle,
} from '../../support/expect/hostile'
import {
  album,
  entryFailed,
  event,
  seedRecords,
  livePages,
  newsItem,
  timeoutMilliseconds,
  setNews,
  story,
  createSiteClient,
} from '../../support/fixtures/live-pages'
import { buildSite, startSite } from '../../support/servers/site'
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
} from '../../support/browser/test'

const servicePort = 4010
const sitePort = 3110
const siteUrl = `http://localhost:${sitePort}`
const intervalSeconds = 2
const secret = 'a secret of the tests'
const savedCopy = /Saved copy from \d+ \w+ \d{4}, \d+:\d\d [ap]m/
const upToDate = /Up to date at \d+:\d\d [ap]m on \d+ \w+ \d{4}/
const lists = livePages.filter(({ isList }) => isList)

/** Sitemaps, each with a page of `seedRecords` that it lists. */
const sitemaps = [
  ['/sitemap-news.xml', newsItem],
  ['/sitemap-events.xml', event],
  ['/sitemap-gallery.xml', album],
  ['/sitemap-tabloid.xml', story],
] as const

const otherShape = '{"message":"ok"}'

const faults: [what: string, fault: Fault][] = [
  ['responds with an error', { status: 500 }],
  ['responds with an HTML page', { body: '<h1>Welcome</h1>', contentType: 'text/html' }],
  ['sends half a list', { body: '[{"_id":', truncate: true }],
  ['sends incomplete JSON', { body: '[{"_id":"1"},' }],
  ['responds with 404 to everything', { status: 404 }],
  ['closes the connection', { reset: true }],
  ['never responds', { hang: true }],
  // The last, because it empties the tabloid.
  ['responds with another shape', { body: otherShape }],
]

/** One site, from a build while the service is unavailable to a rebuild during a second outage. */
test.describe.serial('an unreliable content service', () => {
  let settings: Record<string, string>
  let site: Awaited<ReturnType<typeof startSite>>
  let service: ContentServer

  test.beforeAll(async () => {
    settings = {
      NEXT_DIST_DIR: '.next-test',
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'site-data-')),
      CONTENT_API_URL: `http://127.0.0.1:${servicePort}`,
      REVALIDATE_SECONDS: String(intervalSeconds),
      REVALIDATE_SECRET: secret,
      HEALTH_SECRET: secret,
    }
  })

  test.afterAll(async () => {
    await site?.stop()
    await service?.stop()
    await rm(settings.DATA_DIR!, { recursive: true, force: true })
  })

  const clientOf = (request: APIRequestContext) => createSiteClient(request, siteUrl, secret)

  test('a build succeeds without it, and the pages show the specified words', async ({
    page,
    request,
  }) => {
    const { openLivePage, health } = clientOf(request)
    test.setTimeout(600_000)
    await buildSite(settings)
    site = await startSite(sitePort, settings)
    // The first response of a process loads its code.
    await request.get(siteUrl, { timeout: 30_000 })
    for (const { path, fallback } of livePages) {
      const { text } = await openLivePage(path)
      for (const words of new Set(fallback)) {
        const expected = fallback.filter((each) => each === words).length
        expect(text.split(words).length - 1, `${path}: ${words}`).toBeGreaterThanOrEqual(expected)
      }
      expect(text).not.toMatch(/No data available|Saved copy|Up to date/)
    }
    for (const path of ['/bn', '/hi/admission', '/hi/admission/admission-enquiry'])
      expect((await request.get(siteUrl + path)).status(), path).toBe(200)
    for (const [sitemap, record] of sitemaps) {
      const { text } = await openLivePage(sitemap)
      expect(text.trim().split(/\s+/), sitemap).toHaveLength(1)
      expect(text, sitemap).not.toContain(record)
    }
    await expect.poll(health).toMatchObject({ code: 503, status: 'down' })
    await page.goto(siteUrl)
    await expect(page.getByText('Photo Title')).toHaveCount(6)
    await expect(page.getByText('Untitled Event')).toHaveCount(2)
    await expectAccessible(page)
  })

  test('pages recover by themselves when it becomes available', async ({ request }) => {
    const { expectText, health } = clientOf(request)
    service = await startContentServer({ port: servicePort })
    seedRecords(service)
    for (const { path, shows } of livePages) await expectText(path, shows)
    for (const { path } of lists) await expectText(path, upToDate)
    for (const [sitemap, record] of sitemaps) await expectText(sitemap, record)
    expect(await health()).toMatchObject({ status: 'ok', problems: [] })
  })

  test('an unknown story, album, notice or event is missing, and says so', async ({ request }) => {
    const { open } = clientOf(request)
    const noAlbum = ['Event Date Not Available', 'Last Date Not Available', 'Total Photos 0']
    for (const [path, ...words] of [
      ['/tabloid/no-such-story', entryFailed],
      ['/beyond-academic/photo-categories?id=no-such-album', ...noAlbum],
      ['/beyond-academic/photo-categories?id=..%2Fetc', ...noAlbum],
      ['/news/no-such-notice', 'This notice is not here'],
      ['/events/no-such-event', 'This event is not here'],
    ] as const) {
      const page = await open(path)
      expect(page, path).toMatchObject({ status: 404, noindex: true })
      for (const each of words) expect(page.text).toContain(each)
    }
  })

  test('a change shows within the interval and one more request', async ({ request }) => {
    const { openLivePage, expectText } = clientOf(request)
    setNews(service, 'Second bell')
    await expect.poll(async () => (await openLivePage('/news')).cache).toBe('STALE')
    await expectText('/news', 'Second bell')
  })

  test('the office publishes a change at once with the revalidation endpoint', async ({
    request,
  }) => {
    const { expectText, revalidate } = clientOf(request)
    expect(await revalidate('news', 'a wrong secret of the tests')).toBe(401)
    expect(await revalidate('no such list')).toBe(422)
    setNews(service, 'Third bell')
    expect(await revalidate('news')).toBe(200)
    for (const path of ['/news', '/']) await expectText(path, 'Third bell')
  })

  test('every page is served at once, however slow the service is', async ({ request }) => {
    const { expectText, regenerateAll } = clientOf(request)
    service.fail('*', { delay: 3000 })
    setNews(service, 'Slow bell')
    await regenerateAll()
    for (const path of ['/news', '/']) await expectText(path, 'Slow bell')
    for (const { path } of lists) await expectText(path, upToDate)
  })

  for (const [index, [what, fault]] of faults.entries()) {
    test(`every page keeps its content while the service ${what}`, async ({ request }) => {
      const { openLivePage, expectText, health, regenerateAll } = clientOf(request)
      service.clearFaults()
      service.fail('*', fault)
      await regenerateAll()
      for (const { path, shows, isList, acceptsAnyShape } of livePages) {
        if (acceptsAnyShape && fault.body === otherShape) {
          await expectText(path, 'No blogs found.')
          continue
        }
        if (isList) await expectText(path, savedCopy)
        await expectText(path, shows)
      }
      // Pages rendered on demand or for the first time wait for the service, but not for long.
      const filtered = await openLivePage('/news?year=all', timeoutMilliseconds)
      expect(filtered.text).toContain('First bell')
      const unread = await openLivePage(`/tabloid/unread-${index}`, timeoutMilliseconds)
      expect(unread.text).toContain(entryFailed)
      expect(await health()).toMatchObject({ code: 200, status: 'degraded' })
    })
  }

  test('all pages recover by themselves', async ({ request }) => {
    const { expectText, health } = clientOf(request)
    service.clearFaults()
    setNews(service, 'Last bell')
    for (const path of ['/news', '/']) await expectText(path, 'Last bell')
    for (const { path } of lists) await expectText(path, upToDate)
    for (const { path, shows } of livePages) await expectText(path, shows)
    expect(await health()).toMatchObject({ status: 'ok' })
  })

  test('pages contain only the records that they show, however long the archive is', async ({
    request,
  }) => {
    const at = { url: siteUrl, request, secret }
    const short = await measureFirstViews(at, service, shortArchive, 'Short archive')
    const size = { ...shortArchive, years: 10, news: 2000, events: 1000, albums: 300, stories: 80 }
    const long = await measureFirstViews(at, service, size, 'Long archive')
    for (const [address, { bytes, records, max }] of Object.entries(long)) {
      expect(records, address).toBeGreaterThan(0)
      expect(records, address).toBeLessThanOrEqual(max)
      expect(bytes, address).toBeLessThan(short[address]!.bytes * 1.1)
    }
  })

  test('hostile and broken records break no page and run no script', async ({ page, request }) => {
    const { expectText, revalidateAll } = clientOf(request)
    test.setTimeout(120_000)
    serveHostileRecords(service)
    await revalidateAll()
    const others = livePages
      .map(({ path }) => path)
      .filter((path) => ![newsItem, event, story, album].includes(path))
    for (const path of [...others, ...hostileRecords]) {
      await expectText(path, validTitle)
      await expectHarmless(page, siteUrl + path)
      await expectNoHorizontalScroll(page, 320)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    for (const path of ['/', '/news', '/tabloid/hostile']) {
      await page.goto(siteUrl + path)
      await expectAccessible(page)
    }
    seedRecords(service)
    await revalidateAll()
    for (const { path, shows } of livePages) await expectText(path, shows)
  })

  test('after a restart during an outage pages show the age of the saved copy', async ({
    request,
  }) => {
    const { expectText, health, regenerateAll } = clientOf(request)
    await service.stop()
    await site.stop()
    site = await startSite(sitePort, settings)
    await expect.poll(health).toMatchObject({ code: 200, status: 'degraded' })
    await regenerateAll()
    for (const { path } of lists) await expectText(path, savedCopy)
  })

  test('after a rebuild during an outage pages still show the saved copy', async ({ request }) => {
    const { openLivePage, health } = clientOf(request)
    test.setTimeout(600_000)
    await site.stop()
    await buildSite(settings)
    site = await startSite(sitePort, settings)
    for (const { path, shows, isList } of livePages) {
      const { text } = await openLivePage(path, timeoutMilliseconds)
      expect(text, path).toContain(shows)
      if (isList) expect(text, path).toMatch(savedCopy)
    }
    await expect.poll(health).toMatchObject({ code: 200, status: 'degraded' })
  })
})
