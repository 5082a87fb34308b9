import { Redis } from 'ioredis'
import { setNews } from '../../support/fixtures/live-pages'
import { postEnquiry } from '../../support/servers/post-enquiry'
import { expect, expectText, read, revalidate, pageContains, test } from './fixture'

// The first tests need pages that have not been requested since the build.
test.use({ clusterName: 'instances' })

/** Two instances of a release with one PostgreSQL and one Redis. Each test continues with the state of the previous one. */
test.describe.serial('two instances', () => {
  // An instance listens for what others revalidate from its first page on.
  test.beforeAll(async ({ cluster: { instances, redis } }) => {
    const client = new Redis(redis.url)
    const countListeners = async () => {
      // Not `read`: the first page of an instance that starts beside others may take long.
      await Promise.all(instances.map(({ url }) => fetch(`${url}/contact`)))
      return (await client.pubsub('NUMSUB', 'school-website:revalidated'))[1]
    }
    await expect.poll(countListeners, { timeout: 30_000 }).toBe(instances.length)
    client.disconnect()
  })

  test('a page that one regenerates is served by the other at once', async ({ cluster }) => {
    const [one, other] = cluster.instances
    setNews(cluster.provider, 'First bell')
    await revalidate(one.url, 'news')
    await expectText(one.url, '/news', 'First bell')
    const reads = cluster.provider.requests.length
    expect(await pageContains(other.url, '/news', 'First bell')).toBe(true)
    const requests = cluster.provider.requests.slice(reads).map(({ endpoint }) => endpoint)
    expect(requests, 'requests of the provider').toEqual([])
    // The page has its policy, as if this instance had rendered it.
    const pages = await Promise.all([one, other].map(({ url }) => fetch(`${url}/news`)))
    const [policy, otherPolicy] = pages.map(({ headers }) => headers.get('content-security-policy'))
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(otherPolicy).toBe(policy)
  })

  test('serve the same finished pages, of the build and rendered by the first', async ({
    cluster,
  }) => {
    const [one, other] = cluster.instances
    for (const path of ['/about', '/news/first-bell-0']) {
      const pages: { html: string; policy: string | null }[] = []
      for (const { url } of [one, other, one]) {
        const response = await fetch(url + path)
        const policy = response.headers.get('content-security-policy')
        pages.push({ html: await response.text(), policy })
      }
      const [first] = pages
      expect(first!.policy, path).toContain("script-src 'self' 'sha256-")
      for (const { html, policy } of pages) {
        expect([policy, html === first!.html], path).toEqual([first!.policy, true])
        expect(html.includes('rel="stylesheet"'), `${path} links style sheets`).toBe(false)
      }
    }
  })

  test('share a revalidation, even when one has just read the list', async ({ cluster }) => {
    const [one, other] = cluster.instances
    for (const round of ['Second', 'Third', 'Fourth']) {
      // Reads the list and caches it for a few seconds.
      await read(other.url, '/news?year=all')
      setNews(cluster.provider, `${round} bell`)
      await revalidate(one.url, 'news')
      await expectText(other.url, '/news', `${round} bell`)
    }
  })

  test('a page that is being regenerated during a revalidation is regenerated again', async ({
    cluster,
  }) => {
    const [{ url }] = cluster.instances
    const { provider } = cluster
    // A slow response with the old list.
    setNews(provider, 'Fifth bell')
    const list = await (await fetch(`${provider.url}/api/news/All/dvs`)).text()
    provider.fail('news/All', { delay: 1500, body: list, times: 1 })
    const before = provider.count('news/All')
    await revalidate(url, 'news')
    // The first request may still get the old page.
    const countRequests = async () => {
      await read(url, '/news')
      return provider.count('news/All')
    }
    await expect.poll(countRequests).toBeGreaterThan(before)
    setNews(provider, 'Sixth bell')
    await revalidate(url, 'news')
    await expectText(url, '/news', 'Fifth bell')
    await expectText(url, '/news', 'Sixth bell')
  })

  test('write no files for made-up paths of records, and look each up once', async ({
    cluster,
  }) => {
    const { instances, provider } = cluster
    const stored = instances.map(({ countStoredPages }) => countStoredPages())
    for (const { url } of instances) {
      for (let number = 0; number < 20; number++) {
        const before = provider.count('innerBlog')
        for (const attempt of [1, 2]) {
          const { status } = await fetch(`${url}/tabloid/made-up-${number}`)
          expect([status, provider.count('innerBlog') - before], `${attempt}`).toEqual([404, 1])
        }
      }
    }
    expect(instances.map(({ countStoredPages }) => countStoredPages())).toEqual(stored)
  })

  test('do not cache a policy in the request of one visitor for others', async ({ cluster }) => {
    const [{ url }] = cluster.instances
    const policy = "script-src 'nonce-OfAVisitor'"
    const headers = { 'content-security-policy': policy }
    for (const attempt of [1, 2]) {
      const page = await fetch(`${url}/news/first-bell-0`, attempt === 1 ? { headers } : {})
      expect((await page.text()).includes('OfAVisitor'), `${attempt}`).toBe(false)
    }
  })

  let enquiries = 0

  for (const [failure, begin, end] of [
    ['dies', 'kill', 'start'],
    ['hangs', 'freeze', 'thaw'],
  ] as const) {
    test(`a Redis that ${failure} affects no visitor, nor an instance that starts meanwhile`, async ({
      cluster,
    }) => {
      const { instances, provider, redis } = cluster
      await redis[begin]()
      await instances[1].kill()
      await instances[1].start()
      for (const [index, { url }] of instances.entries()) {
        for (const path of ['/', '/about', '/news', '/tabloid']) await read(url, path)
        const { status } = await postEnquiry(url, ++enquiries)
        expect(status).toBe(201)
        await expectPublished(url, url, `Bell ${index} while it ${failure}`)
      }
      await redis[end]()
      // Revalidated before the instances have reconnected; passed on when they have.
      const [one, other] = instances
      await expectPublished(one.url, other.url, `Bell after it ${failure}`)

      async function expectPublished(revalidatedUrl: string, readUrl: string, title: string) {
        setNews(provider, title)
        await revalidate(revalidatedUrl, 'news')
        await expectText(readUrl, '/news', title)
      }
    })
  }

  test('deliver every enquiry once', async ({ cluster: { provider } }) => {
    await expect.poll(() => provider.ledger.bodies.size, { timeout: 30_000 }).toBe(enquiries)
    expect(provider.count('form')).toBe(enquiries)
  })
})
