/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GET, POST } from '@/app/api/form/[schoolcode]/[formkey]/route'
import { env } from '@/lib/core/env'
import { enquiryService } from '@/lib/enquiries/service'
import { log } from '@/lib/core/log'
import { contactOf } from '@/tests/support/fixtures/enquiry'
import { call } from './support/samples'

jest.mock('next/cache', () => ({ unstable_cache: jest.fn(), revalidateTag: jest.fn() }))

let folder: string
let logged: jest.SpyInstance[]
let numbers = 0
const fresh = () => ({ ...call, phone: contactOf(++numbers) })

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'enquiries-'))
  jest.replaceProperty(env, 'dataDir', folder)
  logged = (['info', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(log, level).mockReturnValue(),
  )
})
afterEach(async () => {
  await (await enquiryService().catch(() => undefined))?.close()
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
      // Each test case comes from an address of its own.
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
const form = 'application/x-www-form-urlencoded'
const postForm = (fields: Record<string, string>, headers = {}) =>
  post({
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': form, ...headers },
  })
const stored = async () => (await enquiryService()).store.list()

describe('a good enquiry', () => {
  it('is stored before its reference is told', async () => {
    const response = await json(fresh())
    expect(response.status).toBe(201)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { reference } = (await response.json()) as { reference: string }
    expect((await stored()).map((row) => row.reference)).toEqual([reference])
  })

  it('is one when it is sent again, with a key and without', async () => {
    const body = fresh()
    const headers = { 'idempotency-key': 'a-key-of-this-browser' }
    const answers = [await json(body, { headers }), await json(body, { headers }), await json(body)]
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const references = await Promise.all(answers.map((answer) => answer.json()))
    expect(new Set(references.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await stored()).toHaveLength(1)
  })

  it('is refused with the key of another one', async () => {
    const headers = { 'idempotency-key': 'a-key-of-this-browser' }
    await json(fresh(), { headers })
    expect((await json(fresh(), { headers })).status).toBe(409)
  })

  it('may come from the modal of the home page', async () => {
    jest.replaceProperty(env, 'enquiryFormKeyHome', 'home')
    expect((await json(fresh(), { formkey: 'home' })).status).toBe(201)
    expect((await stored())[0]?.form_key).toBe('home')
  })

  it('may come from a form without script, which is led back', async () => {
    const response = await postForm({ ...fresh(), declaration: 'on' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `/admission/admission-enquiry?enquiry=sent&reference=${(await stored())[0]?.reference}`,
    )
  })
})

describe('an enquiry that breaks rules', () => {
  it('gets a message for each field, by the names of the call', async () => {
    const response = await json({ ...call, name: '', phone: '12', email: 'x', declaration: false })
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

  it('is told so when no person filled it in', async () => {
    const response = await json({ ...call, website: 'https://spam.example' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({ errors: { website: 'Leave this field empty' } })
  })

  it('leads a form without script back, with no answer in the address', async () => {
    const response = await postForm({ name: 'Parent', class: '9' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      '/admission/admission-enquiry?enquiry=invalid&fields=toYear%2Cphone%2Cdeclaration',
    )
  })
})

/** 1 MB that never says how long it is. */
const endless = () => {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    pull: (controller) =>
      ++sent > 1024 ? controller.close() : controller.enqueue(new Uint8Array(1024).fill(97)),
  })
}

const text = JSON.stringify(call)
const refusals: [string, number, Post][] = [
  ['malformed JSON', 400, { body: '{"name":' }],
  ['an array', 400, { body: `[${text}]` }],
  ['null', 400, { body: 'null' }],
  ['a string', 400, { body: '"name"' }],
  ['nothing', 400, { body: '' }],
  ['bytes that are no UTF-8', 400, { body: new Uint8Array([0x7b, 0xff, 0x7d]) }],
  ['wrong types', 422, { body: JSON.stringify({ ...call, name: { $ne: 1 }, phone: 9000000001 }) }],
  ['arrays for texts', 422, { body: JSON.stringify({ ...call, email: ['a@b.example'] }) }],
  ['null bytes', 422, { body: JSON.stringify({ ...call, name: 'a\0b' }) }],
  ['__proto__', 422, { body: `{"__proto__":${text}}` }],
  ['another school code', 422, { body: JSON.stringify({ ...call, schoolcode: 'abc' }) }],
  ['17 KB', 413, { body: JSON.stringify({ ...call, name: 'a'.repeat(17_000) }) }],
  ['1 MB in pieces', 413, { body: endless() as unknown as BodyInit }],
  ['1 MB in the header', 413, { body: text, headers: { 'content-length': '1048576' } }],
  ['plain text', 415, { body: text, headers: { 'content-type': 'text/plain' } }],
  ['a form with files', 415, { body: text, headers: { 'content-type': 'multipart/form-data' } }],
  ['a foreign origin', 403, { body: text, headers: { origin: 'https://evil.example' } }],
  [
    'a form of a foreign origin',
    403,
    { body: '', headers: { origin: 'null', 'content-type': form } },
  ],
  ['another site', 403, { body: text, headers: { 'sec-fetch-site': 'cross-site' } }],
  ['an unknown form key', 404, { body: text, formkey: 'dif2' }],
  ['an unknown school', 404, { body: text, schoolcode: 'DVS' }],
  ['a bad idempotency key', 400, { body: text, headers: { 'idempotency-key': 'a b' } }],
]

it.each(refusals)('refuses %s with %d; nothing is stored or logged', async (_, status, given) => {
  const response = await post(given)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(Object.keys((await response.json()) as object)).toEqual([
    status === 422 ? 'errors' : 'error',
  ])
  expect(await stored()).toEqual([])
  for (const spy of logged) expect(spy).not.toHaveBeenCalled()
})

it('answers no other method', async () => {
  const response = GET()
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

describe('too many enquiries', () => {
  it('from one address are refused, with the time to wait', async () => {
    const headers = { 'x-socket-address': '203.0.113.1' }
    const statuses: number[] = []
    for (let count = 0; count < 31; count++)
      statuses.push((await json(fresh(), { headers })).status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429])
    const refused = await json(fresh(), { headers })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const led = await postForm({ ...fresh(), declaration: 'on' }, headers)
    expect(led.headers.get('location')).toBe('/admission/admission-enquiry?enquiry=limited')
  })

  it('of one contact are refused; sending one again does not count', async () => {
    const body = fresh()
    for (let count = 0; count < 10; count++) expect((await json(body)).status).toBe(201)
    const classes = ['1', '2', '3', '4', '5']
    const statuses: number[] = []
    for (const each of classes) statuses.push((await json({ ...body, class: each })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 429])
  })
})

it('says so when the store cannot be used, and stores again when it can', async () => {
  const blocked = path.join(folder, 'file')
  writeFileSync(blocked, '')
  jest.replaceProperty(env, 'dataDir', blocked)
  const body = fresh()
  const response = await json(body)
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ error: 'Error submitting the form. Please try again.' })
  expect(JSON.stringify(logged.map(({ mock }) => mock.calls))).not.toContain(body.phone)
  jest.replaceProperty(env, 'dataDir', folder)
  expect((await json(body)).status).toBe(201)
})
