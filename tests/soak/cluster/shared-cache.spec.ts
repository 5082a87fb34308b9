import { expect, test } from '@playwright/test'
import { fileRoutes, routes } from '../../../content/routes'
import { seedRecords, setNews } from '../../support/fixtures/live-pages'
import { startContentServer } from '../../support/servers/content-server'
import { freePort } from '../../support/servers/ports'
import { createRelease } from '../../support/servers/release'
import { startSharedCache } from '../../support/servers/shared-cache'
import { startRelease } from '../../support/servers/site'

/*
 * A cache between the site and its visitors that is not the school's: it does what the headers of the site allow
 * (R-CACHE-1). `tests/e2e/urls/caching.spec.ts` checks the lifetimes of every page.
 */

/** So that responses are fresh for this time. The headers and the test are the same with the default of 60 seconds. */
const freshSeconds = 2

const sleep = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** The seconds for which a cache may serve a response after it has asked the site. */
const maxAge = (cacheControl: string) =>
  [/s-maxage=(\d+)/, /stale-while-revalidate=(\d+)/]
    .map((pattern) => Number(pattern.exec(cacheControl)?.[1]))
    .reduce((sum, seconds) => sum + seconds)

test('a cache that others run shows changes in time, and the old pages during an outage', async () => {
  test.setTimeout(120_000)
  const release = createRelease()
  const provider = await startContentServer()
  const port = await freePort()
  seedRecords(provider)
  const site = await startRelease(release, port, {
    DATA_DIR: release.data,
    CONTENT_API_URL: provider.url,
    SCHOOL_CODE: 'dvs',
    REVALIDATE_SECONDS: String(freshSeconds),
    LOG_LEVEL: 'fatal',
  })
  const cache = await startSharedCache(port)
  const read = async (path: string) => {
    const response = await fetch(cache.url + path)
    const { status, headers } = response
    return {
      text: await response.text(),
      status,
      cacheStatus: headers.get('x-cache'),
      cacheControl: headers.get('cache-control') ?? '',
    }
  }
  try {
    const pages = routes.map(({ path }) => path)
    const files = fileRoutes.filter((path) => /\.(?:ics|xml)$/.test(path))
    for (const path of [...pages, ...files]) {
      await read(path)
      expect((await read(path)).cacheStatus, path).toMatch(/HIT|STALE|UPDATING/)
    }

    // Nobody asks for it in the meantime.
    setNews(provider, 'Bell behind a cache')
    const { cacheControl } = await read('/news.xml')
    expect(maxAge(cacheControl)).toBe(5 * freshSeconds)
    await sleep(maxAge(cacheControl) + 1)
    const { text } = await read('/news.xml')
    expect(text.includes('Bell behind a cache')).toBe(true)

    await site.kill()
    await sleep(maxAge(cacheControl) + 1)
    for (const path of ['/news.xml', '/about', '/']) {
      const old = await read(path)
      expect([old.status, old.text.length > 1000], path).toEqual([200, true])
    }
    expect((await read('/news.xml')).cacheStatus).toBe('STALE')
    expect((await read('/news?year=all')).status).toBe(502)
  } finally {
    await cache.stop()
    await site.kill()
    await provider.stop()
    release.remove()
  }
})
