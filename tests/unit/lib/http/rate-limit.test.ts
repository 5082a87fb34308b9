import { Redis } from 'ioredis'
import { createAddressLimiter, createLimiter } from '@/lib/http/rate-limit'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { closeRedis } from '@/lib/core/redis-client.mjs'
import { getRedis } from '@/lib/core/redis'
import { withServers } from '@/tests/support/fixtures/with-servers'
import { freePort } from '@/tests/support/servers/ports'
import { startTcpProxy } from '@/tests/support/servers/tcp-proxy'
import { createRedis, type Service } from '@/tests/support/servers/services'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

let limitCount = 0
/** A limit with a name of its own, so that tests do not share counts. */
const newLimit = (limit: number) => ({ name: `test ${++limitCount}`, limit, seconds: 60 })

const rejected = { allowed: false, retryAfterSeconds: expect.any(Number) }

function describeLimiter(prepare: () => void | Promise<void>) {
  beforeEach(prepare)

  it('allows requests up to the limit, for each key separately', async () => {
    const limiter = createLimiter(newLimit(3))
    for (let count = 0; count < 3; count++)
      expect(await limiter.consume('a')).toEqual({ allowed: true })
    const rejection = await limiter.consume('a')
    expect(rejection).toEqual(rejected)
    const seconds = 'retryAfterSeconds' in rejection ? rejection.retryAfterSeconds : 0
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await limiter.consume('b')).toEqual({ allowed: true })
  })

  it('refunds a request', async () => {
    const limiter = createLimiter(newLimit(1))
    await limiter.consume('a')
    await limiter.refund('a')
    expect(await limiter.consume('a')).toEqual({ allowed: true })
    expect(await limiter.consume('a')).toEqual(rejected)
  })
}

describe('the rate limit of one process', () => {
  describeLimiter(() => undefined)

  it('starts a new window when the old one is over', async () => {
    jest.useFakeTimers()
    const limiter = createLimiter(newLimit(1))
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
  /** Consecutive IPv6 /64 networks. */
  const networks = (first: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${first}:${index.toString(16)}`)
  const countRejected = (results: unknown[]) =>
    results.filter((result) => !(result as { allowed: boolean }).allowed).length

  it('counts each IPv4 address separately', async () => {
    const limiter = createAddressLimiter(newLimit(1))
    const addresses = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`)
    expect(countRejected(await consumeAll(limiter, addresses))).toBe(0)
    expect(await limiter.consume('198.51.100.1')).toEqual(rejected)
  })

  it('limits a subscriber who uses many /64 networks of one /56', async () => {
    const limiter = createAddressLimiter(newLimit(2))
    expect(countRejected(await consumeAll(limiter, networks('2001:db8:1', 200)))).toBe(200 - 8)
    expect(await limiter.consume('2001:db8:1:100')).toEqual({ allowed: true })
  })

  it('limits many /56 networks of one /48, but not the next /48', async () => {
    const limiter = createAddressLimiter(newLimit(2))
    const subnets = Array.from(
      { length: 200 },
      (_, i) => `2001:db8:2:${((i + 1) << 8).toString(16)}`,
    )
    expect(countRejected(await consumeAll(limiter, subnets))).toBe(200 - 32)
    expect(await limiter.consume('2001:db8:3:100')).toEqual({ allowed: true })
  })
})

withServers('the rate limit of several instances', () => {
  let service: Service
  let logged: string[]

  const untilReady = async () => {
    while (getRedis()?.status !== 'ready') await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const nextAttempt = () => new Promise((resolve) => getRedis()!.once('reconnecting', resolve))
  const untilUnavailable = async () => {
    while (getRedis()?.status === 'ready') await new Promise((resolve) => setTimeout(resolve, 10))
  }

  beforeAll(async () => {
    service = await createRedis()
    await service.start()
  })
  afterAll(() => service?.remove())
  beforeEach(() => {
    logged = []
    jest.replaceProperty(env, 'redisUrl', service.url)
    for (const level of ['info', 'warn', 'error'] as const) {
      jest.spyOn(log, level).mockImplementation((...args: unknown[]) => {
        logged.push(String(args.at(-1)))
      })
    }
  })
  afterEach(() => closeRedis())

  describe('while Redis is available', () => describeLimiter(untilReady))

  it('is shared, under hashed keys', async () => {
    const limit = newLimit(2)
    await untilReady()
    await createLimiter(limit).consume('9000000001')
    await createLimiter(limit).consume('9000000001')
    expect(await createLimiter(limit).consume('9000000001')).toEqual(rejected)
    const reader = new Redis(service.url)
    const keys = await reader.keys(`limit:${limit.name}:*`)
    reader.disconnect()
    expect(keys).toHaveLength(1)
    expect(keys[0]).not.toContain('9000000001')
    expect(logged).toEqual([])
  })

  it('is local when Redis was never available, and logs it once', async () => {
    jest.replaceProperty(env, 'redisUrl', `redis://127.0.0.1:${await freePort()}`)
    const limiter = createLimiter(newLimit(1))
    expect(await limiter.consume('a')).toEqual({ allowed: true })
    await nextAttempt()
    expect(await limiter.consume('a')).toEqual(rejected)
    await nextAttempt()
    expect(logged).toEqual(['Redis is unavailable: each process works on its own'])
  })

  it('is local while Redis is stopped, and shared when it is available again', async () => {
    const limit = newLimit(1)
    const limiter = createLimiter(limit)
    await untilReady()
    await limiter.consume('a')
    await service.stop()
    await untilUnavailable()
    expect(await limiter.consume('b')).toEqual({ allowed: true })
    expect(await limiter.consume('b')).toEqual(rejected)
    await service.start()
    await untilReady()
    expect(await limiter.consume('c')).toEqual({ allowed: true })
    expect(await createLimiter(limit).consume('c')).toEqual(rejected)
    expect(logged).toEqual([
      'Redis is unavailable: each process works on its own',
      'Redis is available again',
    ])
  })

  it('is local when Redis accepts commands but never responds', async () => {
    const proxy = await startTcpProxy(service.port)
    jest.replaceProperty(env, 'redisUrl', `redis://127.0.0.1:${proxy.port}`)
    const limiter = createLimiter(newLimit(2))
    await untilReady()
    await limiter.consume('a')
    proxy.freeze()
    expect(await limiter.consume('b')).toEqual({ allowed: true })
    await untilUnavailable()
    expect(await limiter.consume('b')).toEqual({ allowed: true })
    expect(await limiter.consume('b')).toEqual(rejected)
    proxy.thaw()
    await untilReady()
    expect(await limiter.consume('c')).toEqual({ allowed: true })
    await proxy.stop()
  })
})
