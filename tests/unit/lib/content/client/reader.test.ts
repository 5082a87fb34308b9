/** @jest-environment node */
import { validateList } from '@/lib/content/response-shape'
import { ContentServiceError } from '@/lib/content/client/errors'
import { createReader } from '@/lib/content/client/reader'
import { log } from '@/lib/core/log'

jest.mock('@/lib/core/log', () => ({ log: { warn: jest.fn(), info: jest.fn() } }))

const call = '/api/news/dvs'
const check = () => 'store' as const

function newReader() {
  const read = jest.fn<Promise<unknown>, [string]>().mockResolvedValue(['news'])
  const saved = new Map<string, { readAt: string; body: unknown }>()
  const reader = createReader({
    source: { origin: 'test', read, file: async () => undefined },
    lastGood: {
      load: async (name) => saved.get(name),
      timeOf: async (name) => saved.get(name)?.readAt,
      save: async (name, answer) => void saved.set(name, answer),
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

describe('several pages made at the same moment', () => {
  it('ask the service once', async () => {
    const { reader, read } = newReader()
    const answers = await Promise.all([1, 2, 3].map(() => reader.read([call], check)))
    expect(read).toHaveBeenCalledTimes(1)
    expect(answers[2]).toMatchObject({ source: 'live', body: ['news'] })
  })

  it('share an answer for a moment, and no longer', async () => {
    const { reader, read } = newReader()
    await reader.read([call], check)
    jest.advanceTimersByTime(2999)
    await reader.read([call], check)
    expect(read).toHaveBeenCalledTimes(1)
    jest.advanceTimersByTime(1)
    await reader.read([call], check)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('share a failure too, so that a struggling service is left in peace', async () => {
    const { reader, read } = newReader()
    read.mockRejectedValue(ContentServiceError.status(503))
    await reader.read([call], check)
    await reader.read([call], check)
    expect(read).toHaveBeenCalledTimes(1)
  })

  it('ask anew once the office has said that something changed', async () => {
    const { reader, read } = newReader()
    await reader.read([call], check)
    reader.clear()
    await reader.read([call], check)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('do not wait for an answer that began before the change', async () => {
    const { reader, read } = newReader()
    read.mockReturnValueOnce(new Promise(() => undefined))
    void reader.read([call], check)
    reader.clear()
    await expect(reader.read([call], check)).resolves.toMatchObject({ source: 'live' })
  })
})

describe('an outage', () => {
  it('is logged once, and so is its end', async () => {
    const { reader, read } = newReader()
    read.mockRejectedValue(ContentServiceError.network(new Error('ECONNREFUSED')))
    for (let time = 0; time < 3; time++) {
      await reader.read([call], check)
      jest.advanceTimersByTime(3000)
    }
    expect([...reader.failures.keys()]).toEqual([call])
    read.mockResolvedValue([])
    await reader.read([call], check)
    expect(reader.failures.size).toBe(0)
    expect(log.warn).toHaveBeenCalledTimes(1)
    expect(log.warn).toHaveBeenCalledWith(
      { call, failure: 'Network Error', cause: 'ECONNREFUSED' },
      'a content call failed',
    )
    expect(log.info).toHaveBeenCalledTimes(1)
  })

  it('keeps nobody waiting who can have the saved copy', async () => {
    const { reader, read } = newReader()
    await reader.read([call], check)
    jest.advanceTimersByTime(3000)
    read.mockRejectedValueOnce(ContentServiceError.timeout(8000))
    await reader.read([call], check)
    jest.advanceTimersByTime(3000)
    read.mockReturnValueOnce(new Promise(() => undefined))
    const answer = reader.read([call], check)
    jest.advanceTimersByTime(2000)
    await expect(answer).resolves.toMatchObject({
      source: 'saved',
      body: ['news'],
      failure: { message: 'timeout of 8000ms exceeded' },
    })
  })

  it('tries the patience of a visitor once, however many calls fail', async () => {
    const { reader, read } = newReader()
    const calls = ['/api/news/All/dvs', call]
    read.mockRejectedValue(ContentServiceError.timeout(8000))
    await reader.read(calls, check)
    jest.advanceTimersByTime(3000)
    read.mockReturnValue(new Promise(() => undefined))
    const answer = reader.read(calls, check)
    await jest.advanceTimersByTimeAsync(2000)
    await expect(answer).resolves.toMatchObject({ source: 'none' })
  })

  it('keeps nobody waiting for a call that was never made, when others are known to fail', async () => {
    const { reader, read } = newReader()
    read.mockReturnValue(new Promise(() => undefined))
    const answer = reader.read([call], check, true)
    jest.advanceTimersByTime(2000)
    await expect(answer).resolves.toMatchObject({
      source: 'none',
      failure: { message: 'timeout of 2000ms exceeded' },
    })
  })

  it.each([
    ['its own copy, when there is one', [call, '/api/news/All/dvs'], ['plain']],
    ['the copy of the other call, when there is none', ['/api/other/dvs', call], ['plain']],
    ['the copy of the other call, when its own is of another shape', ['/bad', call], ['plain']],
  ])('leaves a read with %s (R-SERVICE-3)', async (_, calls, body) => {
    const { reader, read } = newReader()
    for (const [name, answer] of [
      [call, ['plain']],
      ['/api/news/All/dvs', ['all']],
      ['/bad', { message: 'kept by an older version' }],
    ] as const) {
      read.mockResolvedValueOnce(answer)
      await reader.read([name], check)
    }
    read.mockRejectedValue(ContentServiceError.status(503))
    jest.advanceTimersByTime(3000)
    expect(await reader.read(calls, validateList)).toMatchObject({ source: 'saved', body })
  })

  it('is over as soon as the answer is there, even one that came late', async () => {
    const { reader, read } = newReader()
    read.mockRejectedValueOnce(ContentServiceError.timeout(8000))
    await reader.read([call], check)
    jest.advanceTimersByTime(3000)
    let arrive: (body: unknown) => void = () => undefined
    read.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
    const early = reader.read([call], check)
    jest.advanceTimersByTime(2000)
    await expect(early).resolves.toMatchObject({ source: 'none' })
    arrive(['late'])
    await expect(reader.read([call], check)).resolves.toMatchObject({
      source: 'live',
      body: ['late'],
    })
  })

  it('does not let made-up addresses fill the memory', async () => {
    const { reader } = newReader()
    for (let n = 0; n < 500; n++) await reader.read([`/api/innerBlog?blog=${n}`], check)
    await expect(reader.read([call], check)).resolves.toMatchObject({ source: 'live' })
  })
})
