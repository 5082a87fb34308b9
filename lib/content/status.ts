import 'server-only'
import { now } from '@/lib/core/dates'
import { lastGood, reader } from './client/instances'
import { listPath } from './endpoints'
import { collections, cachePolicies } from './cache-policies'
import type { Collection } from './types'

/**
 * The freshness of a collection (R-HEALTH-1). `readAt` is its last successful read by any process. `failure` is the
 * error of this process's last attempt.
 */
export type CollectionStatus =
  | { source: 'live'; readAt: string; ageSeconds: number; failure: null }
  | { source: 'saved'; readAt: string; ageSeconds: number; failure: string }
  | { source: 'none'; readAt: null; ageSeconds: null; failure: string | null }

/** Returns the freshness of every collection, for `/api/health`. Sends no request to the service. */
export async function getCollectionStatuses(): Promise<Record<Collection, CollectionStatus>> {
  const entries = await Promise.all(
    collections.map(async (name) => [name, await readStatus(name)] as const),
  )
  return Object.fromEntries(entries) as Record<Collection, CollectionStatus>
}

async function readStatus(collection: Collection): Promise<CollectionStatus> {
  const paths = cachePolicies[collection].endpoints.list.map(listPath)
  const times = await Promise.all(paths.map(lastGood.readTime))
  const readAt = times
    .filter((time) => time !== undefined)
    .sort()
    .at(-1)
  const failure = findFailure(paths)
  if (!readAt) return { source: 'none', readAt: null, ageSeconds: null, failure }
  // A copy may have been saved by a clock that was ahead.
  const ageSeconds = Math.max(Math.round((now().getTime() - Date.parse(readAt)) / 1000), 0)
  return failure === null
    ? { source: 'live', readAt, ageSeconds, failure }
    : { source: 'saved', readAt, ageSeconds, failure }
}

/** Returns the error of the last attempt when it failed at every endpoint, otherwise `null`. */
function findFailure(paths: readonly string[]): string | null {
  const [failure] = paths.map((path) => reader.failures.get(path))
  return failure && paths.every((path) => reader.failures.has(path)) ? failure.message : null
}
