import { school } from '../../../content/school'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser/test'
import { expect, test } from '../enquiries/fixture'

/** Far beyond what a page takes on a quiet machine; what hangs is told from what is slow. */
const timeoutMilliseconds = 60_000

/** Asks as a visitor of that address, as a proxy in front tells it. */
const ask = (url: string, address: string) =>
  fetch(url, {
    headers: { 'x-forwarded-for': address },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })

/** Opens a site that has answered once: what comes while it starts is not counted. */
async function started(open: () => Promise<{ url: string }>) {
  const site = await open()
  await ask(`${site.url}/api/health`, '203.0.113.250')
  return site
}

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

const floods: [what: string, count: number, path: (index: number) => string, status: number][] = [
  ['searches', 400, (index) => `/search?q=word${index}`, 200],
  ['lists with filters', 400, (index) => `/news?year=all&q=word${index}`, 200],
  ['unknown records', 150, (index) => `/tabloid/made-up-${index}`, 404],
  ['unknown albums', 150, (index) => `/beyond-academic/photo-categories?id=made-up-${index}`, 404],
]

for (const [what, count, path, status] of floods) {
  test(`a flood of ${what} is limited, and everybody else reads on`, async ({ open, provider }) => {
    test.setTimeout(3 * timeoutMilliseconds)
    const site = await started(open)
    // Records are limited by how many are looked up at a time, which a busy machine may not reach by itself.
    for (const call of ['innerBlog', 'subGallery'] as const) provider.fail(call, { delay: 1000 })
    const flood = many(count, (index) => ask(site.url + path(index), '203.0.113.1'))
    const others = await Promise.all(
      ['/', '/about', '/news', '/events', '/search?q=bus', '/news?year=all', path(401)].map(
        async (own, index) => [own, (await ask(site.url + own, `203.0.113.${index + 2}`)).status],
      ),
    )
    expect(others.filter(([own, code]) => code !== (own === path(401) ? status : 200))).toEqual([])
    const answers = await Promise.all(flood)
    const statuses = answers.map((answer) => answer.status)
    expect([...new Set(statuses)].sort()).toEqual([status, 429])
    const refused = answers.find((answer) => answer.status === 429)!
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })
}

test('a flood of calls is limited in words for programs', async ({ open }) => {
  test.slow()
  const site = await started(open)
  const answers = await Promise.all(
    many(400, (index) => ask(`${site.url}/api/search?q=word${index}`, '203.0.113.1')),
  )
  const refused = answers.find(({ status }) => status === 429)!
  expect(await refused.json()).toEqual({ error: expect.stringContaining('Please wait') })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(`${site.url}/api/search?q=bus`, '203.0.113.2')).status).toBe(200)
})

test('who is refused is told so kindly, and comes back with the same question', async ({
  open,
  page,
}) => {
  test.slow()
  const site = await started(open)
  const address = '203.0.113.9'
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  await expect(async () => {
    await Promise.all(many(120, (index) => ask(`${site.url}/search?q=word${index}`, address)))
    expect((await page.goto(`${site.url}/search?q=bus`))!.status()).toBe(429)
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One moment, please')
  await expect(page.getByRole('link', { name: school.name })).toHaveAttribute('href', '/')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page, 320)

  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.10' })
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${site.url}/search?q=bus`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('One moment, please')
})
