import { once } from 'node:events'
import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { env } from '@/lib/core/env'
import { normalizeRequests } from '@/lib/http/request-line'

let server: http.Server
let stop: () => void
beforeAll(async () => {
  stop = normalizeRequests()
  server = http.createServer(({ method, url, headers }, response) => {
    response.end([method, url, headers.host, headers['x-forwarded-host'] ?? ''].join(' ').trim())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  stop()
  server.close()
})
afterEach(() => jest.restoreAllMocks())

/** The request as Next receives it: method, target, host. */
async function received(line: string, headers = ''): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  socket.write(`${line} HTTP/1.1\r\nHost: site.example\r\n${headers}Connection: close\r\n\r\n`)
  await once(socket, 'close')
  return text.slice(text.indexOf('\r\n\r\n') + 4).replace(/^\w+\r\n|\r\n0\r\n\r\n$/g, '')
}

it.each([
  ['GET /NEWS?a=1', 'GET /NEWS?a=1 site.example'],
  ['GET //evil.example/', 'GET //evil.example/ site.example'],
  ['GET /http://evil.example/', 'GET /http://evil.example/ site.example'],
  ['GET http://evil.example/NEWS', 'GET /NEWS evil.example'],
  ['GET HTTPS://u:p@evil.example:81/NEWS?a=1', 'GET /NEWS?a=1 evil.example:81'],
  ['GET ftp://evil.example', 'GET / evil.example'],
  ['GET http://evil.example?a=http://b', 'GET /?a=http://b evil.example'],
  ['DELETE /about', 'DELETE /about site.example'],
  ['TRACE /about', 'GET /api/method-not-allowed site.example'],
  ['PROPFIND /', 'GET /api/method-not-allowed site.example'],
  ['OPTIONS *', 'GET /api/method-not-allowed site.example'],
  ['TRACE /api/health', 'PUT /api/health site.example'],
])('%s reaches Next as %s', async (line, request) => {
  expect(await received(line)).toBe(request)
})

it('accepts a forwarded host only from a trusted proxy', async () => {
  const forwarded = 'X-Forwarded-Host: evil.example\r\n'
  expect(await received('GET /', forwarded)).toBe('GET / site.example')
  jest.replaceProperty(env, 'trustedProxies', 1)
  expect(await received('GET /', forwarded)).toBe('GET / site.example evil.example')
})

it('removes what only the middleware may add', async () => {
  const policies = await new Promise<string>((resolve) => {
    server.once('request', ({ headers }) => resolve(JSON.stringify(headers)))
    void received(
      'GET /',
      "Content-Security-Policy: script-src 'nonce-x'\r\nContent-Security-Policy-Report-Only: script-src 'nonce-x'\r\nX-Invalid-Name: news\r\nX-Other: stays\r\n",
    )
  })
  expect(policies).toContain('stays')
  expect(policies).not.toContain('nonce')
  expect(policies).not.toContain('internal-path')
})
