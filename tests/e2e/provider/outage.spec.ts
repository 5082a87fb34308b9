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
  fill,
  livePages,
  newsItem,
  timeoutMilliseconds,
  ring,
  story,
  visit,
} from '../../support/fixtures/live-pages'
import { buildSite, startSite } from '../../support/servers/site'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../support/browser/test'

const servicePort = 4010
const sitePort = 3110
const siteUrl = `http://localhost:${sitePort}`
const intervalSeconds = 2
const secret = 'a secret of the tests'
const savedCopy = /Saved copy from \d+ \w+ \d{4}, \d+:\d\d [ap]m/
const lastRead = /Last read \d+ \w+ \d{4}, \d+:\d\d [ap]m/
const lists = livePages.filter(({ isList }) => isList)

/** Which sitemap lists which of the pages that `fill` brings about. */
const sitemaps = [
  ['/sitemap-news.xml', newsItem],
  ['/sitemap-events.xml', event],
  ['/sitemap-gallery.xml', album],
  ['/sitemap-tabloid.xml', story],
] as const

const otherShape = '{"message":"ok"}'

const faults: [what: string, fault: Fault][] = [
  ['answers with an error', { status: 500 }],
  ['answers with a page of HTML', { body: '<h1>Welcome</h1>', contentType: 'text/html' }],
  ['answers with half a list', { body: '[{"_id":', truncate: true }],
  ['answers with JSON that ends too soon', { body: '[{"_id":"1"},' }],
  ['finds nothing at all', { status: 404 }],
  ['closes the line', { reset: true }],
  ['never answers', { hang: true }],
  // The last, because it empties the tabloid.
  ['answers with another shape', { body: otherShape }],
]

