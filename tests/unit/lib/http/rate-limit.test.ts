/** @jest-environment node */
import { Redis } from 'ioredis'
import { createAddressLimiter, createLimiter } from '@/lib/http/rate-limit'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { closeRedis } from '@/lib/core/redis-client.mjs'
import { redis } from '@/lib/core/redis'
import { freePort } from '@/tests/support/servers/ports'
import { startTcpProxy } from '@/tests/support/servers/tcp-proxy'
import { createRedis, type Service } from '@/tests/support/servers/services'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

let names = 0
/** A limit that no other test has counted by. */
const limitOf = (limit: number) => ({ name: `test ${++names}`, limit, seconds: 60 })

const refused = { allowed: false, retryAfterSeconds: expect.any(Number) }

function rules(prepare: () => void | Promise<void>) {
  beforeEach(prepare)

  it('lets through what is allowed, of each key by itself', async () => {
    const limiter = createLimiter(limitOf(3))
    for (let count = 0; count < 3; count++)
      expect(await limiter.consume('a')).toEqual({ allowed: true })
    const refusal = await limiter.consume('a')
    expect(refusal).toEqual(refused)
    const seconds = 'retryAfterSeconds' in refusal ? refusal.retryAfterSeconds : 0
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await limiter.consume('b')).toEqual({ allowed: true })
  })

  it('takes back what did not count', async () => {
    const limiter = createLimiter(limitOf(1))
    await limiter.consume('a')
    await limiter.refund('a')
    expect(await limiter.consume('a')).toEqual({ allowed: true })
    expect(await limiter.consume('a')).toEqual(refused)
  })
}

describe('the rate limit of one process', () => {
  rules(() => undefined)

  it('begins anew when the period is over', async () => {
    jest.useFakeTimers()
    const limiter = createLimiter(limitOf(1))
    await limiter.consume('a')
    jest.advanceTimersByTime(59_000)
    expect(await limiter.consume('a')).toEqual({ allowed: false, retryAfterSeconds: 1 })
    jest.advanceTimersByTime(1000)
    expect(await limiter.consume('a')).toEqual({ allowed: true })
  })
})

describe('the rate limit by address', () => {
  const consumeAll = (
    limiter: { consume: (key: string) => Promise<unknown> },
    addresses: string[],
  ) => Promise.all(addresses.map((address) => limiter.consume(address)))
  /** IPv6 /64 networks, one after the other. */
  const networks = (first: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${first}:${index.toString(16)}`)
  const refusals = (allowances: unknown[]) =>
    allowances.filter((allowance) => !(allowance as { allowed: boolean }).allowed).length

  it('counts IPv4 addresses one by one', async () => {
    const limiter = createAddressLimiter(limitOf(1))
    const addresses = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`)
    expect(refusals(await consumeAll(limiter, addresses))).toBe(0)
    expect(await limiter.consume('198.51.100.1')).toEqual(refused)
  })

  it('does not let a subscriber start again from each /64 of a /56', async () => {
    const limiter = createAddressLimiter(limitOf(2))
    expect(refusals(await consumeAll(limiter, networks('2001:db8:1', 200)))).toBe(200 - 8)
    expect(await limiter.consume('2001:db8:1:100')).toEqual({ allowed: true })
  })

  it('does not let one start again from each /56 of a /48; the next /48 is another', async () => {
    const limiter = createAddressLimiter(limitOf(2))
    const subnets = Array.from(
      { length: 200 },
      (_, i) => `2001:db8:2:${((i + 1) << 8).toString(16)}`,
    )
    expect(refusals(await consumeAll(limiter, subnets))).toBe(200 - 32)
    expect(await limiter.consume('2001:db8:3:100')).toEqual({ allowed: true })
  })
})

describe('the rate limit of several instances', () => {
  let service: Service
  let told: string[]

  const isReady = async () => {
    while (redis()?.status !== 'ready') await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const isAway = async () => {
    while (redis()?.status === 'ready') await new Promise((resolve) => setTimeout(resolve, 10))
  }

  beforeAll(async () => {
    service = await createRedis()
    await service.start()
  })
  afterAll(() => service?.remove())
  beforeEach(() => {
    told = []
    jest.replaceProperty(env, 'redisUrl', service.url)
    for (const level of ['info', 'warn', 'error'] as const) {
      jest.spyOn(log, level).mockImplementation((...words: unknown[]) => {
        told.push(String(words.at(-1)))
      })
    }
  })
  afterEach(() => closeRedis())

  describe('while Redis is there', () => rules(isReady))

  it('is counted together, by keys that nobody can read', async () => {
    const limit = limitOf(2)
    await isReady()
    await createLimiter(limit).consume('9000000001')
    await createLimiter(limit).consume('9000000001')
    expect(await createLimiter(limit).consume('9000000001')).toEqual(refused)
    const reader = new Redis(service.url)
    const keys = await reader.keys(`limit:${limit.name}:*`)
    reader.disconnect()
    expect(keys).toHaveLength(1)
    expect(keys[0]).not.toContain('9000000001')
    expect(told).toEqual([])
  })

  it('is each by itself when there has never been a Redis; one line says so', async () => {
    jest.replaceProperty(env, 'redisUrl', `redis://127.0.0.1:${await freePort()}`)
    const limiter = createLimiter(limitOf(1))
    expect(await limiter.consume('a')).toEqual({ allowed: true })
    while (told.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
    expect(await limiter.consume('a')).toEqual(refused)
    // Long enough for it to be tried again.
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(told).toEqual(['Redis is away: each process goes on by itself'])
  })

  it('goes on when Redis is stopped, and is counted together again when it is back', async () => {
    const limit = limitOf(1)
    const limiter = createLimiter(limit)
    await isReady()
    await limiter.consume('a')
    await service.stop()
    await isAway()
    expect(await limiter.consume('b')).toEqual({ allowed: true })
    expect(await limiter.consume('b')).toEqual(refused)
    await service.start()
    await isReady()
    expect(await limiter.consume('c')).toEqual({ allowed: true })
    expect(await createLimiter(limit).consume('c')).toEqual(refused)
    expect(told).toEqual(['Redis is away: each process goes on by itself', 'Redis is back'])
  })

  it('goes on when Redis takes commands and never answers', async () => {
    const relay = await startTcpProxy(service.port)
    jest.replaceProperty(env, 'redisUrl', `redis://127.0.0.1:${relay.port}`)
    const limiter = createLimiter(limitOf(2))
    await isReady()
    await limiter.consume('a')
    relay.freeze()
    expect(await limiter.consume('b')).toEqual({ allowed: true })
    await isAway()
    expect(await limiter.consume('b')).toEqual({ allowed: true })
    expect(await limiter.consume('b')).toEqual(refused)
    relay.thaw()
    await isReady()
    expect(await limiter.consume('c')).toEqual({ allowed: true })
    await relay.stop()
  })
})
