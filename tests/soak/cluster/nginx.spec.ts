import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { enquiryForm } from '../../support/fixtures/enquiry-form'
import { setNews } from '../../support/fixtures/live-pages'
import { type Nginx, startNginx } from '../../support/servers/nginx'
import { post, postEnquiry } from '../../support/servers/post-enquiry'
import { fetchRaw } from './fetch-raw'
import { expect, expectText, revalidate, test } from './fixture'

/** Sends bytes and returns the status line of the response. */
async function fetchStatusLine({ port }: Nginx, bytes: string) {
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes.replaceAll('\n', '\r\n'))
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return chunk.toString().split('\r\n')[0]
}

test.describe.serial('nginx in front of two instances', () => {
  test('caches pages, pictures and files, but not responses for one visitor', async ({ nginx }) => {
    const page = await fetchRaw(nginx, '/beyond-academic/events-gallery')
    const picture = /\/_next\/image\?[^" ]+/.exec(page.text)![0].replaceAll('&amp;', '&')
    const tabloid = await fetchRaw(nginx, '/tabloid')
    const style = /\/_next\/static\/[^"]+\.css/.exec(tabloid.text)![0]
    for (const path of ['/about', '/news', '/events.ics', '/crest.svg', picture, style]) {
      await fetchRaw(nginx, path)
      const { status, cacheStatus } = await fetchRaw(nginx, path)
      expect(`${status} ${cacheStatus}`, path).toMatch(/^200 (?:HIT|EXPIRED|REVALIDATED)$/)
    }
    // For five seconds, although browsers must not store it.
    await fetchRaw(nginx, '/alert')
    const alert = await fetchRaw(nginx, '/alert')
    expect([alert.cacheStatus, alert.headers['cache-control']]).toEqual(['HIT', 'no-store'])
    expect(alert.headers['x-accel-expires']).toBeUndefined()
    const uncached = ['/news?year=2026', '/api/health', '/abuot']
    for (const path of [...uncached, ...uncached]) {
      const { cacheStatus = 'none', headers } = await fetchRaw(nginx, path)
      expect(cacheStatus, path).toMatch(/^(?:none|MISS)$/)
      expect(headers['cache-control'], path).toContain('no-store')
    }
  })

  test('each browser gets a format that it accepts, and always the complete page', async ({
    nginx,
  }) => {
    for (const attempt of [1, 2]) {
      for (const [accepted, encoding] of [
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip', 'gzip'],
        ['br', 'br'],
        ['identity', undefined],
      ] as const) {
        const { headers } = await fetchRaw(nginx, '/about', {
          headers: { 'accept-encoding': accepted },
        })
        expect(headers['content-encoding'], `${accepted}, ${attempt}`).toBe(encoding)
      }
      const plain = await fetchRaw(nginx, '/about')
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.text).toContain('</html>')
    }
    const { text } = await fetchRaw(nginx, '/beyond-academic/events-gallery')
    const picture = /\/_next\/image\?[^" ]+/.exec(text)![0].replaceAll('&amp;', '&')
    for (const accept of ['image/avif,image/webp,*/*', '*/*', 'image/webp', 'image/png']) {
      const { headers } = await fetchRaw(nginx, picture, { headers: { accept } })
      expect(headers['content-type'] === 'image/webp', accept).toBe(accept.includes('webp'))
    }
    const navigation = { rsc: '1', 'next-router-prefetch': '1' }
    for (const headers of [navigation, undefined]) {
      const { headers: received, text } = await fetchRaw(nginx, '/news?parts', { headers })
      expect(received['content-type']).toContain('text/html')
      expect(text).toContain('</html>')
    }
  })

  test('keeps redirects on the requested host', async ({ nginx }) => {
    for (const path of ['/ABOUT', '/about/', '/about-us.html']) {
      const { status, headers } = await fetchRaw(nginx, path)
      expect([status, headers.location]).toEqual([308, '/about'])
    }
    for (const path of ['//evil.example', '/%2F%2Fevil.example', '/\\evil.example']) {
      const { headers } = await fetchRaw(nginx, path)
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/)
    }
  })

  test('refuses hostile requests', async ({ nginx }) => {
    for (const [method, status] of [
      ['TRACE', 405],
      ['DELETE', 405],
      ['PROPFIND', 405],
    ] as const) {
      expect((await fetchRaw(nginx, '/', { method })).status, method).toBe(status)
    }
    const trace = await fetchRaw(nginx, '/about', { method: 'TRACE' })
    expect(trace.headers['content-type']).toContain('text/html')
    expect(trace.text).toContain('<h1>This page can only be read</h1>')
    const foreign = await fetchRaw(nginx, '/', { headers: { host: 'evil.example' } })
    expect(foreign.status).toBe(421)
    const end = 'Connection: close\n\n'
    const own = `Host: localhost:${nginx.port}\n`
    for (const [bytes, status] of [
      [`GET http://evil.example/ HTTP/1.1\n${own}${end}`, /421/],
      [`GET http://localhost:${nginx.port}/ HTTP/1.1\nHost: evil.example\n${end}`, /421/],
      [`GET / HTTP/1.1\n${end}`, /400/],
      [`GET / HTTP/1.1\n${own}Host: evil.example\n${end}`, /400/],
      [`GET / HTTP/1.1\n${own}X: ${'a'.repeat(40_000)}\n${end}`, /400/],
      [`CONNECT evil.example:443 HTTP/1.1\n${own}${end}`, /40[05]/],
    ] as const) {
      expect(await fetchStatusLine(nginx, bytes), bytes.slice(0, 60)).toMatch(status)
    }
    const large = await post(nginx.url, { body: 'a'.repeat(100_000) })
    expect(large.status).toBe(413)
    expect(large.headers['content-type']).toContain('text/html')
    expect(large.text).toContain('<h1>This form is too long</h1>')
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const [status, request] of [
      [403, { body: '--x--', headers: { ...multipart, origin: 'https://evil.example' } }],
      [413, { body: 'a'.repeat(20_000), headers: multipart }],
    ] as const) {
      const refused = await post(nginx.url, { path: '/admission/admission-enquiry', ...request })
      expect([refused.status, refused.headers['content-type']]).toEqual([
        status,
        'text/html; charset=utf-8',
      ])
    }
  })

  test('shows a change within seconds', async ({ nginx, cluster: { provider } }) => {
    await fetchRaw(nginx, '/news')
    setNews(provider, 'Bell behind nginx')
    await revalidate(nginx.url, 'news')
    await expectText(nginx.url, '/news', 'Bell behind nginx')
  })

  test('shows a change to the first visitor after it', async ({ nginx, cluster: { provider } }) => {
    await fetchRaw(nginx, '/news.xml')
    setNews(provider, 'Bell for the first visitor')
    await revalidate(nginx.url, 'news')
    // Longer than nginx caches a response. It has no clock that tests can set.
    await new Promise((resolve) => setTimeout(resolve, 3000))
    const { text, cacheStatus } = await fetchRaw(nginx, '/news.xml')
    expect(cacheStatus).toBe('EXPIRED')
    expect(text.includes('Bell for the first visitor')).toBe(true)
  })

  test('accepts an enquiry with script and without', async ({ nginx, cluster: { provider } }) => {
    const sent = await postEnquiry(nginx.url, 501)
    expect(sent.status).toBe(201)
    const { text } = await fetchRaw(nginx, '/admission/admission-enquiry')
    const form = new FormData()
    for (const [name, value] of enquiryForm(text, '9000000502')) form.set(name, value)
    const page = await fetch(`${nginx.url}/admission/admission-enquiry`, {
      method: 'POST',
      headers: { origin: nginx.url },
      body: form,
    })
    expect(page.status).toBe(200)
    expect((await page.text()).includes('Form submitted successfully!')).toBe(true)
    // Other specifications may have sent enquiries to the same provider.
    const delivered = () =>
      [...provider.ledger.bodies.values()].filter((body) => /90000005(?:01|02)/.test(body))
    await expect.poll(delivered, { timeout: 30_000 }).toHaveLength(2)
  })

  test('refuses no pictures to one address, however many it requests at once', async ({
    nginx,
  }) => {
    const from = '127.0.0.13'
    const requests = Array.from({ length: 400 }, (_, index) =>
      fetchRaw(nginx, `/_next/image?url=%2Fpictures%2Fnone-${index}.webp&w=640&q=75`, { from }),
    )
    const statuses = new Set((await Promise.all(requests)).map(({ status }) => status))
    expect(statuses).not.toContain(429)
  })

  test('limits posts of one address, and still serves it pages', async ({ nginx }) => {
    const from = '127.0.0.9'
    const requests = Array.from({ length: 120 }, () =>
      fetchRaw(nginx, '/api/tc/dvs', { method: 'POST', from }),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses).toContain(429)
    expect((await fetchRaw(nginx, '/about', { from })).status).toBe(200)
    expect(
      (await fetchRaw(nginx, '/api/tc/dvs', { method: 'POST', from: '127.0.0.10' })).status,
    ).not.toBe(429)
  })

  test('limits posts of one IPv6 subscriber, whatever addresses they come from', async ({
    cluster: { instances },
  }) => {
    const proxy = await startNginx([instances[0].port, instances[1].port], {
      behindBalancer: true,
    })
    /** Sends posts, each from another address. @returns how many are let through */
    const countPassed = async (count: number, addressOf: (index: string) => string) => {
      const responses = Array.from({ length: count }, (_, index) => {
        const headers = { 'x-forwarded-for': addressOf((index + 1).toString(16)) }
        return fetchRaw(proxy, '/api/none', { method: 'POST', headers })
      })
      return (await Promise.all(responses)).filter(({ status }) => status !== 429).length
    }
    // The bursts of a /64, a /56 and a /48. A few more pass while the rest is sent.
    for (const [burst, count, addressOf] of [
      [61, 140, (index: string) => `2001:db8::${index}`],
      [241, 600, (index: string) => `2001:db8:1:${index}::1`],
      [961, 1600, (index: string) => `2001:db8:2:${(parseInt(index, 16) * 64).toString(16)}::1`],
    ] as const) {
      const allowed = await countPassed(count, addressOf)
      expect(allowed).toBeGreaterThanOrEqual(burst)
      expect(allowed).toBeLessThan(count)
    }
    expect(await countPassed(60, (index) => `198.51.100.${parseInt(index, 16)}`)).toBe(60)
    await proxy.stop()
  })

  test('limits searches of one address, with a page or JSON as the response', async ({ nginx }) => {
    const from = '127.0.0.11'
    for (const [path, type] of [
      ['/search?q=bus', 'text/html; charset=utf-8'],
      ['/news?year=all', 'text/html; charset=utf-8'],
      ['/api/search?q=bus', 'application/json'],
    ] as const) {
      const responses = await Promise.all(
        Array.from({ length: 60 }, () => fetchRaw(nginx, path, { from })),
      )
      const refused = responses.find(({ status }) => status === 429)
      expect(refused?.headers, path).toMatchObject({
        'content-type': type,
        'cache-control': 'no-store',
        'retry-after': '5',
      })
      expect(refused?.text, path).toContain('Please wait a few seconds')
      if (type.startsWith('text/html')) {
        const style = /<style>(.*?)<\/style>/s.exec(refused!.text)![1]!
        const hash = createHash('sha256').update(style).digest('base64')
        expect(refused?.headers['content-security-policy'], path).toContain(hash)
      }
      expect((await fetchRaw(nginx, path, { from: '127.0.0.12' })).status, path).toBe(200)
    }
    for (const path of ['/about', '/search', '/news']) {
      expect((await fetchRaw(nginx, path, { from: '127.0.0.12' })).status, path).toBe(200)
    }
  })

  test('replaces a page that fails by an error page with links', async ({
    nginx,
    cluster: { instances },
  }) => {
    // The page cannot be rendered without its content file.
    const files = instances.map(({ folder }) => path.join(folder, 'content/pages/tabloid.md'))
    for (const file of files) renameSync(file, `${file}.gone`)
    const from = '127.0.0.13'
    const broken = await fetchRaw(nginx, '/tabloid?show=1', { from })
    const ofInstance = await fetch(`${instances[0].url}/tabloid?show=1`)
    for (const file of files) renameSync(`${file}.gone`, file)
    expect(broken.status).toBe(500)
    expect(broken.text).toContain('<h1>Unexpected Application Error!</h1>')
    expect([ofInstance.status, ofInstance.headers.get('cache-control')]).toEqual([
      500,
      expect.stringContaining('no-store'),
    ])
    expect(broken.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await fetchRaw(nginx, '/tabloid?show=1', { from })).status).toBe(200)
  })

  test('hides the death of one instance; when both die, serves cached pages', async ({
    nginx,
    cluster: { instances },
  }) => {
    const [one, other] = instances
    await one.kill()
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await fetchRaw(nginx, `/news?year=all&q=${attempt}`)).status).toBe(200)
    }
    await fetchRaw(nginx, '/about')
    await other.kill()
    await expect
      .poll(async () => (await fetchRaw(nginx, '/about')).cacheStatus, { timeout: 20_000 })
      .toBe('STALE')
    const { status, text } = await fetchRaw(nginx, '/about')
    expect([status, text.includes('</html>')]).toEqual([200, true])
    const unavailable = await fetchRaw(nginx, '/news?year=all')
    expect(unavailable.status).toBe(502)
    expect(unavailable.headers['content-security-policy']).toContain("default-src 'none'")
    expect(unavailable.text).toContain('Please try again in a minute.')
    await Promise.all(instances.map(({ start }) => start()))
    await expect
      .poll(async () => (await fetchRaw(nginx, '/news?year=all')).status, { timeout: 20_000 })
      .toBe(200)
  })
})
