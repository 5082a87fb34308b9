import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { shortArchive } from '../../support/archive'
import { type ContentServer, startContentServer } from '../../support/content-server'
import { firstViewsOf } from '../../support/first-views'
import { buildSite, startSite } from '../../support/site'
import { expect, expectAccessible, test } from '../../support/test'

const servicePort = 4010
const sitePort = 3110
const intervalSeconds = 2

/** Records of `tests/fixtures`. */
const story = '/tabloid/a-night-with-the-telescope'
const album = '/beyond-academic/photo-categories?id=620000000000000000000001'

/** One site, from its build while the service is away to its restart during a second outage. */
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
      REVALIDATE_SECRET: 'a secret of the tests',
    }
  })

  test.afterAll(async () => {
    await site?.stop()
    await service?.stop()
    await rm(settings.DATA_DIR!, { recursive: true, force: true })
  })

  test('a build succeeds without it, and the pages show the specified placeholders', async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await buildSite(settings)
    site = await startSite(sitePort, settings)
    const response = await page.goto(site.url)
    expect(response?.status()).toBe(200)
    await expect(page.getByText('Stay Tuned For More Updates').first()).toBeAttached()
    await expect(page.getByText('No news available at the moment.')).toBeVisible()
    await expect(page.getByText('Untitled Event')).toHaveCount(2)
    await expect(page.getByText('Photo Title')).toHaveCount(6)
    await expect(page.getByText('No entries found.')).toBeVisible()
    await expectAccessible(page)

    await page.goto(`${site.url}/news`)
    await expect(page.getByText('No data available for the selected filters.')).toBeHidden()
    await expect(page.getByText(/Saved copy/)).toBeHidden()
  })

  test('no story and no album is taken for missing meanwhile', async ({ page }) => {
    const open = async (path: string) => {
      const response = await page.goto(site.url + path)
      expect(response?.status(), path).toBe(200)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      return page.getByRole('main')
    }
    await expect(await open(story)).toContainText(
      'Failed to load the blog. Please try again later.',
    )
    await expect(await open(album)).toContainText('Total Photos0')
    await expect(await open('/tabloid')).toContainText('Failed to load blogs: Network Error')
    const notices = await open('/academics/careercounseling')
    await expect(notices.getByText('Stay Tuned For More Updates')).toHaveCount(2)
  })

  test('they heal by themselves when it comes', async ({ page }) => {
    service = await startContentServer({ port: servicePort })
    service.set('news', [news('First bell', '2026-01-12')])
    await expectSoon(page, `${site.url}/news?year=all`, 'First bell')
    await expectSoon(page, `${site.url}/news`, 'First bell', 8)
    await expectSoon(page, site.url, 'First bell', 8)
  })

  test('so do stories, albums and notices', async ({ page }) => {
    await expectSoon(page, site.url + story, 'kitchen chimney')
    await expectSoon(page, site.url + album, 'Four houses, one puddle.')
    await expectSoon(page, `${site.url}/tabloid`, 'The pump room frog')
    await expectSoon(
      page,
      `${site.url}/academics/careercounseling`,
      'Choosing a stream after Class X',
    )
  })

  test('a change shows within the interval and one more request', async ({ page }) => {
    service.set('news', [news('Second bell', '2026-01-13')])
    await page.waitForTimeout(intervalSeconds * 1000)
    await page.goto(`${site.url}/news`)
    await expectSoon(page, `${site.url}/news`, 'Second bell', 2)
  })

  test('the office shows a change at once with the revalidation call', async ({
    page,
    request,
  }) => {
    const call = (secret: string, tag: string) =>
      request.post(`${site.url}/api/revalidate`, {
        headers: { authorization: `Bearer ${secret}` },
        data: { tag },
      })
    expect((await call('a wrong secret of the tests', 'news')).status()).toBe(401)
    expect((await call('a secret of the tests', 'no such list')).status()).toBe(422)
    service.set('news', [news('Third bell', '2026-01-14')])
    expect((await call('a secret of the tests', 'news')).status()).toBe(200)
    await page.goto(`${site.url}/news`)
    await expectSoon(page, `${site.url}/news`, 'Third bell', 2)
    await expectSoon(page, site.url, 'Third bell', 8)
  })

  for (const [what, fault] of Object.entries({
    'answers with an error': { status: 500 },
    'answers with a page of HTML': { body: '<h1>Welcome</h1>', contentType: 'text/html' },
    'answers with half a list': { body: '[{"_id":', truncate: true },
    'answers with another shape': { body: '{"message":"ok"}' },
    'closes the line': { reset: true },
  } as const)) {
    test(`the pages keep what they had while it ${what}`, async ({ page }) => {
      service.fail('*', fault)
      for (const path of ['/', '/news']) {
        await page.goto(site.url + path)
        await page.waitForTimeout(intervalSeconds * 1000)
        await page.goto(site.url + path)
        await expect(page.getByText('Third bell').first()).toBeVisible()
      }
      service.heal()
    })
  }

  test('pages carry what they show, however long the archive is', async ({ request }) => {
    const at = { url: site.url, request, secret: 'a secret of the tests' }
    const short = await firstViewsOf(at, service, shortArchive, 'Short archive')
    const size = { ...shortArchive, years: 10, news: 2000, events: 1000, albums: 300, stories: 80 }
    const long = await firstViewsOf(at, service, size, 'Long archive')
    for (const [address, { bytes, records, most }] of Object.entries(long)) {
      expect(records, address).toBeGreaterThan(0)
      expect(records, address).toBeLessThanOrEqual(most)
      expect(bytes, address).toBeLessThan(short[address]!.bytes * 1.1)
    }
    const call = await request.get(`${site.url}/api/lists/news`)
    expect(await call.json()).toMatchObject({ count: 2000, items: { length: 60 } })
  })

  test('hostile and broken records break nothing and run nothing', async ({ page }) => {
    service.set('news', hostileRows())
    service.set('highlight', hostileRows({ category: 'Highlight' }))
    service.set('blog', hostileRows({ blog_seo: '../../etc' }))
    service.set('gallery', hostileRows({ category: 'PhotoGallery' }))
    service.set('events', hostileRows({ images: ['../x', null, 7] }))
    service.set('notification', hostileRows())
    service.set('onlineRegistration', hostileRows())
    await expectSoon(page, `${site.url}/news`, 'Whole and well', 8)
    await expectSoon(page, site.url, 'Whole and well', 8)
    for (const path of ['/', '/news']) {
      await page.goto(site.url + path)
      const hrefs = await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(
        hrefs.filter((href) => /^\s*(javascript|data|vbscript):|^\/[/\\]/i.test(href)),
      ).toEqual([])
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      await expectAccessible(page)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    service.set('news', [news('Fourth bell', '2026-01-15')])
    await expectSoon(page, `${site.url}/news`, 'Fourth bell', 8)
  })

  test('after a restart during an outage they say how old the saved copy is', async ({ page }) => {
    await service.stop()
    await site.stop()
    site = await startSite(sitePort, settings)
    await page.goto(`${site.url}/news`)
    await page.waitForTimeout(intervalSeconds * 1000)
    await page.goto(`${site.url}/news`)
    await expectSoon(page, `${site.url}/news`, 'Fourth bell', 2)
    await expectSoon(page, `${site.url}/news`, /Saved copy from \d+ \w+ \d{4}, \d+:\d\d [ap]m/, 8)
  })

  test('after a rebuild during an outage they still have it', async ({ page }) => {
    test.setTimeout(300_000)
    await site.stop()
    await buildSite(settings)
    site = await startSite(sitePort, settings)
    await page.goto(`${site.url}/news`)
    await expect(page.getByText('Fourth bell')).toBeVisible()
    await expect(page.getByText(/Saved copy from/)).toBeVisible()
  })
})

