import { readFileSync } from 'node:fs'
import { GET as getFile } from '@/app/api/image/[...path]/route'
import { GET as getCertificate } from '@/app/api/image/certificate/[...ticket]/route'
import { GET } from '@/app/api/tc/[schoolcode]/route'
import { log } from '@/lib/core/log'
import { yieldToIo, fastForward, json, post, sample, fakeTimeouts } from './support/post'
import type { Post } from './support/post'

jest.mock('next/cache', () => ({ unstable_cache: jest.fn(), revalidateTag: jest.fn() }))

const failed = 'Failed to process your request. Please try again later.'
const picture = readFileSync('content/certificates/sample-1.jpg')
let logged: jest.SpyInstance[]

beforeEach(() => {
  fakeTimeouts()
  logged = (['info', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(log, level).mockReturnValue(),
  )
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

async function readData(work: Promise<Response>) {
  const { data } = (await (await fastForward(work)).json()) as { data: string }
  return data
}
const fetchFile = (data: string, method = 'GET') =>
  getCertificate(
    new Request('https://site.example', { method, headers: { host: 'site.example' } }),
    {
      params: Promise.resolve({ ticket: data.split('/').slice(1) }),
    },
  )
const readBytes = async (response: Response) =>
  Buffer.from(await fastForward(response.arrayBuffer()))

describe('an existing certificate', () => {
  it('has an identifier that serves the picture and reveals nothing', async () => {
    const response = await fastForward(json(sample))
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
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect((await readBytes(file)).equals(picture)).toBe(true)
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
    { admission: 'DVS-2021-0147' },
    { admission: 'DVS–2021/0147' },
    { admission: 'DVS 2021 0147' },
    { admission: 'DVS/২০২১/০১৪৭' },
    { admission: 'DVS/२०२१/०१४७' },
    { name: 'Sample P\u200cupil One' },
    { name: 'Sample-Pupil One.' },
  ])('is found by %j', async (typed) => {
    expect((await fastForward(json({ ...sample, ...typed }))).status).toBe(200)
  })

  it('cannot be reached without a look-up', async () => {
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

  it('can be fetched once', async () => {
    const data = await readData(json(sample))
    expect((await readBytes(await fetchFile(data))).equals(picture)).toBe(true)
    expect((await fetchFile(data)).status).toBe(404)
    expect((await fetchFile(data, 'HEAD')).status).toBe(404)
  })

  it('can be requested by HEAD before', async () => {
    const data = await readData(json(sample))
    const head = await fetchFile(data, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(picture.length)])
    expect(await head.text()).toBe('')
    expect((await readBytes(await fetchFile(data))).equals(picture)).toBe(true)
  })

  it('can be fetched by another program when the browser has read only a part of it', async () => {
    const data = await readData(json(sample))
    for (const parts of [0, 1, 1]) {
      const reader = (await fetchFile(data)).body!.getReader()
      for (let part = 0; part < parts; part++) await reader.read()
      await fastForward(reader.cancel())
    }
    // All but the last byte was received.
    const reader = (await fetchFile(data)).body!.getReader()
    for (let size = 0; size < picture.length - 1;) size += (await reader.read()).value!.length
    await fastForward(reader.cancel())
    expect((await readBytes(await fetchFile(data))).equals(picture)).toBe(true)
    expect((await fetchFile(data)).status).toBe(404)
  })

  it('cannot be fetched two minutes later', async () => {
    const data = await readData(json(sample))
    jest.useFakeTimers({ now: Date.now() + 121_000 })
    expect((await fetchFile(data)).status).toBe(404)
  })
})

const createMisses = (record: typeof sample): [string, typeof sample][] => [
  ['an unknown number', { ...record, admission: 'DVS/2021/9999' }],
  ['the name of another pupil', { ...record, name: 'Sample Pupil Three' }],
  ['a part of the name', { ...record, name: 'Sample Pupil' }],
  ['an operator as the name', { ...record, name: '{"$ne":1}' }],
  ['a path as the number', { ...record, admission: '../certificates/sample-1.jpg' }],
]

describe('a missing certificate', () => {
  it.each(createMisses(sample))('has the same response for %s', async (_, fields) => {
    const response = await fastForward(json(fields))
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: failed })
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'application/json',
    })
    for (const spy of logged) expect(spy).not.toHaveBeenCalled()
  })

  it('has a response after one second, whatever is wrong', async () => {
    const misses = createMisses({ admission: 'DVS/2019/0052', name: 'Sample Pupil Two' })
    const settled: string[] = []
    const requests = misses.map(([what, fields]) => json(fields).then(() => settled.push(what)))
    // Let file reads finish. A look-up that still reads after one second would wait for another.
    await yieldToIo(2000)
    jest.advanceTimersByTime(999)
    await yieldToIo()
    expect(settled).toEqual([])
    jest.advanceTimersByTime(1)
    await Promise.all(requests)
    expect(settled).toHaveLength(misses.length)
  })
})

it.each([
  ['no field', {}],
  ['no name', { admission: sample.admission }],
  ['a blank name', { ...sample, name: ' \t ' }],
  ['invisible characters as the name', { ...sample, name: '\u200b\u00ad' }],
  ['invisible characters as the number', { ...sample, admission: '\u2060' }],
  ['an array as the name', { ...sample, name: ['Sample Pupil One'] }],
  ['a number that is not a string', { ...sample, admission: 147 }],
])('requires both fields when there is %s', async (_, fields) => {
  const response = await json(fields)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({ error: 'Please fill in all fields' })
})

