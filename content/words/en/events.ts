/** The events (R-EVENTS-1). */
export const events = {
  total: 'Total Events',
  /** After the total: of when they are. */
  scope: (time: string) => `in ${time}`,
  more: 'Show more events',
  emptyFilters: 'No data available for the selected filters.',
  untitled: 'Untitled Event',
  noDescription: 'Description not available.',
  attachment: 'Attachment',
  facts: { date: 'Date', time: 'Time', venue: 'Venue' },
  /** The events after the next one. */
  coming: 'Coming up',
  /** Heads the latest two on the home page (R-HOME-7), when others come before them. */
  further: 'Further ahead',
  /** Heads the events of this month that are over. */
  earlier: (month: string) => `Earlier in ${month}`,
  /** A sentence with the title of an event and its day. */
  nextSentence: { before: 'The next event is', between: 'on' },
  /** The page of an event (R-EVENTS-7). */
  page: {
    name: 'Event',
    missing: 'This event is not here',
    failed: 'This event cannot be shown just now.',
    all: 'All events',
    navigation: 'Other events',
    newer: 'Later event',
    older: 'Earlier event',
    /** In place of "Date" from the first day of an event on. */
    dates: { on: 'On today', over: 'This was on' },
    calendar: 'Add to calendar',
    album: 'See the album',
  },
} as const
