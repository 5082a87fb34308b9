/** Lists with filters (R-LIST-1). */
export const lists = {
  /** What phones fold. */
  filter: 'Choose year, month or words',
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
  /** On an item of the last days (R-LIST-7). */
  new: 'New',
  /** On an item that has changed since it was published (R-CORRECT-1). */
  corrected: {
    on: (day: string, fields: string) => `Corrected on ${day}: ${fields}`,
    fields: {
      date: 'date',
      time: 'time',
      place: 'place',
      document: 'document',
      title: 'title',
      text: 'text',
      link: 'link',
    },
  },
  /** Before the time of the last reading (R-LIST-6). */
  freshness: { live: 'Up to date at', saved: 'Saved copy from' },
} as const
