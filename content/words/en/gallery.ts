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
} as const
