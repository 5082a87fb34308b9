/** @jest-environment node */
import { channel } from 'node:diagnostics_channel'
import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { keepAnswers } from '@/lib/requests/kept-answers'
import { packAnswers } from '@/lib/requests/packing'

const inFront = [packAnswers(), keepAnswers()]
afterAll(() => {
  for (const takeAway of inFront) takeAway()
})

const makeAnew = () => channel('school-website.revalidated').publish(['news'])

const running: http.Server[] = []
afterEach(() => {
  makeAnew()
  for (const server of running.splice(0)) server.close().closeAllConnections()
})

type Given = { status?: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** A server, and how it is asked; every answer of its own has a number. */
async function serve(headersOf: (answer: number) => OutgoingHttpHeaders, status = 200) {
  let answers = 0
  let waiting: (() => void) | undefined
  const listener: RequestListener = async (_, response) => {
    const number = ++answers
    if (waiting) await new Promise<void>((resolve) => (waiting = resolve))
    waiting = undefined
    response.statusCode = status
    for (const [name, value] of Object.entries(headersOf(number)))
      if (value !== undefined) response.setHeader(name, value)
    const text = Buffer.from(`<p>Answer ${number}</p>`)
    const body = response.hasHeader('content-encoding') ? gzipSync(text) : text
    response.write(body.subarray(0, 12))
    response.end(body.subarray(12))
  }
  const server = http.createServer(listener)
  running.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (
    path = '/page',
    headers: OutgoingHttpHeaders = { 'accept-encoding': 'gzip' },
    method = 'GET',
  ) =>
    new Promise<Given>((resolve, reject) => {
      const request = http.request({ port, path, headers, method, agent: false })
      request.on('error', reject).on('response', (response: IncomingMessage) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const { statusCode, headers } = response
          resolve({ status: statusCode, headers, body: Buffer.concat(chunks) })
        })
      })
      request.end()
    })
  return {
    ask,
    textOf: async (...request: Parameters<typeof ask>) => textOf(await ask(...request)),
    answers: () => answers,
    /** Holds the next answer back until the returned function is called. */
    hold: () => {
      waiting = () => undefined
      return () => waiting?.()
    },
  }
}

function textOf({ headers, body }: Given) {
  const unpack = headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync
  return unpack(body).toString()
}

const page: OutgoingHttpHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'gzip',
  'Cache-Control': 's-maxage=60, stale-while-revalidate=3600',
  Age: '10',
  ETag: '"a"',
  Vary: 'rsc, Accept-Encoding',
  'Content-Security-Policy': "default-src 'self'",
}

/** Left to the server to pack. */
const plain = { 'Content-Encoding': undefined }

const packedWith = (site: Awaited<ReturnType<typeof serve>>, accepted: string) =>
  site.ask('/page', { 'accept-encoding': accepted })

async function untilRepacked(site: Awaited<ReturnType<typeof serve>>) {
  for (;;) {
    const { headers } = await packedWith(site, 'gzip, deflate, br')
    if (headers['content-encoding'] === 'br') return
  }
}

test('a page is made once for all who come within its lifetime', async () => {
  const site = await serve(() => page)
  const first = await site.ask()
  const second = await site.ask()
  expect([textOf(first), textOf(second)]).toEqual(['<p>Answer 1</p>', '<p>Answer 1</p>'])
  expect(second.status).toBe(200)
  for (const name of ['content-type', 'content-security-policy', 'etag', 'vary', 'cache-control'])
    expect([name, second.headers[name]]).toEqual([name, first.headers[name]])
  expect(second.headers['content-length']).toBe(String(second.body.length))
})

test('it says its age, so that whoever keeps it behind keeps it no longer', async () => {
  const site = await serve(() => page)
  await site.ask()
  expect(Number((await site.ask()).headers.age)).toBeGreaterThanOrEqual(10)
})

