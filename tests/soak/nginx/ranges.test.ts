import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withRange } from '@/lib/http/ranges'
import { type Nginx, startNginx } from '@/tests/support/servers/nginx'

/** Interrupted downloads continue through `deploy/nginx`, whose cache requests only whole files from the site. */

const file = Buffer.from('0123456789'.repeat(5000))
const headers = { 'Content-Type': 'application/pdf', 'Content-Length': String(file.length) }
const caching = {
  '/api/image/a.pdf': 'public, max-age=300, stale-while-revalidate=86400',
  '/desk/media/a.pdf': 'no-store',
}

let site: Server
let nginx: Nginx

beforeAll(async () => {
  site = createServer(async ({ url, method, headers: sent }, reply) => {
    const request = new Request(`http://site.example${url}`, {
      method,
      headers: sent as Record<string, string>,
    })
    const policy = caching[url as keyof typeof caching] ?? 'no-store'
    const whole = new Response(new Uint8Array(file), {
      headers: { ...headers, ETag: '"a"', 'Cache-Control': policy },
    })
    const response = withRange(request, whole)
    reply.writeHead(response.status, Object.fromEntries(response.headers))
    reply.end(Buffer.from(await response.arrayBuffer()))
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  nginx = await startNginx([port, port])
})
afterAll(async () => {
  await nginx.stop()
  site.close()
  site.closeAllConnections()
})

it.each(Object.keys(caching))('%s', async (path) => {
  const ask = async (sent: Record<string, string>) => {
    const response = await fetch(nginx.url + path, { headers: sent })
    const text = await response.text()
    return [response.status, response.headers.get('content-range'), text.length, text.slice(0, 5)]
  }
  for (const attempt of ['first', 'cached']) {
    const expected = [206, 'bytes 49996-49999/50000', 4, '6789']
    expect([attempt, ...(await ask({ range: 'bytes=49996-' }))]).toEqual([attempt, ...expected])
    expect(await ask({ range: 'bytes=-4', 'if-range': '"a"' })).toEqual(expected)
    expect(await ask({ range: 'bytes=4-', 'if-range': '"b"' })).toEqual([200, null, 50000, '01234'])
    expect((await ask({ range: 'bytes=50000-' })).slice(0, 2)).toEqual([416, 'bytes */50000'])
    expect(await ask({})).toEqual([200, null, 50000, '01234'])
  }
})
