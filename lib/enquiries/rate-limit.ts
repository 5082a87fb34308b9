import 'server-only'
import { now } from '@/lib/dates'

/** Whether one more is allowed now, and if not, in how many seconds. */
export type Allowance = { allowed: true } | { allowed: false; retryAfterSeconds: number }

/** Counts by key. Asynchronous, so that several instances can count together in one place. */
export type RateLimiter = {
  /** Counts one for the key, unless it has had its share. */
  take(key: string): Promise<Allowance>
  /** Takes one back that turned out not to count. */
  giveBack(key: string): Promise<void>
}

const mostKeys = 10_000

/**
 * So many in a period for each key, in the memory of this process. A share grows back evenly over the
 * period (the generic cell rate algorithm: one moment for each key is all that is kept).
 */
export function createMemoryLimiter(limit: number, periodMilliseconds: number): RateLimiter {
  const interval = periodMilliseconds / limit
  const tolerance = periodMilliseconds - interval
  /** When each key will have its whole share again. */
  const wholeAt = new Map<string, number>()

  async function take(key: string): Promise<Allowance> {
    const at = now().getTime()
    const whole = Math.max(wholeAt.get(key) ?? 0, at)
    const wait = whole - tolerance - at
    if (wait > 0) return { allowed: false, retryAfterSeconds: Math.ceil(wait / 1000) }
    makeRoom(at)
    wholeAt.set(key, whole + interval)
    return { allowed: true }
  }

  async function giveBack(key: string): Promise<void> {
    const whole = wholeAt.get(key)
    if (whole !== undefined) wholeAt.set(key, whole - interval)
  }

  function makeRoom(at: number) {
    if (wholeAt.size < mostKeys) return
    for (const [key, whole] of wholeAt) if (whole <= at) wholeAt.delete(key)
    const [oldest] = wholeAt.keys()
    if (wholeAt.size >= mostKeys && oldest !== undefined) wholeAt.delete(oldest)
  }

  return { take, giveBack }
}
