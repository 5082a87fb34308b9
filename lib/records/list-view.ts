import type { ListResult } from '@/lib/content/types'
import { getDayStart, now, parseIsoDay } from '@/lib/core/dates'
import { takeFirst, type Parameters } from '@/lib/http/parameters'
import {
  type Filters,
  getDefaultEventFilters,
  getDefaultGalleryFilters,
  getDefaultNewsFilters,
  filterHref,
  type Listed,
  parseFilters,
  areFiltersEqual,
} from './filters'
import { fallBackToOlderYear, createListIndex, filterMatching, getMonths } from './list-index'
import { getNextRange, parseRange, addRangeToUrl } from './pagination'

/** Rules of a filtered list. */
export type ListRules = {
  /** Path of the screen. */
  path: string
  /** Number of entries in the first view, and added by each "Show more". */
  pageSize: number
  /** Filters of the list when the URL has none. */
  defaultFilters: (years: readonly number[], today: Date) => Filters
  /** Whether a year without matches falls back to the next older year that has some (R-GALLERY-2). */
  fallsBack?: boolean
}

/** The lists with filters (R-LIST-1). */
export const lists = {
  news: { path: '/news', pageSize: 20, defaultFilters: getDefaultNewsFilters },
  events: { path: '/events', pageSize: 12, defaultFilters: getDefaultEventFilters },
  gallery: {
    path: '/beyond-academic/events-gallery',
    pageSize: 12,
    defaultFilters: getDefaultGalleryFilters,
    fallsBack: true,
  },
} as const satisfies Record<string, ListRules>

/** What the screen of a filtered list shows. */
export type ListView<Item> = {
  /** The matching entries, of which `items` are a part, and their place in the list, from 0. */
  count: number
  items: Item[]
  from: number
  /** The filters of the URL, and those applied. They differ after a fallback to an older year. */
  requested: Filters
  filters: Filters
  isDefault: boolean
  years: readonly number[]
  months: readonly number[]
  /** URLs of this list, of its first page, of the list with more entries, and of the same search in all years. */
  hrefs: { list: string; first: string; more?: string; allYears?: string }
  today: Date
  /** Whether there is an entry in any year, and whether the list could be loaded (R-LIST-9). */
  hasEntries: boolean
  loaded: boolean
}

/**
 * Returns the day by which a list is rendered. That of the visitor when the script of the list asks for it, because a
 * page may have been rendered before midnight (R-FRESH-3). A page of its own address always has that of the server.
 */
export function getRequestDay({ part, day }: Parameters): Date {
  const requested = part && /^20\d\d-\d\d-\d\d$/.exec(takeFirst(day) ?? '')
  const date = requested && getDayStart(parseIsoDay(requested[0]))
  return date && !Number.isNaN(date.getTime()) ? date : now()
}

/** Selects what a list shows by the query of its URL. */
export function getListView<Item extends Listed>(
  { source, records }: Pick<ListResult<Item>, 'source' | 'records'>,
  { path, pageSize, defaultFilters, fallsBack }: ListRules,
  parameters: Parameters = {},
): ListView<Item> {
  const today = getRequestDay(parameters)
  const index = createListIndex<Item>(records)
  const defaults = defaultFilters(index.years, today)
  const requested = parseFilters(parameters, defaults)
  const filters = fallsBack ? fallBackToOlderYear(index, requested) : requested
  const found = filterMatching(index, filters)
  const range = parseRange(parameters, pageSize)
  // The list may have become shorter since the link was created.
  const from = range.from < found.length ? range.from : 0
  const items = found.slice(from, from + range.shown)
  const first = filterHref(path, requested, defaults)
  const withRange = (part: typeof range) => addRangeToUrl(first, part, pageSize)
  const isNarrowed = requested.year !== 'all' || requested.month !== 'all'
  return {
    count: found.length,
    items,
    from,
    requested,
    filters,
    isDefault: areFiltersEqual(requested, defaults),
    years: index.years,
    months: getMonths(index, filters.year),
    hrefs: {
      list: withRange({ from, shown: range.shown }),
      first,
      more:
        from + items.length < found.length
          ? withRange(getNextRange({ from, shown: range.shown }, pageSize))
          : undefined,
      allYears: isNarrowed
        ? filterHref(path, { year: 'all', month: 'all', search: requested.search }, defaults)
        : undefined,
    },
    today,
    hasEntries: records.length > 0,
    loaded: source !== 'none',
  }
}
