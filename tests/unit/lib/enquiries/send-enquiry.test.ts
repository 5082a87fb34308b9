import { headers } from 'next/headers'
import { enquirySession } from '@/content/data/sessions'
import { sendEnquiry } from '@/lib/enquiries/send-enquiry'
import { submitEnquiry } from '@/lib/enquiries/submit'
import { steps } from '@/tests/support/fixtures/form-language'

jest.mock('next/headers', () => ({ headers: jest.fn() }))
jest.mock('@/lib/enquiries/submit', () => ({ submitEnquiry: jest.fn() }))

const entries = {
  session: enquirySession,
  name: 'A Parent',
  admissionClass: 'Class 9',
  contact: '9876543210',
  email: '',
  consent: 'on',
}
const values = { ...entries, consent: true }

function send(fields: Record<string, string> = {}, origin = 'https://school.example') {
  jest.mocked(headers).mockResolvedValue(new Headers({ host: 'school.example', origin }) as never)
  const data = new FormData()
  const all = { ...entries, form: 'enquire', formkey: 'dif', ...fields }
  for (const [name, value] of Object.entries(all)) data.set(name, value)
  return sendEnquiry({}, data)
}

beforeEach(() => jest.mocked(submitEnquiry).mockReset())

test('a stored enquiry returns its reference and what comes next, without the values', async () => {
  const result = { reference: 'ENQ-1', next: steps }
  jest.mocked(submitEnquiry).mockResolvedValue({ outcome: 'stored', ...result })
  expect(await send()).toEqual({ form: 'enquire', outcome: { status: 'sent', ...result } })
  const [input, context] = jest.mocked(submitEnquiry).mock.calls[0]!
  expect(input).toEqual({ ...values, website: '' })
  expect(context).toMatchObject({ formKey: 'dif', language: { code: 'en' } })
})

test('validates an unticked box and a filled hidden field', async () => {
  jest.mocked(submitEnquiry).mockResolvedValue({ outcome: 'failed' })
  await send({ consent: '', website: 'https://spam.example' })
  const [input] = jest.mocked(submitEnquiry).mock.calls[0]!
  expect(input).toMatchObject({ consent: false, website: 'https://spam.example' })
})

test.each([
  [{ outcome: 'failed' }, { status: 'failed' }],
  [{ outcome: 'conflict' }, { status: 'conflict' }],
  [{ outcome: 'limited', retryAfterSeconds: 9 }, { status: 'limited' }],
  [
    { outcome: 'invalid', errors: { name: 'Name is required' } },
    { status: 'invalid', errors: { name: 'Name is required' } },
  ],
  [{ outcome: 'invalid', errors: { website: 'Leave this field empty' } }, { status: 'confirm' }],
  [
    { outcome: 'invalid', errors: { name: 'Name is required', website: 'Leave this empty' } },
    { status: 'invalid', errors: { name: 'Name is required' } },
  ],
] as const)('%j keeps the values', async (result, outcome) => {
  jest.mocked(submitEnquiry).mockResolvedValue(result)
  expect(await send()).toEqual({ form: 'enquire', outcome, values })
})

test.each([
  ['another origin', {}, 'https://evil.example'],
  ['an unknown form key', { formkey: 'other' }, 'https://school.example'],
])('stores nothing from %s', async (_, fields, origin) => {
  expect((await send(fields, origin)).outcome).toEqual({ status: 'failed' })
  expect(submitEnquiry).not.toHaveBeenCalled()
})

test('records the language of the form, and which notice was read', async () => {
  jest.mocked(submitEnquiry).mockResolvedValue({ outcome: 'failed' })
  await send({ language: 'hi', notice: '2026-11-24-hi-abc' })
  expect(jest.mocked(submitEnquiry).mock.calls[0]![1]).toMatchObject({
    language: { code: 'hi' },
    noticeVersion: '2026-11-24-hi-abc',
  })
})
