import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Nginx, startNginx } from '@/tests/support/servers/nginx'

/** A site without files, which records the requests that reach it. */
let requests: string[]
const site = http.createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`)
  response.statusCode = /^\/(?:_next\/static|modules)\//.test(request.url ?? '') ? 404 : 200
  response.setHeader('Cache-Control', 'private, no-store')
  response.end('the site')
})
let nginx: Nginx

const chunks = '/_next/static/chunks'
const earlierFiles = [
  [`${chunks}/old.js`, 'application/javascript'],
  [`${chunks}/old.css`, 'text/css'],
  [`${chunks}/old.woff2`, 'font/woff2'],
  ['/modules/old.js', 'application/javascript'],
] as const

beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const { port } = site.address() as AddressInfo
  nginx = await startNginx([port, port])
  for (const [file] of earlierFiles) {
    const kept = path.join(nginx.earlierFiles, file)
    mkdirSync(path.dirname(kept), { recursive: true })
    writeFileSync(kept, file)
  }
})
afterAll(async () => {
  await nginx?.stop()
  site.close()
})
beforeEach(() => {
  requests = []
})

/** `fetch` cannot set the host. */
async function get(file: string, { method = 'GET', host = 'localhost' } = {}) {
  const request = http.request({ port: nginx.port, path: file, method, headers: { host } }).end()
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  let body = ''
  for await (const chunk of response) body += String(chunk)
  return { status: response.statusCode, headers: response.headers, body }
}

it.each(earlierFiles)('serves a file of an earlier release: %s', async (file, type) => {
  const { status, headers, body } = await get(file)
  expect([status, headers['content-type'], body]).toEqual([200, type, file])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it('answers 404 for a file that no release had, and for one outside the folder', async () => {
  expect((await get(`${chunks}/none.js`)).status).toBe(404)
  expect((await get('/_next/static/..%2f..%2f..%2fetc%2fpasswd')).status).not.toBe(200)
})

it('redirects www. to the host of the site, with path and query', async () => {
  const { status, headers } = await get('/news?year=2026', { host: 'www.localhost' })
  expect([status, headers.location]).toEqual([308, 'http://localhost/news?year=2026'])
})

it('passes a HEAD for a certificate on as a HEAD, because a GET would use its address up', async () => {
  expect((await get('/api/image/certificate/x', { method: 'HEAD' })).status).toBe(200)
  expect(requests).toEqual(['HEAD /api/image/certificate/x'])
})
