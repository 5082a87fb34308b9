import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createBody } from '../../support/fixtures/enquiry'
import { expect, test } from './fixture'
import { post, type Post, postEnquiry } from '../../support/servers/post-enquiry'

const body = createBody(1)
const good = JSON.stringify(body)
const megabyte = JSON.stringify({ ...body, name: 'a'.repeat(1024 * 1024) })
const form = 'application/x-www-form-urlencoded'

const hostile: [string, number, Post][] = [
  ['malformed JSON', 400, { body: `${good.slice(0, -1)},` }],
  ['an array', 400, { body: `[${good}]` }],
  ['a text', 400, { body: JSON.stringify(body.phone) }],
  ['nothing', 400, {}],
  ['a null byte before JSON', 400, { body: `\0${good}` }],
  ['bytes that are no UTF-8', 400, { body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) }],
  ['a null byte in a name', 422, { body: JSON.stringify({ ...body, name: 'Parent\0number 1' }) }],
  ['half a character', 422, { body: good.replace('Parent', '\\ud800') }],
  ['wrong types', 422, { body: JSON.stringify({ ...body, name: { $gt: '' }, phone: 9e9 }) }],
  ['lists for texts', 422, { body: JSON.stringify({ ...body, phone: [body.phone] }) }],
  ['consent in words', 422, { body: JSON.stringify({ ...body, declaration: 'true' }) }],
  ['__proto__', 422, { body: `{"__proto__":${good}}` }],
  ['another school', 422, { body: JSON.stringify({ ...body, schoolcode: 'abc' }) }],
  ['1 MB', 413, { body: megabyte }],
  ['1 MB in pieces', 413, { body: megabyte, isChunked: true }],
  ['a form', 415, { body: 'name=Parent', headers: { 'content-type': form } }],
  ['plain text', 415, { body: good, headers: { 'content-type': 'text/plain' } }],
  ['a foreign origin', 403, { body: good, headers: { origin: 'https://evil.example' } }],
  ['no origin', 403, { body: good, headers: { origin: 'null' } }],
  ['another site', 403, { body: good, headers: { 'sec-fetch-site': 'cross-site' } }],
  ['an unknown form key', 404, { body: good, path: '/api/form/dvs/other' }],
  ['a bad key', 400, { body: good, headers: { 'idempotency-key': '../../etc' } }],
]

/** Personal data that must not be logged. */
const personal = [body.phone, body.name, body.email, 'parent1', 'Parent']

// Each call of the command line starts a process.
test.setTimeout(120_000)

test('a request that no form sends is refused; nothing of it is stored or logged', async ({
  launch,
  enquiriesCli,
  provider,
}) => {
  const site = await launch({ LOG_LEVEL: 'debug' })
  for (const [name, status, request] of hostile) {
    const response = await post(site.url, request)
    expect([name, response.status]).toEqual([name, status])
    expect(response.headers['cache-control'], name).toBe('no-store')
    const keys = Object.keys(JSON.parse(response.text) as object)
    expect(keys, name).toEqual([status === 422 ? 'errors' : 'error'])
  }
  expect(await enquiriesCli('list')).toBe('0 stored\n')
  expect(provider.count('form')).toBe(0)
  expect(site.output()).toContain('Ready')
  for (const word of personal) expect(site.output()).not.toContain(word)
})

test('an idempotency key with another enquiry is refused; the first enquiry stays', async ({
  launch,
  enquiriesCli,
}) => {
  const site = await launch()
  const headers = { 'idempotency-key': 'the-key-of-one-browser' }
  const first = await post(site.url, { body: good, headers })
  expect(first.status).toBe(201)
  const other = await post(site.url, { body: JSON.stringify(createBody(2)), headers })
  expect([other.status, Object.keys(JSON.parse(other.text) as object)]).toEqual([409, ['error']])
  expect(await post(site.url, { body: good, headers })).toMatchObject({ text: first.text })
  const listed = await enquiriesCli('list')
  expect(listed).toContain(body.phone)
  expect(listed).toMatch(/\n1 stored\n$/)
})

test('the office reads, exports and erases while the site accepts and delivers', async ({
  launch,
  enquiriesCli,
  provider,
  folder,
}) => {
  provider.fail('form', { status: 500 })
  const site = await launch({ LOG_LEVEL: 'debug' })
  const { reference } = JSON.parse((await post(site.url, { body: good })).text) as {
    reference: string
  }
  // A failed delivery is logged with the reference number, and with no other data of the enquiry.
  await expect.poll(site.output).toContain('could not deliver an enquiry yet')
  expect(site.output()).toContain(reference)
  for (const word of personal) expect(site.output()).not.toContain(word)

  const listed = await enquiriesCli('list')
  expect(listed).toContain(`${reference}  `)
  expect(listed).toMatch(/provider: waiting\n1 stored\n$/)
  provider.clearFaults()
  await postEnquiry(site.url, 2)
  await expect.poll(() => provider.ledger.bodies.size, { timeout: 30_000 }).toBe(2)
  const file = path.join(folder, 'enquiries.csv')
  expect(await enquiriesCli('export', file)).toBe(`2 written to ${file}\n`)
  expect(await readFile(file, 'utf8')).toContain(body.email)
  expect(await enquiriesCli('erase', body.phone)).toMatch(/^1 erased/)
  expect((await post(site.url, { body: good })).status).toBe(201)
  const after = await enquiriesCli('list')
  expect(after).not.toContain(reference)
  expect(after).toMatch(/\n2 stored\n$/)
})
