/** The news (R-NEWS-1). */
export const news = {
  emptyHome: 'No news available at the moment.',
  emptyFilters: 'No data available for the selected filters.',
  total: 'Total Count',
  more: 'Show more news',
  untitled: 'Notice',
  link: 'Click Here',
  /** Before the title of the item, for screen readers. */
  attachmentTo: 'to',
  linkFor: 'for',
  /** The page of a news item (R-NEWS-5). */
  page: {
    name: 'Notice',
    missing: 'This notice is not here',
    failed: 'This notice cannot be shown just now.',
    all: 'All news',
    navigation: 'Other notices',
    classes: 'For the classes',
    /** Before the names of these classes. */
    for: 'For',
    /** Heads the event on a day that it names. */
    event: 'In the calendar',
    newer: 'Newer notice',
    older: 'Older notice',
  },
} as const
