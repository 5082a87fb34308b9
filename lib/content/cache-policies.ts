import 'server-only'
import { env } from '@/lib/core/env'
import type { Collection, ListResult } from './types'

/** The list endpoints of R-SERVICE-2, without the `/api/` prefix and the school code. */
export const listEndpoints = [
  'highlight',
  'highlight/all',
  'news',
  'news/All',
  'events',
  'events/All',
  'gallery',
  'gallery/All',
  'blog/All',
  'notification',
  'onlineRegistration',
] as const
export type ListEndpoint = (typeof listEndpoints)[number]

/** Tags that `POST /api/revalidate` accepts. */
export const tags = [
  'highlights',
  'news',
  'events',
  'gallery',
  'tabloid',
  'notices',
  'registrations',
] as const
type Tag = (typeof tags)[number]

/** Home uses the plain endpoint of a list, the list screens the `All` endpoint (R-SERVICE-3). */
export type Audience = 'home' | 'list'

type CachePolicy = {
  tag: Tag
  /** The endpoints for each audience, in the order in which they are tried. */
  endpoints: Record<Audience, readonly ListEndpoint[]>
  /** Whether the school may have no such record, so that "nothing found" is no failure (R-SERVICE-11). */
  mayBeEmpty?: true
  /** Lifetime of a page that shows the collection. */
  seconds: number
}

/** Interval of the live screens (R-FRESH-1). */
const live = env.revalidateSeconds
/** Lifetime of the tabloid (R-FRESH-1). */
const hour = 3600

const bothFrom = (...endpoints: ListEndpoint[]) => ({ home: endpoints, list: endpoints })
const firstThen = (plain: ListEndpoint, all: ListEndpoint) => ({
  home: [plain, all],
  list: [all, plain],
})

/** Lifetimes, tags and endpoints of every collection (docs/decisions/002). */
export const cachePolicies: Record<Collection, CachePolicy> = {
  highlights: {
    tag: 'highlights',
    endpoints: bothFrom('highlight'),
    seconds: live,
    mayBeEmpty: true,
  },
  notices: {
    tag: 'notices',
    endpoints: bothFrom('highlight/all'),
    seconds: live,
    mayBeEmpty: true,
  },
  popups: { tag: 'notices', endpoints: bothFrom('notification'), seconds: live, mayBeEmpty: true },
  registrations: {
    tag: 'registrations',
    endpoints: bothFrom('onlineRegistration'),
    seconds: live,
    mayBeEmpty: true,
  },
  news: { tag: 'news', endpoints: firstThen('news', 'news/All'), seconds: live },
  events: { tag: 'events', endpoints: firstThen('events', 'events/All'), seconds: live },
  gallery: { tag: 'gallery', endpoints: firstThen('gallery', 'gallery/All'), seconds: live },
  tabloid: { tag: 'tabloid', endpoints: bothFrom('blog/All'), seconds: hour },
}

export const collections = Object.keys(cachePolicies) as Collection[]

/** Lifetime of a page that had no data to show (R-OUTAGE-2). */
const failedSeconds = 5

/** Source of the data of a page. */
export type Freshness = ListResult<unknown>['source']

/**
 * Lifetime in seconds of a page by the source of its data. With a saved copy it is at most the live interval,
 * so that the page recovers within one interval (R-OUTAGE-2).
 */
export function getLifetime(collection: Collection, freshness: Freshness): number {
  const { seconds } = cachePolicies[collection]
  return { live: seconds, saved: Math.min(seconds, live), none: failedSeconds }[freshness]
}

/**
 * Treats an empty list as a saved copy, because the tabloid also counts as empty when the response is not a
 * list (R-SERVICE-4).
 */
export const listFreshness = (source: Freshness, records: readonly unknown[]): Freshness =>
  source === 'live' && records.length === 0 ? 'saved' : source

/**
 * A response this recent is reused, so that pages rendered at the same moment share one request. A twentieth of
 * the interval and at most three seconds, so that pages are not noticeably older.
 */
export const reuseMilliseconds = Math.min(live * 50, 3000)
