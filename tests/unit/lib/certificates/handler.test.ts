/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { GET as getFile } from '@/app/api/image/[...path]/route'
import { GET as getCertificate } from '@/app/api/image/certificate/[...ticket]/route'
import { GET } from '@/app/api/tc/[schoolcode]/route'
import { log } from '@/lib/core/log'
import { breathe, ended, form, json, post, sample, stopSeconds } from './support/post'
import type { Post } from './support/post'

jest.mock('next/cache', () => ({ unstable_cache: jest.fn(), revalidateTag: jest.fn() }))

const failed = 'Failed to process your request. Please try again later.'
const picture = readFileSync('content/certificates/sample-1.jpg')
let logged: jest.SpyInstance[]

beforeEach(() => {
  stopSeconds()
  logged = (['info', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(log, level).mockReturnValue(),
  )
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function dataOf(work: Promise<Response>) {
  const { data } = (await (await ended(work)).json()) as { data: string }
  return data
}
const fetchFile = (data: string) =>
  getCertificate(new Request('https://site.example'), {
    params: Promise.resolve({ ticket: data.split('/').slice(1) }),
  })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a certificate that is there', () => {
  it('is answered with an identifier that brings the picture and tells nothing', async () => {
    const response = await ended(json(sample))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { data } = (await response.json()) as { data: string }
    expect(Buffer.from(data, 'base64url').toString('latin1')).not.toMatch(/sample|0147/)
    const file = await fetchFile(data)
    expect(Object.fromEntries(file.headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="tc.jpg"',
      'content-length': String(picture.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect((await bytesOf(file)).equals(picture)).toBe(true)
  })

  it.each([
    { name: 'sample pupil one' },
    { name: '  SAMPLE   Pupil\tOne ' },
    { name: 'Sample Pupil\u00a0One' },
    { name: '\u202aSample\u200b Pu\u00adpil One\u200e\ufe0f' },
    { name: 'Ｓａｍｐｌｅ Pupil One' },
    { admission: 'dvs/2021/0147' },
    { admission: '\u200eDVS/2021\u2060/0147\ufeff' },
    { admission: 'ＤＶＳ／2021／0147' },
    { admission: 'DVS / 2021 / 0147' },
  ])('is found by %j', async (typed) => {
    expect((await ended(json({ ...sample, ...typed }))).status).toBe(200)
  })

  it('cannot be reached in any other way', async () => {
    for (const path of [
      'sample-1.jpg',
      'certificates/sample-1.jpg',
      'documents/sample-1.jpg',
      '%2e%2e/certificates/sample-1.jpg',
    ]) {
      const response = await getFile(new Request(`https://site.example/api/image/${path}`))
      expect([path, response.status]).toEqual([path, 404])
    }
    expect((await fetchFile('certificate/sample-1.jpg')).status).toBe(404)
  })

  it('cannot be fetched two minutes later', async () => {
    const data = await dataOf(json(sample))
    jest.useFakeTimers({ now: Date.now() + 121_000 })
    expect((await fetchFile(data)).status).toBe(404)
  })
})

const missesOf = (record: typeof sample): [string, typeof sample][] => [
  ['an unknown number', { ...record, admission: 'DVS/2021/9999' }],
  ['the name of another', { ...record, name: 'Sample Pupil Three' }],
  ['a part of the name', { ...record, name: 'Sample Pupil' }],
  ['an operator for a name', { ...record, name: '{"$ne":1}' }],
  ['a path for a number', { ...record, admission: '../certificates/sample-1.jpg' }],
]

describe('a certificate that is not there', () => {
  it.each(missesOf(sample))('fails for %s like for everything else', async (_, fields) => {
    const response = await ended(json(fields))
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: failed })
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'application/json',
    })
    for (const spy of logged) expect(spy).not.toHaveBeenCalled()
  })

  it('is told when a second is over, whatever was wrong', async () => {
    const misses = missesOf({ admission: 'DVS/2019/0052', name: 'Sample Pupil Two' })
    const told: string[] = []
    const asked = misses.map(([what, fields]) => json(fields).then(() => told.push(what)))
    // What is still being read when the second is over waits for another, which nobody lets go by here.
    await breathe(2000)
    jest.advanceTimersByTime(999)
    await breathe()
    expect(told).toEqual([])
    jest.advanceTimersByTime(1)
    await Promise.all(asked)
    expect(told).toHaveLength(misses.length)
  })
})