/** One site, from its build while the service is away to its rebuild during a second outage. */
test.describe.serial('a content service that comes and goes', () => {
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

  const outside = (request: APIRequestContext) => visit(request, siteUrl, secret)

  test('a build succeeds without it, and the pages show the specified words', async ({
    page,
    request,
  }) => {
    const { openScreen, health } = outside(request)
    test.setTimeout(300_000)
    await buildSite(settings)
    site = await startSite(sitePort, settings)
    for (const { path, without } of livePages) {
      const { text } = await openScreen(path)
      for (const words of new Set(without)) {
        const expected = without.filter((each) => each === words).length
        expect(text.split(words).length - 1, `${path}: ${words}`).toBeGreaterThanOrEqual(expected)
      }
      expect(text).not.toMatch(/No data available|Saved copy|Last read/)
    }
    for (const [sitemap, record] of sitemaps) {
      const { text } = await openScreen(sitemap)
      expect(text.trim().split(/\s+/), sitemap).toHaveLength(1)
      expect(text, sitemap).not.toContain(record)
    }
    await expect.poll(health).toMatchObject({ code: 503, status: 'down' })
    await page.goto(siteUrl)
    await expect(page.getByText('Photo Title')).toHaveCount(6)
    await expect(page.getByText('Untitled Event')).toHaveCount(2)
    await expectAccessible(page)
  })

  test('they heal by themselves when it comes', async ({ request }) => {
    const { expectText, health } = outside(request)
    service = await startContentServer({ port: servicePort })
    fill(service)
    for (const { path, shows } of livePages) await expectText(path, shows)
    for (const { path } of lists) await expectText(path, lastRead)
    for (const [sitemap, record] of sitemaps) await expectText(sitemap, record)
    expect(await health()).toMatchObject({ status: 'ok', problems: [] })
  })

  test('an unknown story, album, notice or event is missing, and says so', async ({ request }) => {
    const { open } = outside(request)
    const noAlbum = ['Event Date Not Available', 'Last Date Not Available', 'Total Photos 0']
    for (const [path, ...words] of [
      ['/tabloid/no-such-story', entryFailed],
      ['/beyond-academic/photo-categories?id=no-such-album', ...noAlbum],
      ['/beyond-academic/photo-categories?id=..%2Fetc', ...noAlbum],
      ['/news/no-such-notice', 'This notice is not here'],
      ['/events/no-such-event', 'This event is not here'],
    ] as const) {
      const page = await open(path)
      expect(page, path).toMatchObject({ status: 404, unindexed: true })
      for (const each of words) expect(page.text).toContain(each)
    }
  })

  test('a change shows within the interval and one more request', async ({ page, request }) => {
    const { openScreen, expectText } = outside(request)
    ring(service, 'Second bell')
    await page.waitForTimeout(intervalSeconds * 1000)
    await openScreen('/news')
    await expectText('/news', 'Second bell')
  })

  test('the office shows a change at once with the revalidation call', async ({ request }) => {
    const { expectText, revalidate } = outside(request)
    expect(await revalidate('news', 'a wrong secret of the tests')).toBe(401)
    expect(await revalidate('no such list')).toBe(422)
    ring(service, 'Third bell')
    expect(await revalidate('news')).toBe(200)
    for (const path of ['/news', '/']) await expectText(path, 'Third bell')
  })

  test('every screen is there at once, however slow it is', async ({ request }) => {
    const { expectText, remakeAll } = outside(request)
    service.fail('*', { delay: 3000 })
    ring(service, 'Slow bell')
    await remakeAll()
    for (const path of ['/news', '/']) await expectText(path, 'Slow bell')
    for (const { path } of lists) await expectText(path, lastRead)
  })

  for (const [index, [what, fault]] of faults.entries()) {
    test(`every screen keeps what it had while it ${what}`, async ({ request }) => {
      const { openScreen, expectText, health, remakeAll } = outside(request)
      service.clearFaults()
      service.fail('*', fault)
      await remakeAll()
      for (const { path, shows, isList, takesAnyShape } of livePages) {
        if (takesAnyShape && fault.body === otherShape) {
          await expectText(path, 'No blogs found.')
          continue
        }
        if (isList) await expectText(path, savedCopy)
        await expectText(path, shows)
      }
      // Made for each request, or for the first time: these do wait for the service, but not for long.
      const filtered = await openScreen('/news?year=all', timeoutMilliseconds)
      expect(filtered.text).toContain('First bell')
      const unread = await openScreen(`/tabloid/unread-${index}`, timeoutMilliseconds)
      expect(unread.text).toContain(entryFailed)
      expect(await health()).toMatchObject({ code: 200, status: 'degraded' })
    })
  }

  test('they all heal within an interval', async ({ page, request }) => {
    const { openScreen, expectText, health } = outside(request)
    service.clearFaults()
    ring(service, 'Last bell')
    await page.waitForTimeout(intervalSeconds * 1000)
    for (const { path } of livePages) await openScreen(path)
    for (const path of ['/news', '/']) await expectText(path, 'Last bell')
    for (const { path } of lists) await expectText(path, lastRead)
    for (const { path, shows } of livePages) await expectText(path, shows)
    expect(await health()).toMatchObject({ status: 'ok' })
  })

  test('pages carry what they show, however long the archive is', async ({ request }) => {
    const at = { url: siteUrl, request, secret }
    const short = await measureFirstViews(at, service, shortArchive, 'Short archive')
    const size = { ...shortArchive, years: 10, news: 2000, events: 1000, albums: 300, stories: 80 }
    const long = await measureFirstViews(at, service, size, 'Long archive')
    for (const [address, { bytes, records, max }] of Object.entries(long)) {
      expect(records, address).toBeGreaterThan(0)
      expect(records, address).toBeLessThanOrEqual(max)
      expect(bytes, address).toBeLessThan(short[address]!.bytes * 1.1)
    }
    const call = await request.get(`${siteUrl}/api/lists/news`)
    expect(await call.json()).toMatchObject({ count: 2000, items: { length: 60 } })
  })

  test('hostile and half-broken records break nothing and run nothing', async ({
    page,
    request,
  }) => {
    const { expectText, revalidateAll } = outside(request)
    test.setTimeout(120_000)
    serveHostileRecords(service)
    await revalidateAll()
    const others = livePages
      .map(({ path }) => path)
      .filter((path) => ![newsItem, event, story, album].includes(path))
    for (const path of [...others, ...hostileRecords]) {
      await expectText(path, validTitle)
      await expectHarmless(page, siteUrl + path)
      await expectNoSidewaysScroll(page, 320)
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    for (const path of ['/', '/news', '/tabloid/hostile']) {
      await page.goto(siteUrl + path)
      await expectAccessible(page)
    }
    fill(service)
    await revalidateAll()
    for (const { path, shows } of livePages) await expectText(path, shows)
  })

  test('after a restart during an outage they say how old the saved copy is', async ({
    request,
  }) => {
    const { expectText, health, remakeAll } = outside(request)
    await service.stop()
    await site.stop()
    site = await startSite(sitePort, settings)
    await expect.poll(health).toMatchObject({ code: 200, status: 'degraded' })
    await remakeAll()
    for (const { path } of lists) await expectText(path, savedCopy)
  })

  test('after a rebuild during an outage they still have it', async ({ request }) => {
    const { openScreen, health } = outside(request)
    test.setTimeout(300_000)
    await site.stop()
    await buildSite(settings)
    site = await startSite(sitePort, settings)
    for (const { path, shows, isList } of livePages) {
      const { text } = await openScreen(path, timeoutMilliseconds)
      expect(text, path).toContain(shows)
      if (isList) expect(text, path).toMatch(savedCopy)
    }
    await expect.poll(health).toMatchObject({ code: 200, status: 'degraded' })
  })
})
