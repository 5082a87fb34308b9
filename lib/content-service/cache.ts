import 'server-only'
import { env } from '@/lib/env'
import type { Collection, Reading } from './types'

/** The list calls of R-SERVICE-2, without `/api/` before and the school code after. */
export const listCalls = [
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
export type ListCall = (typeof listCalls)[number]

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
export type Use = 'home' | 'list'

type Policy = {
  tag: Tag
  /** The calls for each use, in the order in which they are tried. */
  calls: Record<Use, readonly ListCall[]>
  /** How long a page made from it stands before it is made anew. */
  seconds: number
}

/** Interval of the live screens (R-FRESH-1). */
const live = env.revalidateSeconds
/** The tabloid list counts as fresh for an hour (R-FRESH-1). */
const hour = 3600

const always = (...calls: ListCall[]) => ({ home: calls, list: calls })
const both = (plain: ListCall, all: ListCall) => ({ home: [plain, all], list: [all, plain] })

/** Lifetimes, tags and calls of every collection: the one table (docs/decisions/002). */
export const policies: Record<Collection, Policy> = {
  highlights: { tag: 'highlights', calls: always('highlight'), seconds: live },
  notices: { tag: 'notices', calls: always('highlight/all'), seconds: live },
  popups: { tag: 'notices', calls: always('notification'), seconds: live },
  registrations: { tag: 'registrations', calls: always('onlineRegistration'), seconds: live },
  news: { tag: 'news', calls: both('news', 'news/All'), seconds: live },
  events: { tag: 'events', calls: both('events', 'events/All'), seconds: live },
  gallery: { tag: 'gallery', calls: both('gallery', 'gallery/All'), seconds: live },
  tabloid: { tag: 'tabloid', calls: always('blog/All'), seconds: hour },
}

export const collections = Object.keys(policies) as Collection[]

/** A page that had nothing to show heals this soon (R-OUTAGE-2). */
const emptySeconds = 5

/** What a page was made from. */
export type Standing = Reading<unknown>['source']

/**
 * How long what was made from a reading stands: a saved copy no longer than a live screen, so that it heals
 * within one interval (R-OUTAGE-2).
 */
export function lifetimeOf(collection: Collection, standing: Standing): number {
  const { seconds } = policies[collection]
  return { live: seconds, saved: Math.min(seconds, live), none: emptySeconds }[standing]
}

/**
 * What a list stands as: an empty one no longer than a saved copy, because the tabloid's answer counts as
 * empty also when it is no list at all (R-SERVICE-4).
 */
export const standingOfList = (source: Standing, records: readonly unknown[]): Standing =>
  source === 'live' && records.length === 0 ? 'saved' : source

/**
 * An answer this young is used again, so that pages made at the same moment ask once: a twentieth of the
 * interval, and never more than three seconds, so that it does not show in the freshness of a page.
 */
export const reuseMilliseconds = Math.min(live * 50, 3000)
