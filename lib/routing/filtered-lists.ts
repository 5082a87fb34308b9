/**
 * Pages that their query changes: the lists of `lib/records/lists.ts`, the tabloid, the search, and the calculators of
 * costs and streams.
 */
export const filteredLists = [
  '/news',
  '/events',
  '/beyond-academic/events-gallery',
  '/tabloid',
  '/search',
  '/fee-structure',
  '/admission/admission-criteria-class-elleven',
]

/** The query parameters of such a page (R-LIST-1, R-SEARCH-1, R-FEES-7, R-ADMISSION-6). */
export const filterKeys = ['year', 'month', 'q', 'show', 'from', 'class', 'english']
