import { eventsStart, type Filters, galleryStart, newsStart } from './filters'

/** How a filtered list begins and grows. Screens, list calls and the browser go by the same rules. */
export type ListRules = {
  /** Address of the screen. */
  path: string
  /** How many entries the first view holds, and how many each "Show more" adds. */
  pageSize: number
  /** Where the list starts when the address names no filter. */
  startOn: (years: readonly number[], today: Date) => Filters
  /** A year without matches gives way to the next older one that has some (R-GALLERY-2). */
  fallsBack?: boolean
}

/** The lists with filters (R-LIST-1), by the name that their calls go by. */
export const lists = {
  news: { path: '/news', pageSize: 20, startOn: newsStart },
  events: { path: '/events', pageSize: 12, startOn: eventsStart },
  gallery: {
    path: '/beyond-academic/events-gallery',
    pageSize: 12,
    startOn: galleryStart,
    fallsBack: true,
  },
} as const satisfies Record<string, ListRules>

export type ListName = keyof typeof lists

/** How many entries a list call answers with at most: several pages, and at most schools a whole year. */
export const maxPageEntries = 60

/** The call that answers with the entries that filters let through, `maxPageEntries` of them from a place on. */
export function listEndpoint(list: ListName, { year, month, search }: Filters, from = 0): string {
  const query = new URLSearchParams({ year: String(year), month: String(month) })
  if (search) query.set('q', search)
  if (from > 0) query.set('from', String(from))
  return `/api/lists/${list}?${query}`
}
