import { school } from '../../../content/school'
import { expectAccessible, expectNoHorizontalScroll } from '../../support/browser/test'
import { expect, test } from '../enquiries/fixture'

/** Far longer than a page takes on an idle machine: only a request that hangs reaches it. */
const timeoutMilliseconds = 60_000

/** Sends a request as a client with this address, as a proxy reports it. */
const fetchAs = (url: string, address: string) =>
  fetch(url, {
    headers: { 'x-forwarded-for': address },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })

/** Starts a site and waits for its first response: requests during its start are not limited. */
async function launchReady(launch: () => Promise<{ url: string }>) {
  const site = await launch()
  await fetchAs(`${site.url}/api/health`, '203.0.113.250')
  return site
}

const times = <T>(count: number, create: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => create(index))

const floods: [what: string, count: number, path: (index: number) => string, status: number][] = [
  ['searches', 400, (index) => `/search?q=word${index}`, 200],
  ['lists with filters', 400, (index) => `/news?year=all&q=word${index}`, 200],
  ['unknown records', 150, (index) => `/tabloid/made-up-${index}`, 404],
  ['unknown albums', 150, (index) => `/beyond-academic/photo-categories?id=made-up-${index}`, 404],
]

for (const [what, count, path, status] of floods) {
  test(`a flood of ${what} is limited, and other visitors are served`, async ({
    launch,
    provider,
  }) => {
    test.setTimeout(3 * timeoutMilliseconds)
    const site = await launchReady(launch)
    // Lookups of records have a concurrency limit. A delay makes sure that the flood reaches it on a slow machine, too.
    for (const endpoint of ['innerBlog', 'subGallery']) provider.fail(endpoint, { delay: 1000 })
    const flood = times(count, (index) => fetchAs(site.url + path(index), '203.0.113.1'))
    const others = await Promise.all(
      ['/', '/about', '/news', '/events', '/search?q=bus', '/news?year=all', path(401)].map(
        async (other, index) => [
          other,
          (await fetchAs(site.url + other, `203.0.113.${index + 2}`)).status,
        ],
      ),
    )
    expect(others.filter(([other, code]) => code !== (other === path(401) ? status : 200))).toEqual(
      [],
    )
    const responses = await Promise.all(flood)
    const statuses = responses.map((response) => response.status)
    expect([...new Set(statuses)].sort()).toEqual([status, 429])
    const refused = responses.find((response) => response.status === 429)!
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })
}

test('a flood of API requests is limited with a JSON error', async ({ launch }) => {
  test.slow()
  const site = await launchReady(launch)
  const responses = await Promise.all(
    times(400, (index) => fetchAs(`${site.url}/api/search?q=word${index}`, '203.0.113.1')),
  )
  const refused = responses.find(({ status }) => status === 429)!
  expect(await refused.json()).toEqual({ error: expect.stringContaining('Please wait') })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await fetchAs(`${site.url}/api/search?q=bus`, '203.0.113.2')).status).toBe(200)
})

test('a visitor who is refused gets a polite page, and can repeat the same search', async ({
  launch,
  page,
}) => {
  test.slow()
  const site = await launchReady(launch)
  const address = '203.0.113.9'
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  await expect(async () => {
    await Promise.all(times(120, (index) => fetchAs(`${site.url}/search?q=word${index}`, address)))
    expect((await page.goto(`${site.url}/search?q=bus`))!.status()).toBe(429)
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment, please')
  await expect(page.getByRole('link', { name: school.name })).toHaveAttribute('href', '/')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page, 320)

  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.10' })
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${site.url}/search?q=bus`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('One moment, please')
})
