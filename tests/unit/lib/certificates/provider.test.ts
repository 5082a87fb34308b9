import { GET as getCertificate } from '@/app/api/image/certificate/[...ticket]/route'
import { createProviderCertificates } from '@/lib/certificates/provider-source'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import {
  startContentServer,
  type ContentServer,
  type Fault,
} from '@/tests/support/servers/content-server'
import { fastForward, json, fakeTimeouts } from './support/post'

jest.mock('next/cache', () => ({ unstable_cache: jest.fn(), revalidateTag: jest.fn() }))

const failed = 'Failed to process your request. Please try again later.'
/** Each test uses another number, because wrong names are counted by number. */
let sample: { admission: string; name: string }
let numbers = 0
let service: ContentServer
let warn: jest.SpyInstance

beforeAll(async () => {
  service = await startContentServer()
})
beforeEach(() => {
  service.clearFaults()
  service.requests.length = 0
  sample = { admission: `DVS/2021/${++numbers}`, name: 'Sample Pupil One' }
  service.set('certificates', [{ ...sample, data: 'documents/tc-sample-1.jpg' }])
  jest.replaceProperty(env, 'contentApi', { url: service.url, token: 'token-of-the-school' })
  warn = jest.spyOn(log, 'warn').mockReturnValue()
  fakeTimeouts()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})
afterAll(() => service.stop())

const fetchFile = async (response: Response) => {
  const { data } = (await response.json()) as { data: string }
  return getCertificate(
    new Request('https://site.example', { headers: { host: 'site.example' } }),
    {
      params: Promise.resolve({ ticket: data.split('/').slice(1) }),
    },
  )
}
const bytes = 'the bytes of a picture'

describe('a certificate of the provider', () => {
  it('is requested once, with the two fields and the school’s token', async () => {
    expect((await fastForward(json({ ...sample, more: 'x' }))).status).toBe(200)
    expect(service.requests).toHaveLength(1)
    const [{ method, url, headers, body }] = service.requests as [ContentServer['requests'][0]]
    expect([method, url]).toEqual(['POST', '/api/tc/dvs'])
    expect(headers.authorization).toBe('Bearer token-of-the-school')
    expect(headers['content-type']).toBe('application/json')
    expect(JSON.parse(body)).toEqual(sample)
  })

  it.each([
    ['the visitor’s token', 'Bearer own.token-1', 'Bearer own.token-1'],
    ['the school’s without a bearer token', 'Basic eDp5', 'Bearer token-of-the-school'],
    ['the school’s with an invalid token', 'Bearer a b', 'Bearer token-of-the-school'],
  ])('is requested with %s', async (_, authorization, sent) => {
    await fastForward(json(sample, { authorization }))
    expect(service.requests[0]?.headers.authorization).toBe(sent)
  })

  it('is requested without a token when there is none', async () => {
    jest.replaceProperty(env, 'contentApi', { url: `${service.url}/api`, token: undefined })
    expect((await fastForward(json(sample))).status).toBe(200)
    expect(service.requests[0]?.headers).not.toHaveProperty('authorization')
  })

  it.each(['documents/tc-sample-1.jpg', '/api/image/documents/tc-sample-1.jpg', 'x'.repeat(200)])(
    'is fetched by the identifier %s, without the token, and not cached',
    async (data) => {
      service.set('certificates', [{ ...sample, data }])
      service.setFile(data.replace('/api/image/', ''), 'image/jpeg', bytes)
      const file = await fetchFile(await fastForward(json(sample)))
      expect([file.status, await fastForward(file.text())]).toEqual([200, bytes])
      expect(file.headers.get('cache-control')).toBe('private, no-store')
      expect(service.requests.at(-1)?.headers).not.toHaveProperty('authorization')
    },
  )
})

const responds = (data: unknown): Fault => ({ body: JSON.stringify({ data }) })
const faults: [string, Fault, logged: boolean][] = [
  ['has no certificate', { status: 404 }, false],
  ['names no file', responds(null), false],
  ['responds with an array', { body: '[]' }, false],
  ['rejects the token', { status: 401 }, true],
  ['fails', { status: 500 }, true],
  ['closes the connection', { reset: true }, true],
  ['truncates the response', { truncate: true, body: '{"data":' }, true],
  ['sends HTML', { body: '<html>', contentType: 'text/html' }, true],
  ['sends too much', { body: JSON.stringify({ data: 'x'.repeat(70_000) }) }, true],
  ['redirects', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }, true],
  ['names a parent folder', responds('../../etc/passwd'), true],
  ['names an encoded parent folder', responds('%2e%2e/%2e%2e/etc/passwd'), true],
  ['names another host', responds('https://evil.example/tc.jpg'), true],
  ['names a script', responds('javascript:alert(1)'), true],
  ['names a path with a query', responds('tc.jpg?x=1'), true],
  ['names an object', responds({ path: 'tc.jpg' }), true],
]

describe('a failing provider', () => {
  it.each(faults)('%s, and the visitor sees the same failure', async (_, fault, isLogged) => {
    service.fail('tc', fault)
    const response = await fastForward(json(sample))
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: failed })
    expect(service.count('tc')).toBe(1)
    expect(warn).toHaveBeenCalledTimes(isLogged ? 1 : 0)
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/DVS|Pupil|token-of/)
  })

  it('does not respond, and the look-up times out', async () => {
    const source = createProviderCertificates({ url: service.url }, 'dvs', 200)
    service.fail('tc', { hang: true })
    await expect(source.find(sample)).rejects.toThrow('timeout of 200ms exceeded')
    service.fail('tc', { stall: true })
    await expect(source.find(sample)).rejects.toThrow('timeout of 200ms exceeded')
  })

  it('has no file or a file that is not a picture, and nothing is saved', async () => {
    service.set('certificates', [{ ...sample, data: 'missing' }])
    expect((await fetchFile(await fastForward(json(sample)))).status).toBe(404)
    service.setFile('missing', 'text/html', '<script>alert(1)</script>')
    expect((await fetchFile(await fastForward(json(sample)))).status).toBe(502)
    const found = await fastForward(json(sample))
    service.fail('image', { status: 500 })
    expect((await fetchFile(found)).status).toBe(502)
  })
})
