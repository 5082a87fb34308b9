import { headers } from 'next/headers'
import { GET as getCertificate } from '@/app/api/image/certificate/[...ticket]/route'
import { createEmbeddedCertificates } from '@/lib/certificates/embedded-source'
import { requestCertificate } from '@/lib/certificates/request-certificate'
import { getCertificateSource } from '@/lib/certificates/source'
import { log } from '@/lib/core/log'
import { fastForward, sample, fakeTimeouts } from './support/post'

jest.mock('next/headers', () => ({ headers: jest.fn() }))
jest.mock('@/lib/certificates/source', () => ({ getCertificateSource: jest.fn() }))

const embedded = createEmbeddedCertificates({
  records: 'content/records',
  media: 'content/certificates',
})
let logged: jest.SpyInstance
let addresses = 0

beforeEach(() => {
  fakeTimeouts()
  jest.mocked(getCertificateSource).mockReturnValue(embedded)
  logged = jest.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Sends the form without script. */
function send(fields: Record<string, string>, extraHeaders: Record<string, string> = {}) {
  const defaults = {
    host: 'school.example',
    origin: 'https://school.example',
    'x-socket-address': `10.2.0.${++addresses}`,
  }
  jest.mocked(headers).mockResolvedValue(new Headers({ ...defaults, ...extraHeaders }) as never)
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return fastForward(requestCertificate({}, data))
}

test('an existing certificate redirects to its file, whose URL reveals nothing', async () => {
  const redirect: unknown = await send(sample).catch((error: unknown) => error)
  const address = /;(\/api\/image\/certificate\/[^;]+);/.exec(
    (redirect as { digest: string }).digest,
  )?.[1]
  expect(Buffer.from(address!, 'base64url').toString('latin1')).not.toMatch(/sample|0147/i)
  const file = await getCertificate(
    new Request('https://site.example', { headers: { host: 'site.example' } }),
    {
      params: Promise.resolve({ ticket: address!.split('/').slice(4) }),
    },
  )
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="tc.jpg"')
})

test.each([
  ['for an unknown number', { ...sample, admission: 'DVS/2021/9999' }, 'failed'],
  ['with an empty field', { admission: sample.admission, name: ' ' }, 'empty'],
])('a request %s returns the values', async (_, values, failure) => {
  expect(await send(values)).toEqual({ failure, values })
  expect(logged).not.toHaveBeenCalled()
})

test('a request for an unavailable file returns the values', async () => {
  jest.mocked(getCertificateSource).mockReturnValue({ ...embedded, open: async () => undefined })
  expect(await send(sample)).toEqual({ failure: 'download', values: sample })
})

test('too many requests from one address return the values', async () => {
  // Without reading files: the rate limit uses the real clock.
  jest.mocked(getCertificateSource).mockReturnValue({ ...embedded, find: async () => undefined })
  const sameAddress = { 'x-socket-address': '203.0.113.8' }
  const values = (number: number) => ({ ...sample, admission: `DVS/1/${number}` })
  for (let number = 0; number < 30; number++) await send(values(number), sameAddress)
  expect(await send(values(30), sameAddress)).toEqual({ failure: 'limited', values: values(30) })
})

test('another site is rejected, and long values are truncated', async () => {
  const find = jest.fn()
  jest.mocked(getCertificateSource).mockReturnValue({ ...embedded, find })
  const values = { admission: 'x'.repeat(9000), name: 'y' }
  const result = await send(values, { origin: 'https://evil.example' })
  expect([result.failure, result.values?.admission.length]).toEqual(['failed', 300])
  expect(find).not.toHaveBeenCalled()
})