test('it comes in Brotli to those who take it, else in gzip', async () => {
  const site = await serve(() => page)
  await site.ask()
  await untilRepacked(site)
  expect(await site.textOf('/page', { 'accept-encoding': 'gzip, deflate, br' })).toBe(
    '<p>Answer 1</p>',
  )
  for (const accepted of ['gzip', 'gzip, br;q=0', 'deflate, gzip'])
    expect((await packedWith(site, accepted)).headers['content-encoding']).toBe('gzip')
  expect(site.answers()).toBe(1)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
])(
  'to who takes %s the very first answer comes in %s, and is kept so',
  async (accepted, encoding) => {
    const site = await serve(() => ({ ...page, ...plain }))
    for (const answer of [await packedWith(site, accepted), await packedWith(site, accepted)]) {
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(textOf(answer)).toBe('<p>Answer 1</p>')
    }
    expect(site.answers()).toBe(1)
  },
)

test('who takes neither gets an answer of his own', async () => {
  const site = await serve(() => page)
  await site.ask()
  await packedWith(site, 'identity')
  await site.ask('/page', {})
  expect(site.answers()).toBe(3)
})

test('who has it already is told so', async () => {
  const site = await serve(() => page)
  await site.ask()
  const answer = await site.ask('/page', { 'accept-encoding': 'gzip', 'if-none-match': '"a"' })
  expect([answer.status, answer.headers.etag, answer.body.length]).toEqual([304, '"a"', 0])
  expect(site.answers()).toBe(1)
})

test('asked for its head only, it has the same head', async () => {
  const site = await serve(() => page)
  const { body } = await site.ask()
  const head = await site.ask('/page', { 'accept-encoding': 'gzip' }, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(body.length),
    0,
  ])
})

test('a page that is to be made anew before its time is not given again', async () => {
  const site = await serve(() => page)
  await site.ask()
  makeAnew()
  expect(await site.textOf()).toBe('<p>Answer 2</p>')
})

test('nor is one that was begun before and is finished afterwards', async () => {
  const site = await serve(() => page)
  const release = site.hold()
  const first = site.ask()
  while (site.answers() === 0) await new Promise((resolve) => setImmediate(resolve))
  makeAnew()
  release()
  await first
  expect(await site.textOf()).toBe('<p>Answer 2</p>')
})

test('files that never change outlive that', async () => {
  const site = await serve(() => ({
    'Content-Encoding': 'gzip',
    'Cache-Control': 'public, max-age=31536000, immutable',
  }))
  await site.ask('/enhance.js?v=1')
  makeAnew()
  expect(await site.textOf('/enhance.js?v=1')).toBe('<p>Answer 1</p>')
})

test.each<[string, OutgoingHttpHeaders, number]>([
  ['a page past its time', { ...page, Age: '60' }, 200],
  ['a page that nobody dates', { ...page, Age: undefined }, 200],
  ['an answer for one visitor', { ...page, 'Cache-Control': 'private, no-store' }, 200],
  ['an answer with a cookie', { ...page, 'Set-Cookie': 'a=b' }, 200],
  ['a file that is packed in itself', { ...page, ...plain, 'Content-Type': 'font/woff2' }, 200],
  ['a page that is missing', page, 404],
])('%s is asked for each time', async (_, headers, status) => {
  const site = await serve(() => headers, status)
  await site.ask()
  await site.ask()
  expect(site.answers()).toBe(2)
})

test.each<[string, string, OutgoingHttpHeaders, string]>([
  ['with a query that anybody may make up', '/page?from=chat', {}, 'GET'],
  ['for its parts, by a script of Next’s', '/page', { rsc: '1' }, 'GET'],
  ['for some of its bytes', '/page', { range: 'bytes=0-9' }, 'GET'],
  ['by another method', '/page', {}, 'POST'],
])('a page asked for %s is made for that', async (_, path, headers, method) => {
  const site = await serve(() => page)
  await site.ask('/page')
  for (const answers of [2, 3]) {
    await site.ask(path, { 'accept-encoding': 'gzip', ...headers }, method)
    expect(site.answers()).toBe(answers)
  }
  // Nor is it then given to others.
  expect(await site.textOf('/page')).toBe('<p>Answer 1</p>')
})
