/** The list pages of `lib/records/lists.ts`, the tabloid, and the search. */
export const filteredLists = [
  '/news',
  '/events',
  '/beyond-academic/events-gallery',
  '/tabloid',
  '/search',
]

/** The query parameters of such a list (R-LIST-1, R-SEARCH-1). */
export const filterKeys = ['year', 'month', 'q', 'show', 'from']
