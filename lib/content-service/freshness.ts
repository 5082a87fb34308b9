import 'server-only'
import { now } from '@/lib/dates'
import { collections, policies } from './cache'
import { listPath } from './calls'
import { lastGood, reader } from './service'
import type { Collection } from './types'

/**
 * How old a collection is: `readAt` is its last successful read, by any process (B12). `unread`: nobody has
 * asked for it yet; `none`: it was asked for, and there has never been an answer.
 */
export type Freshness =
  | { source: 'live' | 'saved'; readAt: string; ageSeconds: number }
  | { source: 'none' | 'unread'; readAt: null; ageSeconds: null }

/** The freshness of every collection, for `/api/health`. Asks the service nothing. */
export async function freshness(): Promise<Record<Collection, Freshness>> {
  const entries = await Promise.all(
    collections.map(async (name) => [name, await freshnessOf(name)] as const),
  )
  return Object.fromEntries(entries) as Record<Collection, Freshness>
}

async function freshnessOf(collection: Collection): Promise<Freshness> {
  const calls = policies[collection].calls.list.map(listPath)
  const copies = await Promise.all(calls.map(lastGood.load))
  const readAt = copies
    .flatMap((copy) => copy?.readAt ?? [])
    .sort()
    .at(-1)
  const isFailing = calls.every((call) => reader.failing.has(call))
  if (!readAt) return { source: isFailing ? 'none' : 'unread', readAt: null, ageSeconds: null }
  const ageSeconds = Math.round((now().getTime() - Date.parse(readAt)) / 1000)
  return { source: isFailing ? 'saved' : 'live', readAt, ageSeconds }
}
