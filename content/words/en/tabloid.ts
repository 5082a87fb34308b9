/** The tabloid and its stories (R-TABLOID-1, R-TABLOID-4, R-TABLOID-3). */
export const tabloid = {
  heading: 'School Tabloid',
  loading: 'Loading blogs...',
  loadingHome: 'Loading...',
  empty: 'No blogs found.',
  emptyHome: 'No entries found.',
  failed: (message: string) => `Failed to load blogs: ${message}`,
  untitled: 'Untitled',
  missing: 'N/A',
  noPicture: 'No Image Available',
  link: 'Click Here',
  readMore: 'Read More',
  showMore: 'Show More',
  showing: (from: number, end: number, total: number) =>
    `Showing ${from > 0 ? `${from + 1} to ` : ''}${end} of ${total} stories`,
  noIdentifier: 'No identifier provided for blog.',
  entryFailed: 'Failed to load the blog. Please try again later.',
} as const

/** The neighbours of a story. */
export const storyNavigation = {
  navigation: 'More stories',
  newer: 'Newer story',
  older: 'Older story',
} as const
