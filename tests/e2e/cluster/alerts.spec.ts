import { album, event, newsItem, story } from '../../support/fixtures/live-pages'
import { type Alerts, openAlerts, type TestAlert } from '../../support/servers/alerts'
import { expect, test } from './fixture'

/** Within this time after the command every page shows an alert, and within it after the end none does (R-ALERT-5). */
const reachSeconds = 10

/** Every type of page: stored, with framework scripts and without, of a record, rendered for one request, not found. */
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
  '/search',
  '/search?q=bus',
  '/news?year=all',
  '/news/no-such-item',
  '/alert',
]

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

  /** Sets an alert, and asks no page for anything until it has to be there. */
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

  test('while the database is away a known alert stays, and ends by the clock', async ({
    cluster: { instances, postgres },
  }) => {
    test.setTimeout(120_000)
    const text = 'Flood while the database is away'
    const lifetimeSeconds = 40
    const end = Date.now() + lifetimeSeconds * 1000
    await setAndWait(text, { endsIn: lifetimeSeconds * 1000 })
    await expectOnEveryPage(text)
    await alerts.close()
    await postgres.kill()
    // Also after a restart, from the copy on its disk.
    await instances[0].kill()
    await instances[0].start()
    await expectOnEveryPage(text)
    await sleep((end - Date.now()) / 1000 + reachSeconds)
    await expectOnNoPage(text)
    await postgres.start()
    alerts = await openAlerts(postgres.url)
  })
})
