import 'server-only'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { redis } from '@/lib/core/redis'
import { networksOf } from '@/lib/http/client-address'

/** Whether one more is allowed now, and if not, in how many seconds. */
export type Allowance = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Counts by key. */
export type RateLimiter = {
  /** Counts one for the key, unless it has had its share. */
  consume(key: string): Promise<Allowance>
  /** Takes one back that turned out not to count. */
  refund(key: string): Promise<void>
}

/** So many for each key in a period that begins with its first; `name` tells this limit's counts from others'. */
export type Limit = { name: string; limit: number; seconds: number }

/**
 * Limits how often something may be done: all instances together where there is a Redis (`REDIS_URL`), each
 * by itself where there is none or it is away.
 */
export function createLimiter(limit: Limit): RateLimiter {
  let limiter: ReturnType<typeof countersOf> | undefined
  const counters = () => (limiter ??= countersOf(limit))

  async function consume(key: string): Promise<Allowance> {
    try {
      await counters().consume(toName(key))
      return { allowed: true }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { allowed: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) || 1 }
    }
  }

  async function refund(key: string): Promise<void> {
    await counters().reward(toName(key))
  }

  return { consume, refund }
}

/** Of the limit of one address: a mobile network has many visitors in one IPv6 /56, and more in one /48. */
const networkFactors = [1, 4, 16]

/** Limits by a client's address, from `clientAddress`, and by the IPv6 networks around it. */
export function createAddressLimiter({
  name,
  limit,
  seconds,
}: Limit): Pick<RateLimiter, 'consume'> {
  const limiters = networkFactors.map((factor) =>
    createLimiter({
      name: factor === 1 ? name : `${name}-${factor}`,
      limit: factor * limit,
      seconds,
    }),
  )

  async function consume(address: string): Promise<Allowance> {
    for (const [index, network] of networksOf(address).entries()) {
      const allowance = await limiters[index]!.consume(network)
      if (!allowance.allowed) return allowance
    }
    return { allowed: true }
  }

  return { consume }
}

function countersOf({ name, limit, seconds }: Limit): RateLimiterMemory | RateLimiterRedis {
  const options = { keyPrefix: `limit:${name}`, points: limit, duration: seconds }
  const memory = new RateLimiterMemory(options)
  const storeClient = redis()
  if (!storeClient) return memory
  return new RateLimiterRedis({
    ...options,
    storeClient,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  })
}

/** Addresses and numbers are counted by, not kept: nobody reads them out of a Redis. */
const toName = (key: string) => createHash('sha256').update(key).digest('base64url')
