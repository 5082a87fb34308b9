import { renameSync } from 'node:fs'
import path from 'node:path'
import { album, event, newsItem, story } from '../../support/fixtures/live-pages'
import { type Alerts, openAlerts, type TestAlert } from '../../support/servers/alerts'
import { post } from '../../support/servers/post-enquiry'
import { fetchRaw } from './fetch-raw'
import { expect, healthSecret, test } from './fixture'

/** Time within which every page shows an alert after the command, and none does after its end (R-ALERT-5). */
const reachSeconds = 10

/**
 * Every type of page: stored, with framework scripts and without, of a record, translated, rendered for one request, not
 * found.
 */
const pages = [
  '/',
  '/about',
  '/our-campus/facilities/transport',
  '/fee-structure/transport-fee-2026-27',
  '/admission/admission-enquiry',
  '/news',
  '/tabloid',
  newsItem,
  event,
  story,
  album,
  '/bn',
  '/hi/admission',
  '/hi/admission/admission-enquiry',
  '/search',
  '/search?q=bus',
  '/news?year=all',
  '/news/no-such-item',
  '/alert',
]

/** The report of `/api/health`. */
async function health(url: string) {
  const response = await fetch(`${url}/api/health`, {
    headers: { authorization: `Bearer ${healthSecret}` },
  })
  return (await response.json()) as { problems: string[] }
}

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Two instances, alone and behind `deploy/nginx`. Each test begins and ends without an alert. */
test.describe.serial('alerts', () => {
  let alerts: Alerts
  let origins: string[]

  test.beforeAll(async ({ cluster: { instances, postgres }, nginx }) => {
    origins = [nginx.url, ...instances.map(({ url }) => url)]
    alerts = await openAlerts(postgres.url)
    // Every cache has all pages, without an alert.
    await pagesWith('')
  })

  test.afterAll(() => alerts.close())

  /** Requests every page of every origin once. @returns those that contain the text */
  async function pagesWith(text: string): Promise<string[]> {
    const found = await Promise.all(
      origins.map(async (origin) => {
        const shown: string[] = []
        for (const page of pages) {
          const response = await fetch(origin + page)
          if ((await response.text()).includes(text)) shown.push(origin + page)
        }
        return shown
      }),
    )
    return found.flat()
  }

  const everyPage = () => origins.flatMap((origin) => pages.map((page) => origin + page))
  const expectOnEveryPage = async (text: string) =>
    expect(await pagesWith(text)).toEqual(everyPage())
  const expectOnNoPage = async (text: string) => expect(await pagesWith(text)).toEqual([])

  /** Sets an alert, and requests no page until it must be there. */
  async function setAndWait(text: string, alert: TestAlert = {}) {
    const id = await alerts.set({ text, ...alert })
    await sleep(reachSeconds)
    return id
  }

  test('the first visitor of every page sees an alert in time, and it ends by the clock', async () => {
    test.setTimeout(120_000)
    const text = 'Landslide on the highway'
    const lifetimeSeconds = 30
    const concerns = ['route-3', 'hostel']
    const end = Date.now() + lifetimeSeconds * 1000
    await setAndWait(text, { kind: 'closed', concerns, endsIn: lifetimeSeconds * 1000 })
    await expectOnEveryPage(text)
    await sleep((end - Date.now()) / 1000 + reachSeconds)
    await expectOnNoPage(text)
  })

  const outages = [
    ['Redis is gone', 'redis', 'kill', 'start'],
    ['Redis hangs', 'redis', 'freeze', 'thaw'],
  ] as const
  for (const [name, service, begin, end] of outages) {
    test(`an alert comes and goes while ${name}`, async ({ cluster }) => {
      test.setTimeout(120_000)
      const text = `Elephants while ${name}`
      await cluster[service][begin]()
      const id = await setAndWait(text)
      await expectOnEveryPage(text)
      await alerts.end(id)
      await sleep(reachSeconds)
      await expectOnNoPage(text)
      await cluster[service][end]()
    })
  }

  test('an alert comes and goes while the provider hangs', async ({ cluster: { provider } }) => {
    test.setTimeout(180_000)
    const text = 'Bandh while the provider hangs'
    provider.fail('*', { delay: 60_000 })
    const id = await setAndWait(text)
    await expectOnEveryPage(text)
    await alerts.end(id)
    await sleep(reachSeconds)
    await expectOnNoPage(text)
    provider.clearFaults()
  })

  test('error pages have the alert, also while no instance responds', async ({
    cluster: { instances },
    nginx,
    page,
  }) => {
    test.setTimeout(120_000)
    const text = 'Flood on the road to Malbazar'
    const from = '127.0.0.21'
    const id = await setAndWait(text, { kind: 'closed' })
    const bar = `<b>Closed today</b><p><strong>${text}</strong>`

    // A page that cannot be rendered, behind nginx and alone, where React draws it.
    const files = instances.map(({ folder }) => path.join(folder, 'content/pages/tabloid.md'))
    for (const file of files) renameSync(file, `${file}.gone`)
    const headers = { 'accept-encoding': 'gzip, br' }
    const broken = await fetchRaw(nginx, '/tabloid?show=1', { from, headers })
    await page.goto(`${instances[0].url}/tabloid?show=1`)
    const region = page.getByRole('region', { name: 'Alert', exact: true })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Unexpected')
    await expect(region).toContainText(text)
    for (const file of files) renameSync(`${file}.gone`, file)

    // A flood of searches, a form that is too long for nginx and one that is too long for the site.
    const searches = Array.from({ length: 60 }, () => fetchRaw(nginx, '/search?q=bus', { from }))
    const busy = (await Promise.all(searches)).find(({ status }) => status === 429)
    const [tooLong, refused] = await Promise.all(
      [100_000, 20_000].map((length) =>
        post(nginx.url, {
          path: '/admission/admission-enquiry',
          body: 'a'.repeat(length),
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        }),
      ),
    )

    await Promise.all(instances.map(({ kill }) => kill()))
    const unavailable = await fetchRaw(nginx, '/news?year=all', { from: '127.0.0.22' })
    await Promise.all(instances.map(({ start }) => start()))

    for (const [response, status] of [
      [broken, 500],
      [busy, 429],
      [tooLong, 413],
      [refused, 413],
      [unavailable, 502],
    ] as const) {
      expect([response?.status, response?.headers['content-encoding']]).toEqual([status, undefined])
      expect(response?.text, String(status)).toContain(bar)
      expect(response?.headers['content-security-policy'], String(status)).toMatch(
        /script-src 'self'; style-src 'self' '/,
      )
    }

    await alerts.end(id)
    await sleep(reachSeconds)
    const after = await post(nginx.url, { path: '/', body: 'a'.repeat(100_000) })
    expect(after.status).toBe(413)
    expect(after.text).toContain('<div id=alerts></div>')
  })

  test('while the database is away a known alert stays, and ends by the clock', async ({
    cluster: { instances, postgres },
  }) => {
    test.setTimeout(150_000)
    const text = 'Flood while the database is away'
    const lifetimeSeconds = 60
    const end = Date.now() + lifetimeSeconds * 1000
    await setAndWait(text, { endsIn: lifetimeSeconds * 1000 })
    await expectOnEveryPage(text)
    await alerts.close()
    await postgres.kill()
    await expect
      .poll(async () => (await health(instances[0].url)).problems, { timeout: 15_000 })
      .toContain('The alerts cannot be read. Those known stay until they end.')
    // Also after a restart, from the copy on its disk.
    await instances[0].kill()
    await instances[0].start()
    await expectOnEveryPage(text)
    await sleep((end - Date.now()) / 1000 + reachSeconds)
    await expectOnNoPage(text)
    await postgres.start()
    alerts = await openAlerts(postgres.url)
    await expect
      .poll(async () => (await health(instances[0].url)).problems, { timeout: 15_000 })
      .not.toContain('The alerts cannot be read. Those known stay until they end.')
  })

  test('a database that hangs is reported, and an alert comes as soon as it responds', async ({
    cluster: { instances, postgres },
  }) => {
    test.setTimeout(120_000)
    const text = 'Bandh after the database hung'
    postgres.freeze()
    await expect
      .poll(async () => (await health(instances[1].url)).problems, { timeout: 20_000 })
      .toContain('The alerts cannot be read. Those known stay until they end.')
    postgres.thaw()
    const id = await setAndWait(text)
    await expectOnEveryPage(text)
    await alerts.end(id)
  })
})