const news = (title: string, fromDate: string) => ({
  _id: fromDate.replace(/\D/g, '').padEnd(24, '0'),
  title,
  description: 'A notice.',
  fromDate,
  attachments: [],
})

/** One good record among broken and hostile ones; each of the objects also has the given fields. */
const hostileRows = (fields: object = {}) =>
  [
    news('Whole and well', '2026-02-01'),
    null,
    'not a record',
    { ...news('<img src=x onerror="hacked=1"> in the title', '2026-02-02'), description: null },
    {
      ...news('Bad link', '2026-02-03'),
      url: 'javascript:hacked=1',
      attachments: ['//evil.example/x'],
    },
    { ...news('Long', '2026-02-04'), description: 'x'.repeat(20_000), title: 'y'.repeat(500) },
    { ...news('No date', '2026-02-05'), fromDate: null, toDate: null, date: 'tomorrow' },
    { _id: { odd: true }, title: { odd: true }, fromDate: [] },
    { ...news('</script><script>hacked=1</script>', '2026-02-06'), attachments: 'single.pdf' },
  ].map((row) => (typeof row === 'object' && row ? { ...row, ...fields } : row))

/** Reloads until the text is there; a page may first be served as it was made before. */
async function expectSoon(
  page: import('@playwright/test').Page,
  address: string,
  text: string | RegExp,
  seconds = 20,
) {
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: seconds * 1000, intervals: [500] })
}
