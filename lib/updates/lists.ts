import { eventsStart, type Filters, galleryStart, newsStart } from './filters'

/** How a filtered list begins and grows. Screens, list calls and the browser go by the same rules. */
export type ListRules = {
  /** Address of the screen. */
  path: string
  /** How many entries the first view holds, and how many each "Show more" adds. */
  pageSize: number
  /** Where the list starts when the address names no filter. */
  startOn: (years: readonly number[], today: Date) => Filters
  /** A year without matches gives way to the next older one that has some (P§4). */
  fallsBack?: boolean
}

/** The lists with filters (E4), by the name that their calls go by. */
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

/** The call that answers with all entries of a year, or of `all` years. */
export const listCall = (list: ListName, year: Filters['year']): string =>
  `/api/lists/${list}/${year}`
