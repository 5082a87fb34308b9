import { validateList } from '@/lib/content/response-shape'
import { ContentServiceError } from '@/lib/content/client/errors'
import { createReader } from '@/lib/content/client/reader'
import { log } from '@/lib/core/log'

jest.mock('@/lib/core/log', () => ({ log: { warn: jest.fn(), info: jest.fn() } }))

const endpoint = '/api/news/dvs'
const validate = () => 'store' as const

function newReader() {
  const read = jest.fn<Promise<unknown>, [string]>().mockResolvedValue(['news'])
  const saved = new Map<string, { readAt: string; body: unknown }>()
  const reader = createReader({
    source: { origin: 'test', read, file: async () => undefined },
    lastGood: {
      load: async (name) => saved.get(name),
      readTime: async (name) => saved.get(name)?.readAt,
      save: async (name, response) => void saved.set(name, response),
      remove: async (name) => void saved.delete(name),
    },
    reuseMilliseconds: 3000,
  })
  return { reader, read }
}

beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00+05:30') })
})
afterEach(() => jest.useRealTimers())

describe('several pages rendered at the same moment', () => {
  it('share one request', async () => {
    const { reader, read } = newReader()
    const results = await Promise.all([1, 2, 3].map(() => reader.read([endpoint], validate)))
    expect(read).toHaveBeenCalledTimes(1)
    expect(results[2]).toMatchObject({ source: 'live', body: ['news'] })
  })

  it('share a response for a short time', async () => {
    const { reader, read } = newReader()
    await reader.read([endpoint], validate)
    jest.advanceTimersByTime(2999)
    await reader.read([endpoint], validate)
    expect(read).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1)
    await reader.read([endpoint], validate)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('do not share a response from before the clock was set back', async () => {
    const { reader, read } = newReader()
    await reader.read([endpoint], validate)
    jest.setSystemTime(new Date('2026-11-21T07:00:00+05:30'))
    await reader.read([endpoint], validate)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('share a failure too, so that a failing service gets no extra load', async () => {
    const { reader, read } = newReader()
    read.mockRejectedValue(ContentServiceError.status(503))
    await reader.read([endpoint], validate)
    await reader.read([endpoint], validate)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('send a new request after a revalidation', async () => {
    const { reader, read } = newReader()
    await reader.read([endpoint], validate)
    reader.clear()
    await reader.read([endpoint], validate)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('do not wait for a request that started before a revalidation', async () => {
    const { reader, read } = newReader()
    read.mockReturnValueOnce(new Promise(() => undefined))
    void reader.read([endpoint], validate)
    reader.clear()
    await expect(reader.read([endpoint], validate)).resolves.toMatchObject({ source: 'live' })
  })
})

describe('an outage', () => {
  it('is logged once when it starts and once when it ends', async () => {
    const { reader, read } = newReader()
    read.mockRejectedValue(ContentServiceError.network(new Error('ECONNREFUSED')))
    for (let time = 0; time < 3; time++) {
      await reader.read([endpoint], validate)
      jest.advanceTimersByTime(3000)
    }
    expect([...reader.failures.keys()]).toEqual([endpoint])
    read.mockResolvedValue([])
    await reader.read([endpoint], validate)
    expect(reader.failures.size).toBe(0)
    expect(log.warn).toHaveBeenCalledTimes(1)
    expect(log.warn).toHaveBeenCalledWith(
      { endpoint, failure: 'Network Error', cause: 'ECONNREFUSED' },
      'a content service request failed',
    )
    expect(log.info).toHaveBeenCalledTimes(1)
  })

  it('does not delay a page that has a saved copy', async () => {
    const { reader, read } = newReader()
    await reader.read([endpoint], validate)
    jest.advanceTimersByTime(3000)
    read.mockRejectedValueOnce(ContentServiceError.timeout(8000))
    await reader.read([endpoint], validate)
    jest.advanceTimersByTime(3000)
    read.mockReturnValueOnce(new Promise(() => undefined))
    const result = reader.read([endpoint], validate)
    jest.advanceTimersByTime(2000)
    await expect(result).resolves.toMatchObject({
      source: 'saved',
      body: ['news'],
      failure: { message: 'timeout of 8000ms exceeded' },
    })
  })

  it('has one timeout for all failing endpoints of a read', async () => {
    const { reader, read } = newReader()
    const endpoints = ['/api/news/All/dvs', endpoint]
    read.mockRejectedValue(ContentServiceError.timeout(8000))
    await reader.read(endpoints, validate)
    jest.advanceTimersByTime(3000)
    read.mockReturnValue(new Promise(() => undefined))
    const result = reader.read(endpoints, validate)
    await jest.advanceTimersByTimeAsync(2000)
    await expect(result).resolves.toMatchObject({ source: 'none' })
  })

  it('fails fast for an endpoint without a known failure when asked to', async () => {
    const { reader, read } = newReader()
    read.mockReturnValue(new Promise(() => undefined))
    const result = reader.read([endpoint], validate, true)
    jest.advanceTimersByTime(2000)
    await expect(result).resolves.toMatchObject({
      source: 'none',
      failure: { message: 'timeout of 2000ms exceeded' },
    })
  })

  it.each([
    ['its own copy, when there is one', [endpoint, '/api/news/All/dvs'], ['plain']],
    ['the copy of the other endpoint, when there is none', ['/api/other/dvs', endpoint], ['plain']],
    [
      'the copy of the other endpoint, when its own has another shape',
      ['/bad', endpoint],
      ['plain'],
    ],
  ])('lets a read use %s (R-SERVICE-3)', async (_, endpoints, body) => {
    const { reader, read } = newReader()
    for (const [name, response] of [
      [endpoint, ['plain']],
      ['/api/news/All/dvs', ['all']],
      ['/bad', { message: 'saved by an older version' }],
    ] as const) {
      read.mockResolvedValueOnce(response)
      await reader.read([name], validate)
    }
    read.mockRejectedValue(ContentServiceError.status(503))
    jest.advanceTimersByTime(3000)
    expect(await reader.read(endpoints, validateList)).toMatchObject({ source: 'saved', body })
  })

  it('ends with the first response, even a late one', async () => {
    const { reader, read } = newReader()
    read.mockRejectedValueOnce(ContentServiceError.timeout(8000))
    await reader.read([endpoint], validate)
    jest.advanceTimersByTime(3000)
    let arrive: (body: unknown) => void = () => undefined
    read.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    const early = reader.read([endpoint], validate)
    jest.advanceTimersByTime(2000)
    await expect(early).resolves.toMatchObject({ source: 'none' })
    arrive(['late'])
    await expect(reader.read([endpoint], validate)).resolves.toMatchObject({
      source: 'live',
      body: ['late'],
    })
  })

  it('does not let made-up URLs fill the memory', async () => {
    const { reader } = newReader()
    for (let n = 0; n < 500; n++) await reader.read([`/api/innerBlog?blog=${n}`], validate)
    await expect(reader.read([endpoint], validate)).resolves.toMatchObject({ source: 'live' })
  })
})
