/** The tabloid and its stories (R-TABLOID-1, R-TABLOID-4, R-TABLOID-3). */
export const tabloid = {
  heading: 'School Tabloid',
  loading: 'Loading blogs...',
  loadingHome: 'Loading...',
  empty: 'No blogs found.',
  emptyHome: 'No entries found.',
  /** The list, for screen readers. */
  stories: 'Stories',
  /** Where to go from an empty list. */
  news: 'Read the news',
  failed: (message: string) => `Failed to load blogs: ${message}`,
  untitled: 'Untitled',
  missing: 'N/A',
  noPicture: 'No Image Available',
  link: 'Click Here',
  readMore: 'Read More',
  /** Before the title of the story, for screen readers. */
  linkFor: 'for',
  readMoreOf: 'of',
  showMore: 'Show More',
  showing: (from: number, end: number, total: number) =>
    `Showing ${from > 0 ? `${from + 1} to ` : ''}${end} of ${total} stories`,
  noIdentifier: 'No identifier provided for blog.',
  entryFailed: 'Failed to load the blog. Please try again later.',
} as const

/** The page of a story (R-TABLOID-4, R-TABLOID-6). */
export const story = {
  name: 'Story',
  missing: 'This story is not here',
  all: 'All stories',
  /** Heads other stories below one. */
  others: 'More stories',
  /** The page of an address that names no story. */
  unnamed: {
    title: 'School Tabloid: choose a story',
    description: 'This address names no story. All stories of the School Tabloid are in its list.',
  },
} as const
