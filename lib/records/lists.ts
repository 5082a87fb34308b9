import {
  defaultEventFilters,
  type Filters,
  defaultGalleryFilters,
  defaultNewsFilters,
} from './filters'

/** Rules of a filtered list, shared by the screens, the list API and the browser. */
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

/** The lists with filters (R-LIST-1), by their name in the list API. */
export const lists = {
  news: { path: '/news', pageSize: 20, defaultFilters: defaultNewsFilters },
  events: { path: '/events', pageSize: 12, defaultFilters: defaultEventFilters },
  gallery: {
    path: '/beyond-academic/events-gallery',
    pageSize: 12,
    defaultFilters: defaultGalleryFilters,
    fallsBack: true,
  },
} as const satisfies Record<string, ListRules>

export type ListName = keyof typeof lists

/** Maximum number of entries in a response: several pages, at most schools a full year. */
export const maxPageEntries = 60

/** URL of the matching entries from offset `from`, at most `maxPageEntries`. */
export function listEndpoint(list: ListName, { year, month, search }: Filters, from = 0): string {
  const query = new URLSearchParams({ year: String(year), month: String(month) })
  if (search) query.set('q', search)
  if (from > 0) query.set('from', String(from))
  return `/api/lists/${list}?${query}`
}
