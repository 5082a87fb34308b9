/** The news (R-NEWS-1). */
export const newsCopy = {
  emptyHome: 'No news available at the moment.',
  emptyFilters: 'No data available for the selected filters.',
  total: 'Total Count',
  more: 'Show more news',
  untitled: 'Notice',
  link: 'Click Here',
} as const
