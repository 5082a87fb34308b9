import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { getRedis } from '@/lib/core/redis'
import { listNetworks } from '@/lib/http/client-address'

/** Whether a request is allowed now; if not, after how many seconds it will be. */
type RateLimitResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Counts requests by key. */
export type RateLimiter = {
  /** Counts a request, unless the key has reached its limit. */
  consume(key: string): Promise<RateLimitResult>
  /** Whether the key has reached its limit. Counts nothing. */
  isReached(key: string): Promise<boolean>
  /** Takes back a request that should not have counted. */
  refund(key: string): Promise<void>
}

/** At most `limit` requests per key in a window that starts with the first. `name` is a unique prefix for the keys. */
export type Limit = { name: string; limit: number; seconds: number }

/**
 * Creates a rate limiter. With `REDIS_URL` all instances share the counts. Without Redis, or while it is unavailable,
 * each instance counts on its own.
 */
export function createLimiter(limit: Limit): RateLimiter {
  let limiter: ReturnType<typeof createCounters> | undefined
  const counters = () => (limiter ??= createCounters(limit))

  async function consume(key: string): Promise<RateLimitResult> {
    try {
      await counters().consume(hashKey(key))
      return { allowed: true }
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection
      return { allowed: false, retryAfterSeconds: Math.ceil(rejection.msBeforeNext / 1000) || 1 }
    }
  }

  async function isReached(key: string): Promise<boolean> {
    const counted = await counters().get(hashKey(key))
    return counted !== null && counted.remainingPoints <= 0
  }

  async function refund(key: string): Promise<void> {
    await counters().reward(hashKey(key))
  }

  return { consume, isReached, refund }
}

/** Multiples of the limit of one address. A mobile network has many visitors in one IPv6 /56, and more in a /48. */
const networkFactors = [1, 4, 16]

export type AddressLimiter = Omit<RateLimiter, 'isReached'>

/** Limits by client address, from `getClientAddress`, and by the IPv6 networks that contain it. */
export function createAddressLimiter({ name, limit, seconds }: Limit): AddressLimiter {
  const limiters = networkFactors.map((factor) =>
    createLimiter({
      name: factor === 1 ? name : `${name}-${factor}`,
      limit: factor * limit,
      seconds,
    }),
  )

  async function consume(address: string): Promise<RateLimitResult> {
    for (const [index, network] of listNetworks(address).entries()) {
      const result = await limiters[index]!.consume(network)
      if (!result.allowed) return result
    }
    return { allowed: true }
  }

  async function refund(address: string): Promise<void> {
    const networks = [...listNetworks(address).entries()]
    await Promise.all(networks.map(([index, network]) => limiters[index]!.refund(network)))
  }

  return { consume, refund }
}

function createCounters({ name, limit, seconds }: Limit): RateLimiterMemory | RateLimiterRedis {
  const options = { keyPrefix: `limit:${name}`, points: limit, duration: seconds }
  const memory = new RateLimiterMemory(options)
  const storeClient = getRedis()
  if (!storeClient) return memory
  return new RateLimiterRedis({
    ...options,
    storeClient,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  })
}

/** Keys are hashed, so that Redis contains no addresses or telephone numbers. */
const hashKey = (key: string) => createHash('sha256').update(key).digest('base64url')
