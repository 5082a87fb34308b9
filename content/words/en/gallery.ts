/** The photo gallery and its albums (R-GALLERY-1, R-GALLERY-6, R-GALLERY-2). */
export const gallery = {
  heading: 'Photo Gallery',
  /** Prefix of an album's title outside its page. */
  pictures: 'Photographs',
  total: 'Total Count',
  more: 'Show more albums',
  fallback: (requested: number | 'all', shown: number | 'all') =>
    `No albums in ${requested} match, so these are from ${shown}.`,
  emptyFilters: 'No data available for the selected filters.',
  search: 'Search Here..',
  count: 'No Of Photos',
  placeholderTitle: 'Photo Title',
  placeholderDate: 'DD.MM.YY',
  placeholders: 6,
  loading: 'Loading...',
  notAvailable: 'Not Available',
  /** The list, for screen readers. */
  albums: 'Albums',
  latest: 'Latest album',
  latestAlbums: 'Latest albums',
  facts: { date: 'Event Date', lastDate: 'Last Date', count: 'Total Photos' },
  empty: 'There are no photos in this album yet.',
  /** The page of an album. */
  page: {
    name: 'Album',
    missing: 'This album is not here',
    failed: 'The photos of this album cannot be shown just now.',
    choose: 'Choose an album in the photo gallery to see its pictures.',
    all: 'All albums',
    navigation: 'Other albums',
    newer: 'Newer album',
    older: 'Older album',
    back: (gallery: string) => `Back to the ${gallery}`,
  },
  /** The page of an address that names no album. */
  unnamed: {
    title: 'Photo Gallery: choose an album',
    description: 'This address names no album. All albums are in the photo gallery, newest first.',
  },
} as const
