/** @jest-environment node */
import { headers } from 'next/headers'
import { GET as getCertificate } from '@/app/api/image/certificate/[...ticket]/route'
import { createEmbeddedCertificates } from '@/lib/certificates/embedded-source'
import { requestCertificate } from '@/lib/certificates/request-certificate'
import { certificateSource } from '@/lib/certificates/source'
import { log } from '@/lib/core/log'
import { ended, sample, stopSeconds } from './support/post'

jest.mock('next/headers', () => ({ headers: jest.fn() }))
jest.mock('@/lib/certificates/source', () => ({ certificateSource: jest.fn() }))

const embedded = createEmbeddedCertificates({
  records: 'content/records',
  media: 'content/certificates',
})
let logged: jest.SpyInstance
let addresses = 0

beforeEach(() => {
  stopSeconds()
  jest.mocked(certificateSource).mockReturnValue(embedded)
  logged = jest.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

/** Sends the form without script. */
function send(fields: Record<string, string>, given: Record<string, string> = {}) {
  const own = {
    host: 'school.example',
    origin: 'https://school.example',
    'x-socket-address': `10.2.0.${++addresses}`,
  }
  jest.mocked(headers).mockResolvedValue(new Headers({ ...own, ...given }) as never)
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return ended(requestCertificate({}, data))
}

test('a certificate that is there is a redirect to its file, which names nobody', async () => {
  const redirect: unknown = await send(sample).catch((error: unknown) => error)
  const address = /;(\/api\/image\/certificate\/[^;]+);/.exec(
    (redirect as { digest: string }).digest,
  )?.[1]
  expect(Buffer.from(address!, 'base64url').toString('latin1')).not.toMatch(/sample|0147/i)
  const file = await getCertificate(new Request('https://site.example'), {
    params: Promise.resolve({ ticket: address!.split('/').slice(4) }),
  })
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="tc.jpg"')
})

test.each([
  ['that nobody has', { ...sample, admission: 'DVS/2021/9999' }, 'failed'],
  ['with an empty field', { admission: sample.admission, name: ' ' }, 'empty'],
])('after a request %s the page keeps what was typed', async (_, values, failure) => {
  expect(await send(values)).toEqual({ failure, values })
  expect(logged).not.toHaveBeenCalled()
})

test('so it does when the file cannot be had', async () => {
  jest.mocked(certificateSource).mockReturnValue({ ...embedded, open: async () => undefined })
  expect(await send(sample)).toEqual({ failure: 'download', values: sample })
})

test('and when an address asks too often', async () => {
  // Reads no file: while one is read the clock of the limit would go on.
  jest.mocked(certificateSource).mockReturnValue({ ...embedded, find: async () => undefined })
  const given = { 'x-socket-address': '203.0.113.8' }
  const values = (number: number) => ({ ...sample, admission: `DVS/1/${number}` })
  for (let number = 0; number < 30; number++) await send(values(number), given)
  expect(await send(values(30), given)).toEqual({ failure: 'limited', values: values(30) })
})

test('another site cannot ask, and long texts do not come back whole', async () => {
  const find = jest.fn()
  jest.mocked(certificateSource).mockReturnValue({ ...embedded, find })
  const values = { admission: 'x'.repeat(9000), name: 'y' }
  const { failure, values: kept } = await send(values, { origin: 'https://evil.example' })
  expect([failure, kept?.admission.length]).toEqual(['failed', 300])
  expect(find).not.toHaveBeenCalled()
})
