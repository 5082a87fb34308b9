/** The list pages of `lib/records/lists.ts`, the documents, the tabloid, the calendar, and the search. */
export const filteredLists = [
  '/news',
  '/events',
  '/beyond-academic/events-gallery',
  '/documents',
  '/tabloid',
  '/calendar',
  '/search',
]

/** The query parameters of such a list (R-LIST-1, R-DOC-3, R-SEARCH-1, R-YEAR-3). */
export const filterKeys = ['year', 'month', 'q', 'show', 'from', 'kind', 'class']
