import 'server-only'
import { now } from '@/lib/dates'
import { collections, policies } from './cache'
import { listPath } from './calls'
import { lastGood, reader } from './service'
import type { Collection } from './types'

/**
 * How old a collection is (R-HEALTH-1). `readAt` is its last successful read, by any process; `failure` tells why
 * this process could not read it the last time that it tried.
 */
export type Freshness =
  | { source: 'live'; readAt: string; ageSeconds: number; failure: null }
  | { source: 'saved'; readAt: string; ageSeconds: number; failure: string }
  | { source: 'none'; readAt: null; ageSeconds: null; failure: string | null }

/** The freshness of every collection, for `/api/health`. Asks the service nothing. */
export async function freshness(): Promise<Record<Collection, Freshness>> {
  const entries = await Promise.all(
    collections.map(async (name) => [name, await freshnessOf(name)] as const),
  )
  return Object.fromEntries(entries) as Record<Collection, Freshness>
}

async function freshnessOf(collection: Collection): Promise<Freshness> {
  const calls = policies[collection].calls.list.map(listPath)
  const times = await Promise.all(calls.map(lastGood.timeOf))
  const readAt = times
    .filter((time) => time !== undefined)
    .sort()
    .at(-1)
  const failure = failureOf(calls)
  if (!readAt) return { source: 'none', readAt: null, ageSeconds: null, failure }
  const ageSeconds = Math.round((now().getTime() - Date.parse(readAt)) / 1000)
  return failure === null
    ? { source: 'live', readAt, ageSeconds, failure }
    : { source: 'saved', readAt, ageSeconds, failure }
}

/** Why none of the calls answered the last time; `null` when one of them did, or was not asked yet. */
function failureOf(calls: readonly string[]): string | null {
  const [failure] = calls.map((call) => reader.failing.get(call))
  return failure && calls.every((call) => reader.failing.has(call)) ? failure.message : null
}
