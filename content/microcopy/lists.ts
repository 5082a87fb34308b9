/** Lists with filters (R-LIST-1). */
export const listCopy = {
  year: 'Year',
  month: 'Month',
  all: 'All',
  search: 'Search titles',
  show: 'Show',
  clear: 'Clear filters',
  allYears: 'Look in all years',
  failed: 'The list could not be fetched.',
  tryAgain: 'Try again',
  later: (place: number) => `Entries from number ${place} on.`,
  newest: 'Start with the newest',
} as const
