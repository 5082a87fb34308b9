import 'server-only'
import { env } from '@/lib/core/env'
import type { Collection, ListResult } from './types'

/** The list calls of R-SERVICE-2, without `/api/` before and the school code after. */
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

/** What `POST /api/revalidate` can name. */
export const tags = [
  'highlights',
  'news',
  'events',
  'gallery',
  'tabloid',
  'notices',
  'registrations',
] as const
export type Tag = (typeof tags)[number]

/** Home uses the plain call of a list, the list screens the `All` one (R-SERVICE-3). */
export type Audience = 'home' | 'list'

type CachePolicy = {
  tag: Tag
  /** The calls for each use, in the order in which they are tried. */
  endpoints: Record<Audience, readonly ListEndpoint[]>
  /** How long a page made from it stands before it is made anew. */
  seconds: number
}

/** Interval of the live screens (R-FRESH-1). */
const live = env.revalidateSeconds
/** The tabloid list counts as fresh for an hour (R-FRESH-1). */
const hour = 3600

const onlyFrom = (...endpoints: ListEndpoint[]) => ({ home: endpoints, list: endpoints })
const firstThen = (plain: ListEndpoint, all: ListEndpoint) => ({
  home: [plain, all],
  list: [all, plain],
})

/** Lifetimes, tags and calls of every collection: the one table (docs/decisions/002). */
export const cachePolicies: Record<Collection, CachePolicy> = {
  highlights: { tag: 'highlights', endpoints: onlyFrom('highlight'), seconds: live },
  notices: { tag: 'notices', endpoints: onlyFrom('highlight/all'), seconds: live },
  popups: { tag: 'notices', endpoints: onlyFrom('notification'), seconds: live },
  registrations: { tag: 'registrations', endpoints: onlyFrom('onlineRegistration'), seconds: live },
  news: { tag: 'news', endpoints: firstThen('news', 'news/All'), seconds: live },
  events: { tag: 'events', endpoints: firstThen('events', 'events/All'), seconds: live },
  gallery: { tag: 'gallery', endpoints: firstThen('gallery', 'gallery/All'), seconds: live },
  tabloid: { tag: 'tabloid', endpoints: onlyFrom('blog/All'), seconds: hour },
}

export const collections = Object.keys(cachePolicies) as Collection[]

/** A page that had nothing to show heals this soon (R-OUTAGE-2). */
const failedSeconds = 5

/** What a page was made from. */
export type Freshness = ListResult<unknown>['source']

/**
 * How long what was made from a reading stands: a saved copy no longer than a live screen, so that it heals
 * within one interval (R-OUTAGE-2).
 */
export function lifetimeOf(collection: Collection, freshness: Freshness): number {
  const { seconds } = cachePolicies[collection]
  return { live: seconds, saved: Math.min(seconds, live), none: failedSeconds }[freshness]
}

/**
 * What a list stands as: an empty one no longer than a saved copy, because the tabloid's answer counts as
 * empty also when it is no list at all (R-SERVICE-4).
 */
export const listFreshness = (source: Freshness, records: readonly unknown[]): Freshness =>
  source === 'live' && records.length === 0 ? 'saved' : source

/**
 * An answer this young is used again, so that pages made at the same moment ask once: a twentieth of the
 * interval, and never more than three seconds, so that it does not show in the freshness of a page.
 */
export const reuseMilliseconds = Math.min(live * 50, 3000)
