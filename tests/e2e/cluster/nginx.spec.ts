import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import http from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { bodyOf } from '../../support/fixtures/enquiry'
import { enquiryForm } from '../../support/fixtures/enquiry-form'
import { fill, ring } from '../../support/fixtures/live-pages'
import { type Nginx, startNginx } from '../../support/servers/nginx'
import { post } from '../enquiries/post'
import { expect, expectText, revalidate, test as base } from './fixture'

/** `deploy/nginx` before two instances. */
const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({ several: { instances, provider } }, provide) => {
      fill(provider)
      const nginx = await startNginx([instances[0].port, instances[1].port])
      await provide(nginx)
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
})

type Asked = { method?: string; headers?: Record<string, string>; from?: string }

/** Asks as a visitor of that address; follows nothing, unpacks nothing. */
async function ask({ port }: Nginx, path: string, { method, headers, from }: Asked = {}) {
  const at = { host: '127.0.0.1', port, path, localAddress: from, agent: false }
  const request = http.request({
    ...at,
    method,
    headers: { host: `localhost:${port}`, ...headers },
  })
  const [response] = (await once(request.end(), 'response')) as [http.IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {
    status: response.statusCode,
    headers: response.headers,
    kept: response.headers['x-cache'],
    text: Buffer.concat(chunks).toString(),
  }
}

/** Sends bytes and gives the first line of the answer. */
async function firstLine({ port }: Nginx, bytes: string) {
  const socket = connect(port, '127.0.0.1')
  socket.end(bytes.replaceAll('\n', '\r\n'))
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return chunk.toString().split('\r\n')[0]
}

test.describe.serial('nginx before several instances', () => {
  test('pages, pictures and files are kept; what belongs to one visitor is not', async ({
    nginx,
  }) => {
    const page = await ask(nginx, '/beyond-academic/events-gallery')
    const picture = /\/_next\/image\?[^" ]+/.exec(page.text)![0].replaceAll('&amp;', '&')
    const style = /\/_next\/static\/[^"]+\.css/.exec(page.text)![0]
    for (const path of ['/about', '/news', '/events.ics', '/crest.svg', picture, style]) {
      await ask(nginx, path)
      const { status, kept } = await ask(nginx, path)
      expect(`${status} ${kept}`, path).toMatch(/^200 (?:HIT|STALE|UPDATING)$/)
    }
    const own = ['/news?year=2026', '/api/health', '/abuot']
    for (const path of [...own, ...own]) {
      const { kept = 'not kept', headers } = await ask(nginx, path)
      expect(kept, path).toMatch(/^(?:not kept|MISS)$/)
      expect(headers['cache-control'], path).toContain('no-store')
    }
  })

  test('each gets what it takes: packed or plain, WebP or not, and always the whole page', async ({
    nginx,
  }) => {
    for (const times of [1, 2]) {
      for (const [accepted, packing] of [
        ['gzip, deflate, br, zstd', 'gzip'],
        ['gzip', 'gzip'],
        ['br', undefined],
      ] as const) {
        const packed = await ask(nginx, '/about', { headers: { 'accept-encoding': accepted } })
        expect(packed.headers['content-encoding'], `${accepted}, ${times}`).toBe(packing)
      }
      const plain = await ask(nginx, '/about')
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.text).toContain('</html>')
    }
    const { text } = await ask(nginx, '/beyond-academic/events-gallery')
    const picture = /\/_next\/image\?[^" ]+/.exec(text)![0].replaceAll('&amp;', '&')
    for (const accept of ['image/avif,image/webp,*/*', '*/*', 'image/webp', 'image/png']) {
      const { headers } = await ask(nginx, picture, { headers: { accept } })
      expect(headers['content-type'] === 'image/webp', accept).toBe(accept.includes('webp'))
    }
    const inParts = { rsc: '1', 'next-router-prefetch': '1' }
    for (const headers of [inParts, undefined]) {
      const { headers: got, text } = await ask(nginx, '/news?parts', { headers })
      expect(got['content-type']).toContain('text/html')
      expect(text).toContain('</html>')
    }
  })

  test('a redirect stays on the host that was asked', async ({ nginx }) => {
    for (const path of ['/ABOUT', '/about/', '/about-us.html']) {
      const { status, headers } = await ask(nginx, path)
      expect([status, headers.location]).toEqual([308, '/about'])
    }
    for (const path of ['//evil.example', '/%2F%2Fevil.example', '/\\evil.example']) {
      const { headers } = await ask(nginx, path)
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/)
    }
  })

  test('hostile requests are refused', async ({ nginx }) => {
    for (const [method, status] of [
      ['TRACE', 405],
      ['DELETE', 405],
      ['PROPFIND', 405],
    ] as const) {
      expect((await ask(nginx, '/', { method })).status, method).toBe(status)
    }
    const trace = await ask(nginx, '/about', { method: 'TRACE' })
    expect(trace.headers['content-type']).toContain('text/html')
    expect(trace.text).toContain('<h1>This page can only be read</h1>')
    const foreign = await ask(nginx, '/', { headers: { host: 'evil.example' } })
    expect(foreign.status).toBe(421)
    const end = 'Connection: close\n\n'
    const own = `Host: localhost:${nginx.port}\n`
    for (const [bytes, answer] of [
      [`GET http://evil.example/ HTTP/1.1\n${own}${end}`, /421/],
      [`GET http://localhost:${nginx.port}/ HTTP/1.1\nHost: evil.example\n${end}`, /421/],
      [`GET / HTTP/1.1\n${end}`, /400/],
      [`GET / HTTP/1.1\n${own}Host: evil.example\n${end}`, /400/],
      [`GET / HTTP/1.1\n${own}X: ${'a'.repeat(40_000)}\n${end}`, /400/],
      [`CONNECT evil.example:443 HTTP/1.1\n${own}${end}`, /40[05]/],
    ] as const) {
      expect(await firstLine(nginx, bytes), bytes.slice(0, 60)).toMatch(answer)
    }
    const large = await post(nginx.url, { body: 'a'.repeat(100_000) })
    expect(large.status).toBe(413)
    expect(large.headers['content-type']).toContain('text/html')
    expect(large.text).toContain('<h1>This form is too long</h1>')
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const [status, given] of [
      [403, { body: '--x--', headers: { ...multipart, origin: 'https://evil.example' } }],
      [413, { body: 'a'.repeat(20_000), headers: multipart }],
    ] as const) {
      const refused = await post(nginx.url, { path: '/admission/admission-enquiry', ...given })
      expect([refused.status, refused.headers['content-type']]).toEqual([
        status,
        'text/html; charset=utf-8',
      ])
    }
  })

  test('a change shows within seconds', async ({ nginx, several: { provider } }) => {
    await ask(nginx, '/news')
    ring(provider, 'Bell behind nginx')
    await revalidate(nginx.url, 'news')
    await expectText(nginx.url, '/news', 'Bell behind nginx')
  })

  test('an enquiry is taken with script and without', async ({ nginx, several: { provider } }) => {
    const call = await post(nginx.url, { body: JSON.stringify(bodyOf(501)) })
    expect(call.status).toBe(201)
    const { text } = await ask(nginx, '/admission/admission-enquiry')
    const form = new FormData()
    for (const [name, value] of enquiryForm(text, '9000000502')) form.set(name, value)
    const page = await fetch(`${nginx.url}/admission/admission-enquiry`, {
      method: 'POST',
      headers: { origin: nginx.url },
      body: form,
    })
    expect(page.status).toBe(200)
    expect((await page.text()).includes('Form submitted successfully!')).toBe(true)
    await expect.poll(() => provider.ledger.bodies.size, { timeout: 30_000 }).toBe(2)
  })

  test('posts of one address are limited, reading goes on', async ({ nginx }) => {
    const from = '127.0.0.9'
    const sendAll = Array.from({ length: 40 }, () =>
      ask(nginx, '/api/tc/dvs', { method: 'POST', from }),
    )
    const statuses = (await Promise.all(sendAll)).map(({ status }) => status)
    expect(statuses).toContain(429)
    expect((await ask(nginx, '/about', { from })).status).toBe(200)
    expect(
      (await ask(nginx, '/api/tc/dvs', { method: 'POST', from: '127.0.0.10' })).status,
    ).not.toBe(429)
  })

  test('posts of one IPv6 subscriber are limited, whatever addresses they come from', async ({
    several: { instances },
  }) => {
    const behind = await startNginx([instances[0].port, instances[1].port], {
      behindBalancer: true,
    })
    /** How many of so many posts are let through, each from an address of its own. */
    const passed = async (count: number, addressOf: (index: string) => string) => {
      const all = Array.from({ length: count }, (_, index) => {
        const headers = { 'x-forwarded-for': addressOf((index + 1).toString(16)) }
        return ask(behind, '/api/none', { method: 'POST', headers })
      })
      return (await Promise.all(all)).filter(({ status }) => status !== 429).length
    }
    // What a /64, a /56 and a /48 may send at once; some more is allowed while the rest is sent.
    for (const [burst, count, addressOf] of [
      [21, 60, (index: string) => `2001:db8::${index}`],
      [81, 200, (index: string) => `2001:db8:1:${index}::1`],
      [321, 600, (index: string) => `2001:db8:2:${(parseInt(index, 16) * 64).toString(16)}::1`],
    ] as const) {
      const allowed = await passed(count, addressOf)
      expect(allowed).toBeGreaterThanOrEqual(burst)
      expect(allowed).toBeLessThan(count)
    }
    expect(await passed(60, (index) => `198.51.100.${parseInt(index, 16)}`)).toBe(60)
    await behind.stop()
  })

  test('searches of one address are limited, by a page or in JSON', async ({ nginx }) => {
    const from = '127.0.0.11'
    for (const [path, type] of [
      ['/search?q=bus', 'text/html; charset=utf-8'],
      ['/news?year=all', 'text/html; charset=utf-8'],
      ['/api/search?q=bus', 'application/json'],
    ] as const) {
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => ask(nginx, path, { from })),
      )
      const refused = answers.find(({ status }) => status === 429)
      expect(refused?.headers, path).toMatchObject({
        'content-type': type,
        'cache-control': 'no-store',
        'retry-after': '5',
      })
      expect(refused?.text, path).toContain('Please wait a few seconds')
      const style = /<style>(.*)<\/style>/.exec(refused?.text ?? '')?.[1]
      const hash = style && createHash('sha256').update(style).digest('base64')
      expect(refused?.headers['content-security-policy'] ?? '', path).toContain(hash ?? '')
      expect((await ask(nginx, path, { from: '127.0.0.12' })).status, path).toBe(200)
    }
    for (const path of ['/about', '/search', '/news']) {
      expect((await ask(nginx, path, { from: '127.0.0.12' })).status, path).toBe(200)
    }
  })

  test('a page that breaks is replaced by words and ways on', async ({
    nginx,
    several: { instances },
  }) => {
    // The page cannot be rendered: the words that it reads are gone.
    const words = instances.map(({ folder }) => path.join(folder, 'content/pages/tabloid.md'))
    for (const file of words) renameSync(file, `${file}.gone`)
    const from = '127.0.0.13'
    const broken = await ask(nginx, '/tabloid?show=1', { from })
    for (const file of words) renameSync(`${file}.gone`, file)
    expect(broken.status).toBe(500)
    expect(broken.text).toContain('<h1>Unexpected Application Error!</h1>')
    expect(broken.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await ask(nginx, '/tabloid?show=1', { from })).status).toBe(200)
  })

  test('one instance dies, nobody notices; both die, what is kept is shown', async ({
    nginx,
    several: { instances },
  }) => {
    const [one, other] = instances
    await one.kill()
    for (let times = 0; times < 10; times++) {
      expect((await ask(nginx, `/news?year=all&q=${times}`)).status).toBe(200)
    }
    await ask(nginx, '/about')
    await other.kill()
    await expect
      .poll(async () => (await ask(nginx, '/about')).kept, { timeout: 20_000 })
      .toMatch(/STALE|UPDATING/)
    const { status, text } = await ask(nginx, '/about')
    expect([status, text.includes('</html>')]).toEqual([200, true])
    const away = await ask(nginx, '/news?year=all')
    expect(away.status).toBe(502)
    expect(away.headers['content-security-policy']).toContain("default-src 'none'")
    expect(away.text).toContain('Please try again in a minute.')
    await Promise.all(instances.map(({ start }) => start()))
    await expect
      .poll(async () => (await ask(nginx, '/news?year=all')).status, { timeout: 20_000 })
      .toBe(200)
  })
})
