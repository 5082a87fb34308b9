import { expect, test } from '@playwright/test'
import { schoolDays } from '../../../content/data/school-year'
import { fileRoutes, routes } from '../../../content/routes'
import { getDayFile, buildSchoolDayName } from '../../../lib/calendar/school-year'
import { rawRequest } from '../../support/browser/raw-request'
import { forEachLimited } from '../../support/expect/for-each-limited'
import { recordPages } from '../../support/fixtures/record-pages'

/** The longest time in seconds that a shared cache may serve a page while the site responds (R-CACHE-1). */
const maxStaleSeconds = 300
const daySeconds = 86_400

/** The directives of a Cache-Control header. Those without a value have the value `NaN`. */
const parseDirectives = (cacheControl = '') =>
  Object.fromEntries(
    cacheControl.split(', ').map((part) => {
      const [name = '', value] = part.split('=')
      return [name, Number(value)]
    }),
  ) as Record<string, number>

/** Soft expectations for a response that shared caches may store. */
function expectShortLived(cacheControl: string | undefined, address: string) {
  const directives = parseDirectives(cacheControl)
  const { 's-maxage': fresh = NaN, 'stale-while-revalidate': stale = 0 } = directives
  expect.soft(fresh, `${address}: ${cacheControl}`).toBeGreaterThan(0)
  expect.soft(fresh + stale, `${address}: ${cacheControl}`).toBeLessThanOrEqual(maxStaleSeconds)
  expect.soft(directives['stale-if-error'], address).toBeGreaterThanOrEqual(daySeconds)
  expect.soft(directives['max-age'], address).toBe(0)
  expect.soft(Object.keys(directives), address).toContain('must-revalidate')
}

/** Files that browsers and crawlers have to validate each time, and one that seldom changes. */
const otherFiles = ['/robots.txt', '/manifest.webmanifest', '/.well-known/security.txt']

test('no cache serves a page, feed, calendar or sitemap that is older than five minutes (R-CACHE-1)', async ({
  baseURL,
}) => {
  const pages = routes.map(({ path }) => path)
  const files = fileRoutes.filter((path) => /\.(?:ics|xml)$/.test(path))
  const records = (await recordPages(baseURL!)).map(([path]) => path!)
  const [, event = ''] = records
  const calendars = [`${event}.ics`, getDayFile(buildSchoolDayName(schoolDays[0]!))]
  const notFound = ['/news/no-such-item', '/tabloid/no-such-story']
  const withQuery = ['/about?utm_source=sms', '/news?utm_source=sms']
  const addresses = [...pages, ...files, ...records, ...calendars, ...notFound, ...withQuery]
  await forEachLimited(addresses, async (address) => {
    for (const method of pages.includes(address) ? ['HEAD'] : ['GET', 'HEAD']) {
      const { status, cacheControl } = await rawRequest(baseURL!, address, { method })
      expect.soft(status, address).toBe(notFound.includes(address) ? 404 : 200)
      expectShortLived(cacheControl, address)
    }
  })
  for (const address of otherFiles) {
    const { cacheControl } = await rawRequest(baseURL!, address)
    expect.soft(parseDirectives(cacheControl)['s-maxage'], address).toBeUndefined()
    expect.soft(parseDirectives(cacheControl)['max-age'], address).toBeLessThanOrEqual(3600)
  }
})

test('an unchanged page is not sent again, and keeps its lifetime', async ({ request }) => {
  for (const address of ['/', '/about', '/news']) {
    const etag = (await request.get(address)).headers().etag!
    const unchanged = await request.get(address, { headers: { 'if-none-match': etag } })
    expect(unchanged.status(), address).toBe(304)
    expectShortLived(unchanged.headers()['cache-control'], address)
  }
})

test('lets no cache store errors or responses for one visitor', async ({ baseURL }) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: baseURL! }
  for (const [address, options] of [
    ['/news?year=all', {}],
    ['/news?year=all&part=list', {}],
    ['/fee-structure?class=9', {}],
    ['/search?q=bus', {}],
    ['/events.ics?', { method: 'POST', headers: form }],
    ['/admission/admission-enquiry', { method: 'POST', headers: form }],
    ['/academics/student-transfer-certificate', { method: 'POST', headers: form }],
    ['/alert', {}],
    ['/api/health', {}],
    ['/api/none', {}],
    ['/abuot', {}],
    ['/_next/static/missing.js', {}],
    ['/modules/missing.js', {}],
    ['/_next/missing', { headers: { 'sec-fetch-dest': 'document' } }],
  ] as const) {
    const { status, cacheControl = '' } = await rawRequest(baseURL!, address, options)
    expect.soft(cacheControl, `${address}: ${status}`).toContain('no-store')
    expect.soft(cacheControl, `${address}: ${status}`).not.toContain('s-maxage')
  }
})

test('a file with a hash in its name is stored for a year', async ({ baseURL }) => {
  const { body } = await rawRequest(baseURL!, '/tabloid')
  const files = [
    /\/_next\/static\/[^"]+\.css/,
    /\/_next\/static\/[^"]+\.js/,
    /\/modules\/[\w-]+\.js/,
  ]
  for (const pattern of files) {
    const [file = ''] = pattern.exec(body) ?? []
    const { cacheControl } = await rawRequest(baseURL!, file)
    expect.soft(cacheControl, file).toBe('public, max-age=31536000, immutable')
  }
})
