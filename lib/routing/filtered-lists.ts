/** The list pages of `lib/records/lists.ts`, the tabloid, the calendar, and the search. */
export const filteredLists = [
  '/news',
  '/events',
  '/beyond-academic/events-gallery',
  '/tabloid',
  '/calendar',
  '/search',
]

/** The query parameters of such a list (R-LIST-1, R-SEARCH-1, R-YEAR-3). */
export const filterKeys = ['year', 'month', 'q', 'show', 'from', 'kind']
