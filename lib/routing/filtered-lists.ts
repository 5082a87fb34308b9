/**
 * Pages that their query changes: the lists of `lib/records/lists.ts`, the documents, the tabloid, the calendar, the
 * search, and the calculators of costs and streams.
 */
export const filteredLists = [
  '/news',
  '/events',
  '/beyond-academic/events-gallery',
  '/documents',
  '/tabloid',
  '/calendar',
  '/search',
  '/fee-structure',
  '/admission/admission-criteria-class-elleven',
]

/** The query parameters of such a page (R-LIST-1, R-DOC-3, R-SEARCH-1, R-YEAR-3, R-FEES-7, R-ADMISSION-6). */
export const filterKeys = ['year', 'month', 'q', 'show', 'from', 'kind', 'class', 'english']
