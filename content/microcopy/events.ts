/** The events (R-EVENTS-1). */
export const eventCopy = {
  total: 'Total Events',
  more: 'Show more events',
  emptyFilters: 'No data available for the selected filters.',
  untitled: 'Untitled Event',
  noDescription: 'Description not available.',
  attachment: 'Attachment',
} as const
