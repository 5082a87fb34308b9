import 'server-only'
import { now } from '@/lib/core/dates'
import { lastGood, reader } from './client/instances'
import { listPath } from './endpoints'
import { collections, cachePolicies } from './lifetimes'
import type { Collection } from './types'

/**
 * How old a collection is (R-HEALTH-1). `readAt` is its last successful read, by any process; `failure` tells why
 * this process could not read it the last time that it tried.
 */
export type CollectionStatus =
  | { source: 'live'; readAt: string; ageSeconds: number; failure: null }
  | { source: 'saved'; readAt: string; ageSeconds: number; failure: string }
  | { source: 'none'; readAt: null; ageSeconds: null; failure: string | null }

/** The freshness of every collection, for `/api/health`. Asks the service nothing. */
export async function collectionStatuses(): Promise<Record<Collection, CollectionStatus>> {
  const entries = await Promise.all(
    collections.map(async (name) => [name, await statusOf(name)] as const),
  )
  return Object.fromEntries(entries) as Record<Collection, CollectionStatus>
}

async function statusOf(collection: Collection): Promise<CollectionStatus> {
  const calls = cachePolicies[collection].endpoints.list.map(listPath)
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
  const [failure] = calls.map((call) => reader.failures.get(call))
  return failure && calls.every((call) => reader.failures.has(call)) ? failure.message : null
}
