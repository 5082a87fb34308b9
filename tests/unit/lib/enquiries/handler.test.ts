import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GET, POST } from '@/app/api/form/[schoolcode]/[formkey]/route'
import { findLanguage } from '@/content/languages'
import { env } from '@/lib/core/env'
import { getNoticeVersion } from '@/lib/enquiries/consent'
import type { NextSteps } from '@/lib/enquiries/form-state'
import { getEnquiryService } from '@/lib/enquiries/service'
import { log } from '@/lib/core/log'
import { createContact } from '@/tests/support/fixtures/enquiry'
import { payload } from './support/samples'

jest.mock('next/cache', () => ({ unstable_cache: jest.fn(), revalidateTag: jest.fn() }))

let folder: string
let logged: jest.SpyInstance[]
let numbers = 0
const newPayload = () => ({ ...payload, phone: createContact(++numbers) })

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'enquiries-'))
  jest.replaceProperty(env, 'dataDir', folder)
  logged = (['info', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(log, level).mockReturnValue(),
  )
})
afterEach(async () => {
  await (await getEnquiryService().catch(() => undefined))?.close()
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

type Post = {
  body: BodyInit
  headers?: Record<string, string>
  schoolcode?: string
  formkey?: string
}

function post({ body, headers = {}, schoolcode = 'dvs', formkey = 'dif' }: Post) {
  const request = new Request(`https://site.example/api/form/${schoolcode}/${formkey}`, {
    method: 'POST',
    headers: {
      host: 'site.example',
      origin: 'https://site.example',
      'content-type': 'application/json',
      // Each request has its own IP address.
      'x-socket-address': `10.0.${++addresses >> 8}.${addresses & 255}`,
      ...headers,
    },
    body,
    duplex: 'half',
  } as RequestInit)
  return POST(request, { params: Promise.resolve({ schoolcode, formkey }) })
}
let addresses = 0

const json = (value: unknown, rest: Omit<Post, 'body'> = {}) =>
  post({ body: JSON.stringify(value), ...rest })
const stored = async () => (await getEnquiryService()).store.list()

describe('a valid enquiry', () => {
  it('is stored before its reference is returned', async () => {
    const response = await json(newPayload())
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { reference, next } = (await response.json()) as { reference: string; next: NextSteps }
    expect((await stored()).map((row) => row.reference)).toEqual([reference])
    expect(next).toMatchObject({ className: 'Class IX' })
  })

  it('is stored once when it is sent again, with a key and without', async () => {
    const body = newPayload()
    const headers = { 'idempotency-key': 'a-key-of-this-browser' }
    const responses = [
      await json(body, { headers }),
      await json(body, { headers }),
      await json(body),
    ]
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
    const references = await Promise.all(responses.map((response) => response.json()))
    expect(new Set(references.map((value) => JSON.stringify(value))).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('is rejected with the key of another one', async () => {
    const headers = { 'idempotency-key': 'a-key-of-this-browser' }
    await json(newPayload(), { headers })
    expect((await json(newPayload(), { headers })).status).toBe(409)
  })

  it('can have the form key of the home page', async () => {
    jest.replaceProperty(env, 'enquiryFormKeyHome', 'home')
    expect((await json(newPayload(), { formkey: 'home' })).status).toBe(201)
    expect((await stored())[0]?.form_key).toBe('home')
  })
})

describe('an invalid enquiry', () => {
  it('has a message for each field, by JSON property', async () => {
    const invalid = { ...payload, name: '', phone: '12', email: 'x', declaration: false }
    const response = await json(invalid)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: {
        name: 'Name is required',
        phone: 'Contact number must be exactly 10 digits',
        email: 'Enter an e-mail address such as name@example.com, or leave it empty',
        declaration: 'Consent is required',
      },
    })
  })

  it('is one with the honeypot filled in', async () => {
    const response = await json({ ...payload, website: 'https://spam.example' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ errors: { website: 'Leave this field empty' } })
  })
})

describe('an enquiry in another language (R-ENQUIRY-16)', () => {
  const { words } = findLanguage('bn')
  const notice = '2026-11-24-bn-abc123'

  it('is stored with the language and the version of the notice that was read', async () => {
    await json({ ...newPayload(), language: 'bn', notice })
    await json({ ...newPayload(), language: 'hi' })
    await json({ ...newPayload(), language: 'xx', notice: 'none' })
    expect((await stored()).map((row) => [row.language, row.consent_version])).toEqual([
      ['bn', notice],
      ['hi', getNoticeVersion('hi', findLanguage('hi').words.enquiry)],
      ['en', '2026-11-26'],
    ])
  })

  it('has its messages in that language', async () => {
    const response = await json({ ...newPayload(), name: '', language: 'bn' })
    expect(await response.json()).toEqual({ errors: { name: words.enquiry.messages.name } })
  })
})

/** 1 MB without a Content-Length. */
const stream = () => {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull: (controller) =>
      ++sent > 1024 ? controller.close() : controller.enqueue(new Uint8Array(1024).fill(97)),
  })
}

const text = JSON.stringify(payload)
const form = 'application/x-www-form-urlencoded'
const rejected: [string, number, Post][] = [
  ['malformed JSON', 400, { body: '{"name":' }],
  ['an array', 400, { body: `[${text}]` }],
  ['null', 400, { body: 'null' }],
  ['a string', 400, { body: '"name"' }],
  ['nothing', 400, { body: '' }],
  ['bytes that are no UTF-8', 400, { body: new Uint8Array([0x7b, 0xff, 0x7d]) }],
  [
    'wrong types',
    422,
    { body: JSON.stringify({ ...payload, name: { $ne: 1 }, phone: 9000000001 }) },
  ],
  ['arrays for texts', 422, { body: JSON.stringify({ ...payload, email: ['a@b.example'] }) }],
  ['null bytes', 422, { body: JSON.stringify({ ...payload, name: 'a\0b' }) }],
  ['__proto__', 422, { body: `{"__proto__":${text}}` }],
  ['another school code', 422, { body: JSON.stringify({ ...payload, schoolcode: 'abc' }) }],
  ['17 KB', 413, { body: JSON.stringify({ ...payload, name: 'a'.repeat(17_000) }) }],
  ['1 MB in pieces', 413, { body: stream() as unknown as BodyInit }],
  ['1 MB in the header', 413, { body: text, headers: { 'content-length': '1048576' } }],
  ['plain text', 415, { body: text, headers: { 'content-type': 'text/plain' } }],
  ['a form', 415, { body: 'name=Parent', headers: { 'content-type': form } }],
  ['a form with files', 415, { body: text, headers: { 'content-type': 'multipart/form-data' } }],
  ['a foreign origin', 403, { body: text, headers: { origin: 'https://evil.example' } }],
  ['a hidden origin', 403, { body: text, headers: { origin: 'null' } }],
  ['another site', 403, { body: text, headers: { 'sec-fetch-site': 'cross-site' } }],
  ['an unknown form key', 404, { body: text, formkey: 'dif2' }],
  ['an unknown school', 404, { body: text, schoolcode: 'DVS' }],
  ['a bad idempotency key', 400, { body: text, headers: { 'idempotency-key': 'a b' } }],
]

it.each(rejected)('rejects %s with %d, without storing or logging', async (_, status, request) => {
  const response = await post(request)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(Object.keys((await response.json()) as object)).toEqual([
    status === 422 ? 'errors' : 'error',
  ])
  expect(await stored()).toEqual([])
  for (const spy of logged) expect(spy).not.toHaveBeenCalled()
})

it('allows no other method', async () => {
  const response = GET()
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

describe('too many enquiries', () => {
  it('are rejected with Retry-After when they are invalid and from one address', async () => {
    const headers = { 'x-socket-address': '203.0.113.1' }
    const statuses: number[] = []
    const invalid = { ...newPayload(), name: '' }
    for (let count = 0; count < 31; count++)
      statuses.push((await json(invalid, { headers })).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 422), 429])
    const limited = await json(invalid, { headers })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await json(newPayload(), { headers })).status).toBe(201)
  })

  it('do not include sixty valid ones of an open day, from one address', async () => {
    const headers = { 'x-socket-address': '203.0.113.2' }
    const statuses = new Set<number>()
    for (let count = 0; count < 60; count++)
      statuses.add((await json(newPayload(), { headers })).status)
    expect([...statuses]).toEqual([201])
  })

  it('are rejected when they are of one contact; a duplicate does not count', async () => {
    const body = newPayload()
    for (let count = 0; count < 10; count++) expect((await json(body)).status).toBe(201)
    const classes = ['1', '2', '3', '4', '5']
    const statuses: number[] = []
    for (const name of classes) statuses.push((await json({ ...body, class: name })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 429])
  })
})

it('fails while the store is unavailable and recovers', async () => {
  const blocked = path.join(folder, 'file')
  writeFileSync(blocked, '')
  jest.replaceProperty(env, 'dataDir', blocked)
  const body = newPayload()
  const response = await json(body)
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ error: 'Error submitting the form. Please try again.' })
  expect(JSON.stringify(logged.map(({ mock }) => mock.calls))).not.toContain(body.phone)
  jest.replaceProperty(env, 'dataDir', folder)
  expect((await json(body)).status).toBe(201)
})