const text = JSON.stringify(sample)
const rejected: [string, number, Post][] = [
  ['malformed JSON', 400, { body: '{"name":' }],
  ['an array', 400, { body: `[${text}]` }],
  ['17 KB', 413, { body: JSON.stringify({ ...sample, more: 'a'.repeat(17_000) }) }],
  ['plain text', 415, { body: text, headers: { 'content-type': 'text/plain' } }],
  ['a foreign origin', 403, { body: text, headers: { origin: 'https://evil.example' } }],
  ['another site', 403, { body: text, headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a hidden origin', 403, { body: text, headers: { origin: 'null' } }],
  ['another school', 404, { body: text, schoolcode: 'DVS' }],
]

it.each(rejected)('rejects %s with %d', async (_, status, request) => {
  const response = await post(request)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(Object.keys((await response.json()) as object)).toEqual(['error'])
})

it('allows only POST', () => {
  const response = GET()
  expect([
    response.status,
    response.headers.get('allow'),
    response.headers.get('cache-control'),
  ]).toEqual([405, 'POST', 'no-store'])
})

describe('too many requests', () => {
  it('from one address are rejected with Retry-After', async () => {
    const headers = { 'x-socket-address': '203.0.113.7' }
    const lookUp = (number: number) => json({ ...sample, admission: `DVS/1/${number}` }, headers)
    const requests = Array.from({ length: 31 }, (_, number) => fastForward(lookUp(number)))
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429])
    const limited = await lookUp(99)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited.json()).toEqual({
      error: 'Too many requests in a short time. Please try again later.',
    })
  })

  it.each([
    ['that exists', 'DVS/2023/0308'],
    ['that does not', 'DVS/2023/9999'],
  ])('for a number %s from one address are rejected after five names', async (_, admission) => {
    const headers = { 'x-socket-address': `203.0.113.${admission.slice(-2)}` }
    const names = Array.from({ length: 6 }, (_, number) => `Name ${number}`)
    const requests = names.map((name) => fastForward(json({ admission, name }, headers)))
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
    // The address can look up other numbers, and other addresses can look up this number.
    expect(
      (await fastForward(json({ admission: `${admission}0`, name: 'X' }, headers))).status,
    ).toBe(404)
    expect((await fastForward(json({ admission, name: 'X' }))).status).toBe(404)
  })

  it('are counted by number, in any spelling', async () => {
    const headers = { 'x-socket-address': '203.0.113.20' }
    const spellings = [
      'DVS/2023/7777',
      'dvs/2023/7777',
      '\u200bDVS/2023/7777',
      'ＤＶＳ/2023/7777',
      'DVS/20\u00ad23/7777\ufe0f',
      'DVS-2023-7777',
    ]
    const requests = spellings.map((admission, index) =>
      fastForward(json({ admission, name: `Name ${index}` }, headers)),
    )
    const statuses = (await Promise.all(requests)).map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
  })

  it('are not counted when they succeed', async () => {
    const headers = { 'x-socket-address': '203.0.113.30' }
    for (let count = 0; count < 32; count++)
      expect((await fastForward(json(sample, headers))).status).toBe(200)
  })

  it('do not count a name twice, in whatever spelling, even after the last one', async () => {
    const headers = { 'x-socket-address': '203.0.113.40' }
    const statusOf = async (name: string) =>
      (await fastForward(json({ admission: 'DVS/2023/6666', name }, headers))).status
    for (const name of [
      'S. K. Roy',
      'SK Roy',
      'S.K. ROY',
      's k roy',
      'S\u200b.K Roy',
      'SK–Roy',
      'SK Roy',
    ])
      expect(await statusOf(name)).toBe(404)
    for (const name of ['A', 'B', 'C', 'D']) expect(await statusOf(name)).toBe(404)
    expect(await statusOf('E')).toBe(429)
    expect(await statusOf('E')).toBe(429)
    expect(await statusOf('S K Roy')).toBe(404)
  })

  /** Half a second by the real clock: on a busy machine a look-up must not read its files while the fake one runs on. */
  const readFiles = () =>
    new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        clearInterval(timer)
        resolve()
      }, 500)
    })

  /** Measures how many seconds the work takes to settle; 60 if it has not by then. */
  async function secondsUntil(work: Promise<unknown>) {
    let seconds = 0
    let isDone = false
    void work.then(() => (isDone = true))
    await readFiles()
    while (!isDone && seconds < 60) {
      await yieldToIo(200)
      if (isDone) break
      jest.advanceTimersByTime(1000)
      seconds++
      await yieldToIo(200)
    }
    return seconds
  }

  it.each([
    ['that exists', { admission: 'DVS/2019/0052', name: 'Sample Pupil Two' }, 200],
    ['that does not', { admission: 'DVS/2019/9999', name: 'Sample Pupil Two' }, 404],
  ])(
    'for a number %s from many addresses slow its look-ups down, but do not block them',
    async (_, record, status) => {
      const wrong = Array.from({ length: 60 }, (_, number) =>
        fastForward(json({ ...record, name: `Name ${number}` })),
      )
      await Promise.all(wrong)
      const right = json(record)
      expect(await secondsUntil(right)).toBe(10)
      expect((await right).status).toBe(status)
      expect(await secondsUntil(json({ ...record, name: 'Somebody else' }))).toBe(10)
    },
  )
})
