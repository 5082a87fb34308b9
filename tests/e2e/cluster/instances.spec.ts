import { bodyOf } from '../../support/fixtures/enquiry'
import { ring } from '../../support/fixtures/live-pages'
import { post } from '../enquiries/post'
import { expect, expectText, read, revalidate, says, test } from './fixture'

/** Two instances of a release with one PostgreSQL and one Redis; each test goes on from the one before. */
test.describe.serial('several instances', () => {
  test('what one makes anew is there at once on the other', async ({ several }) => {
    const [one, other] = several.instances
    ring(several.provider, 'First bell')
    await revalidate(one.url, 'news')
    await expectText(one.url, '/news', 'First bell')
    const reads = several.provider.requests.length
    expect(await says(other.url, '/news', 'First bell')).toBe(true)
    expect(several.provider.requests.length, 'calls for it').toBe(reads)
    // Finished, as if it had rendered the page itself.
    const pages = await Promise.all([one, other].map(({ url }) => fetch(`${url}/news`)))
    const [policy, otherPolicy] = pages.map(({ headers }) => headers.get('content-security-policy'))
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(otherPolicy).toBe(policy)
  })

  test('what one is told, the other does, whatever it has read a moment ago', async ({
    several,
  }) => {
    const [one, other] = several.instances
    for (const round of ['Second', 'Third', 'Fourth']) {
      // Reads the list, and keeps it for some seconds.
      await read(other.url, '/news?year=all')
      ring(several.provider, `${round} bell`)
      await revalidate(one.url, 'news')
      await expectText(other.url, '/news', `${round} bell`)
    }
  })

  test('what is being made as one is told is made once more', async ({ several }) => {
    const [{ url }] = several.instances
    const { provider } = several
    // The list of before, on its way for long.
    ring(provider, 'Fifth bell')
    const list = await (await fetch(`${provider.url}/api/news/All/dvs`)).text()
    provider.fail('news/All', { delay: 1500, body: list, times: 1 })
    const asked = provider.count('news/All')
    await revalidate(url, 'news')
    // The first to ask may still be given what was being made before.
    const calls = async () => {
      await read(url, '/news')
      return provider.count('news/All')
    }
    await expect.poll(calls).toBeGreaterThan(asked)
    ring(provider, 'Sixth bell')
    await revalidate(url, 'news')
    await expectText(url, '/news', 'Fifth bell')
    await expectText(url, '/news', 'Sixth bell')
  })

  test('addresses that somebody made up fill no disk, and are asked for once', async ({
    several,
  }) => {
    const { instances, provider } = several
    const kept = instances.map(({ pagesKept }) => pagesKept())
    for (const { url } of instances) {
      for (let number = 0; number < 20; number++) {
        const asked = provider.count('innerBlog')
        for (const times of [1, 2]) {
          const { status } = await fetch(`${url}/tabloid/made-up-${number}`)
          expect([status, provider.count('innerBlog') - asked], `${times}`).toEqual([404, 1])
        }
      }
    }
    expect(instances.map(({ pagesKept }) => pagesKept())).toEqual(kept)
  })

  test('what a visitor says of scripts is not kept for others', async ({ several }) => {
    const [{ url }] = several.instances
    const policy = "script-src 'nonce-OfAVisitor'"
    const headers = { 'content-security-policy': policy }
    for (const times of [1, 2]) {
      const page = await fetch(`${url}/news/first-bell-0`, times === 1 ? { headers } : {})
      expect((await page.text()).includes('OfAVisitor'), `${times}`).toBe(false)
    }
  })

  let enquiries = 0

  for (const [what, begin, end] of [
    ['dies', 'kill', 'start'],
    ['hangs', 'freeze', 'thaw'],
  ] as const) {
    test(`a Redis that ${what} hurts nobody`, async ({ several }) => {
      const { instances, provider, redis } = several
      await redis[begin]()
      for (const [index, { url }] of instances.entries()) {
        for (const path of ['/', '/about', '/news', '/tabloid']) await read(url, path)
        const { status } = await post(url, { body: JSON.stringify(bodyOf(++enquiries)) })
        expect(status).toBe(201)
        await expectRung(url, url, `Bell ${index} while it ${what}`)
      }
      await redis[end]()
      // Told before the two have met it again, and passed on when they have.
      const [one, other] = instances
      await expectRung(one.url, other.url, `Bell after it ${what}`)

      async function expectRung(told: string, asked: string, bell: string) {
        ring(provider, bell)
        await revalidate(told, 'news')
        await expectText(asked, '/news', bell)
      }
    })
  }

  test('every enquiry was delivered once', async ({ several: { provider } }) => {
    await expect.poll(() => provider.ledger.bodies.size, { timeout: 30_000 }).toBe(enquiries)
    expect(provider.count('form')).toBe(enquiries)
  })
})
