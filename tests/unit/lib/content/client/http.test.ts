import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { createHttpSource } from '@/lib/content/client/http'
import { startContentServer, type ContentServer } from '@/tests/support/servers/content-server'

/** For tests of the time limits. Others have the limits of the site: a busy machine may take long. */
const short = { timeoutMilliseconds: 200, pictureMilliseconds: 300 }
const news = '/api/news/dvs'
let service: ContentServer

beforeAll(async () => {
  service = await startContentServer()
})
beforeEach(() => {
  service.clearFaults()
  service.requests.length = 0
})
afterAll(() => service.stop())

const source = (url = service.url, limits = {}) =>
  createHttpSource({ url, token: 'token-of-the-school', ...limits })
const impatient = () => source(service.url, short)

describe('reading from the provider', () => {
  it('returns the JSON of an endpoint', async () => {
    await expect(source().read(news)).resolves.toHaveLength(4)
  })

  it('accepts a base URL with or without /api at the end', async () => {
    await expect(source(`${service.url}/api/`).read(news)).resolves.toHaveLength(4)
  })

  it('ignores the content type of a JSON response', async () => {
    service.fail('news', { body: '\uFEFF[]', contentType: 'text/html' })
    await expect(source().read(news)).resolves.toEqual([])
  })

  it('decompresses a response', async () => {
    const compressed = gzipSync('[1]')
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(compressed)
    })
    const url = await listen(server)
    await expect(source(url).read(news)).resolves.toEqual([1])
    const file = await source(url).file('list.txt', {})
    expect(await new Response(file?.body).text()).toBe('[1]')
    server.close()
  })

  it('returns undefined for a missing record', async () => {
    await expect(source().read('/api/innerBlog?blog=nothing')).resolves.toBeUndefined()
  })

  it('sends the token only to the endpoints that need it', async () => {
    await source().read('/api/notification/dvs')
    await source().read('/api/onlineRegistration/dvs')
    await source().read(news)
    await source().file('albums/one.jpg', {})
    expect(service.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-of-the-school',
      'Bearer token-of-the-school',
      undefined,
      undefined,
    ])
  })
})

describe('when the provider fails', () => {
  it.each([
    ['responds with 503', { status: 503 }, 'Request failed with status code 503', 2],
    ['responds with 403', { status: 403 }, 'Request failed with status code 403', 1],
    ['closes the connection', { reset: true }, 'Network Error', 2],
    ['never responds', { hang: true }, 'timeout of 200ms exceeded', 1],
    ['never ends its response', { stall: true }, 'timeout of 200ms exceeded', 1],
    ['truncates its response', { truncate: true }, 'Network Error', 2],
    ['responds with HTML', { body: '<html>maintenance</html>' }, 'Unexpected response', 1],
    ['responds with invalid JSON', { body: '[{"title":' }, 'Unexpected response', 1],
    [
      'redirects to another host',
      { status: 302, headers: { location: 'http://localhost:1/api/news/dvs' } },
      'Request failed with status code 302',
      1,
    ],
  ] as const)(
    'and %s, the error has a message that is safe to show',
    async (_, fault, message, requests) => {
      service.fail('news', fault)
      const reader = message.startsWith('timeout') ? impatient() : source()
      await expect(reader.read(news)).rejects.toThrow(message)
      expect(service.count('news')).toBe(requests)
    },
  )

  it('retries once', async () => {
    service.fail('news', { status: 502, times: 1 })
    await expect(source().read(news)).resolves.toHaveLength(4)
    service.fail('news', { reset: true, times: 1 })
    await expect(source().read(news)).resolves.toHaveLength(4)
  })

  it('applies one time limit to both attempts', async () => {
    service.fail('news', { status: 500, delay: 150 })
    await expect(impatient().read(news)).rejects.toThrow('timeout of 200ms exceeded')
  })

  it('reports a refused connection', async () => {
    await expect(source('http://127.0.0.1:9').read(news)).rejects.toThrow('Network Error')
  })

  it('rejects an endless response', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200)
      const more = () => void (response.destroyed || response.write(Buffer.alloc(1e6, ' '), more))
      more()
    })
    const url = await listen(server)
    await expect(source(url).read(news)).rejects.toThrow('Unexpected response')
    server.closeAllConnections()
    server.close()
  })

  it('follows a redirect on the same host', async () => {
    service.fail('news', { status: 301, headers: { location: '/api/news/All/dvs' } })
    await expect(source().read(news)).resolves.toHaveLength(4)
  })
})

describe('files of the provider', () => {
  it('have a type, a size and an ETag', async () => {
    const file = await source().file('albums/one.png', {})
    expect(file).toMatchObject({ type: 'image/png', size: 70, etag: '"70"' })
    expect((await new Response(file?.body).arrayBuffer()).byteLength).toBe(70)
  })

  it('may have special characters in their name', async () => {
    service.setFile('albums/a b%2f.txt', 'text/plain', 'x')
    await expect(source().file('albums/a b%2f.txt', {})).resolves.toMatchObject({ size: 1 })
  })

  it('may be missing', async () => {
    await expect(source().file('albums/none.gif', {})).resolves.toBeUndefined()
  })

  it('are not sent again to a browser that has them cached', async () => {
    service.fail('image', { status: 304, body: '' })
    await expect(source().file('albums/one.png', { etag: '"70"' })).resolves.toMatchObject({
      body: null,
    })
    expect(service.requests[0]?.headers['if-none-match']).toBe('"70"')
  })

  it('are rejected when a picture is too large', async () => {
    service.setFile('huge.jpg', 'image/jpeg', Buffer.alloc(30_000_001))
    await expect(source().file('huge.jpg', {})).rejects.toThrow('Unexpected response')
  })

  it('time out when the headers take too long', async () => {
    service.fail('image', { hang: true })
    const hasty = source(service.url, { firstByteMilliseconds: 150 })
    await expect(hasty.file('albums/one.png', {})).rejects.toThrow('timeout of 150ms exceeded')
    expect(service.count('image')).toBe(1)
  })

  it('time out when a picture takes too long', async () => {
    service.fail('image', { stall: true, contentType: 'image/png' })
    await expect(impatient().file('albums/one.png', {})).rejects.toThrow(
      'timeout of 300ms exceeded',
    )
  })

  it('have no time limit for the body of a document', async () => {
    service.fail('image', { stall: true, contentType: 'application/pdf', body: '%PDF-' })
    const file = await impatient().file('long.pdf', {})
    const reader = file!.body!.getReader()
    expect(Buffer.from((await reader.read()).value!).toString()).toBe('%PDF-')
    const ended = reader.read().catch(() => 'failed')
    service.fail('image', { stall: true, contentType: 'image/png' })
    // It begins later, so the limit of a picture is over.
    await expect(impatient().file('albums/one.png', {})).rejects.toThrow('timeout')
    expect(await Promise.race([ended, 'open'])).toBe('open')
    await reader.cancel()
  })
})

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
