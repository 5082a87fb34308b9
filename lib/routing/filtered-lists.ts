/** The screens of `lists` in `lib/records/lists.ts`, the tabloid, and the search. */
export const filteredLists = [
  '/news',
  '/events',
  '/beyond-academic/events-gallery',
  '/tabloid',
  '/search',
]

/** What the address of such a list may ask for (R-LIST-1, R-SEARCH-1). */
export const filterKeys = ['year', 'month', 'q', 'show', 'from']
