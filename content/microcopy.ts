/*
 * Texts that docs/requirements.md specifies verbatim. Tests compare the screens with them, so change them only
 * together with the requirements. Texts for client components are in `microcopy/`, one file for each screen, so
 * that a page does not load the texts of other pages.
 */
export const microcopy = {
  highlights: {
    placeholder: 'Stay Tuned For More Updates',
    placeholders: 3,
    untitled: 'View Highlight',
  },
  notices: {
    placeholder: 'Stay Tuned For More Updates',
    placeholders: 2,
    dateMissing: 'DD MM, YYYY',
  },
  calendar: {
    name: 'events',
    schedule: 'admission schedule',
    steps: {
      registration: 'Registration for admission starts',
      certificate: 'Last day before the transfer certificate is due',
      certificateLatest: 'Last day for the transfer certificate',
    },
    tentative:
      'The schedule is tentative. If a date changes, the school\u2019s news gives the new one.', // sample
    time: (text: string) => `Time: ${text}`,
    missing: 'There is no such event in the calendar.',
    failed: 'The calendar cannot be read just now. Please try again later.',
    subscribe: 'Have these events in your own calendar, always up to date:',
    schedulePrompt: 'Have these dates in your own calendar:',
    follow: 'Subscribe in a calendar app',
    download: 'Download the calendar file',
  },
  feeds: {
    news: 'news',
    tabloid: 'tabloid',
    failed: 'The feed cannot be read just now. Please try again later.',
    subscribe: 'Read it in a feed reader:',
    newsFeed: 'News feed (Atom)',
    tabloidFeed: 'Tabloid feed (Atom)',
  },
  story: { navigation: 'More stories', newer: 'Newer story', older: 'Older story' },
  newsItem: {
    name: 'Notice',
    missing: 'This notice is not here',
    failed: 'This notice cannot be shown just now.',
    all: 'All news',
    navigation: 'Other notices',
    newer: 'Newer notice',
    older: 'Older notice',
  },
  schoolEvent: {
    name: 'Event',
    missing: 'This event is not here',
    failed: 'This event cannot be shown just now.',
    all: 'All events',
    navigation: 'Other events',
    newer: 'Later event',
    older: 'Earlier event',
    calendar: 'Add to calendar',
  },
  /** Before the time of the last reading (R-LIST-6). */
  freshness: { live: 'Up to date at', saved: 'Saved copy from' },
  notFound: {
    heading: 'This page is not here',
    text: 'It may have been taken down, or the address may be mistyped.',
  },
} as const