it.each([
  ['nothing', {}],
  ['no name', { admission: sample.admission }],
  ['a blank name', { ...sample, name: ' \t ' }],
  ['invisible signs for a name', { ...sample, name: '\u200b\u00ad' }],
  ['invisible signs for a number', { ...sample, admission: '\u2060' }],
  ['a list for a name', { ...sample, name: ['Sample Pupil One'] }],
  ['a number that is no text', { ...sample, admission: 147 }],
])('asks for both fields when there is %s', async (_, fields) => {
  const response = await json(fields)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ error: 'Please fill in all fields' })
})

const text = JSON.stringify(sample)
const refusals: [string, number, Post][] = [
  ['malformed JSON', 400, { body: '{"name":' }],
  ['a list', 400, { body: `[${text}]` }],
  ['17 KB', 413, { body: JSON.stringify({ ...sample, more: 'a'.repeat(17_000) }) }],
  ['plain text', 415, { body: text, headers: { 'content-type': 'text/plain' } }],
  ['a foreign origin', 403, { body: text, headers: { origin: 'https://evil.example' } }],
  ['another site', 403, { body: text, headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a form of nowhere', 403, { body: '', headers: { origin: 'null', 'content-type': form } }],
  ['another school', 404, { body: text, schoolcode: 'DVS' }],
]

it.each(refusals)('refuses %s with %d', async (_, status, given) => {
  const response = await post(given)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(Object.keys((await response.json()) as object)).toEqual(['error'])
})

it('answers no other method', () => {
  const response = GET()
  expect([
    response.status,
    response.headers.get('allow'),
    response.headers.get('cache-control'),
  ]).toEqual([405, 'POST', 'no-store'])
})

describe('too many requests', () => {
  it('from one address are refused, with the time to wait', async () => {
    const headers = { 'x-socket-address': '203.0.113.7' }
    const ask = (number: number) => json({ ...sample, admission: `DVS/1/${number}` }, headers)
    const asked = Array.from({ length: 31 }, (_, number) => ended(ask(number)))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429])
    const refused = await ask(99)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toEqual({
      error: 'Too many requests in a short time. Please try again later.',
    })
  })

  it.each([
    ['that exists', 'DVS/2023/0308'],
    ['that does not', 'DVS/2023/9999'],
  ])('for a number %s are refused to an address after five names', async (_, admission) => {
    const headers = { 'x-socket-address': `203.0.113.${admission.slice(-2)}` }
    const names = Array.from({ length: 6 }, (_, number) => `Name ${number}`)
    const asked = names.map((name) => ended(json({ admission, name }, headers)))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
    // Other numbers may still be asked for from there, and this one from elsewhere.
    expect((await ended(json({ admission: `${admission}0`, name: 'X' }, headers))).status).toBe(404)
    expect((await ended(json({ admission, name: 'X' }))).status).toBe(404)
  })

  it('are counted by the number that is meant, however it is written', async () => {
    const headers = { 'x-socket-address': '203.0.113.20' }
    const spellings = [
      'DVS/2023/7777',
      'dvs/2023/7777',
      '\u200bDVS/2023/7777',
      'ＤＶＳ/2023/7777',
      'DVS/20\u00ad23/7777\ufe0f',
      'DVS/2023/ 7777',
    ]
    const asked = spellings.map((admission) => ended(json({ admission, name: 'X' }, headers)))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
  })

  it('are not counted when they succeed', async () => {
    const headers = { 'x-socket-address': '203.0.113.30' }
    for (let count = 0; count < 8; count++)
      expect((await ended(json(sample, headers))).status).toBe(200)
  })

  /** When look-ups are answered, in seconds from now; somewhere in the first one nothing is. */
  async function secondsUntil(work: Promise<unknown>) {
    let seconds = 0
    let isDone = false
    void work.then(() => (isDone = true))
    while (!isDone && seconds < 60) {
      await breathe(200)
      if (isDone) break
      jest.advanceTimersByTime(1000)
      seconds++
      await breathe(200)
    }
    return seconds
  }

  it.each([
    ['that exists', { admission: 'DVS/2019/0052', name: 'Sample Pupil Two' }, 200],
    ['that does not', { admission: 'DVS/2019/9999', name: 'Sample Pupil Two' }, 404],
  ])(
    'for a number %s, by many, slow the number down and lock nobody out',
    async (_, record, status) => {
      const wrong = Array.from({ length: 60 }, (_, number) =>
        ended(json({ ...record, name: `Name ${number}` })),
      )
      await Promise.all(wrong)
      const right = json(record)
      expect(await secondsUntil(right)).toBe(10)
      expect((await right).status).toBe(status)
      expect(await secondsUntil(json({ ...record, name: 'Somebody else' }))).toBe(10)
    },
  )
})
