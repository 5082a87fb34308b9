/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import http, { type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

const marker = '<meta name="framework-script" content="none"/>'

/** The answer of a server that answers so, in a process that replaces broken pages. */
async function answerOf(listener: RequestListener, method = 'GET') {
  const server = http.createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`, { method })
  const answer = { status: response.status, headers: response.headers, text: await response.text() }
  server.close()
  return answer
}

const html = { 'content-type': 'text/html; charset=utf-8' }

let letBe: () => void
beforeAll(async () => {
  const build = mkdtempSync(path.join(tmpdir(), 'build-'))
  mkdirSync(path.join(build, 'server/app/filtered'), { recursive: true })
  const page = `<head>${marker}<style>p{}</style><script>a()</script></head><body>Try again</body>`
  writeFileSync(path.join(build, 'server/app/filtered/unexpected-error.html'), page)
  process.env.NEXT_DIST_DIR = build
  const { replaceBrokenPages } = await import('@/lib/requests/broken-pages')
  letBe = replaceBrokenPages()
})
afterAll(() => letBe())

test('a page that broke, in pieces and packed, gives way to the one made ahead', async () => {
  const { status, headers, text } = await answerOf((_, response) => {
    response.statusCode = 500
    response.setHeader('Content-Type', html['content-type'])
    response.setHeader('Content-Encoding', 'gzip')
    response.write('<html id="__next_error__">')
    setTimeout(() => response.end('<script>b()</script>'), 10)
  })
  expect([status, text]).toEqual([500, '<head><style>p{}</style></head><body>Try again</body>'])
  expect(headers.get('content-security-policy')).toMatch(
    /; script-src 'self'; style-src 'self' 'sha256-[\w+/=]+';/,
  )
  expect(headers.get('content-encoding')).toBeNull()
})

test('asked for its head only, it has the same head', async () => {
  const { status, headers, text } = await answerOf((_, response) => {
    response.statusCode = 500
    response.setHeader('Content-Type', html['content-type'])
    response.end()
  }, 'HEAD')
  expect([status, text, headers.get('content-length')]).toEqual([500, '', '53'])
})

test.each([
  ['a page', 200, html],
  ['a page that is missing', 404, html],
  ['a call that failed', 503, { 'content-type': 'application/json' }],
])('%s is left alone', async (_, status, headers) => {
  const answer = await answerOf((_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.writeHead(status).end('its own words')
  })
  expect([answer.status, answer.text]).toEqual([status, 'its own words'])
  expect(answer.headers.get('content-security-policy')).toBeNull()
})
