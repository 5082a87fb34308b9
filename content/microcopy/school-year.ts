/** The school calendar (R-YEAR-1 to R-YEAR-6). */
export const schoolYearCopy = {
  /** The name of one day of a kind, of all of them, and of the first one that is not over. */
  kinds: {
    holiday: { one: 'Holiday', all: 'Holidays', next: 'Next holiday', now: 'Holiday now' },
    examination: {
      one: 'Examination',
      all: 'Examinations',
      next: 'Next examination',
      now: 'Examination now',
    },
    meeting: { one: 'Meeting', all: 'Meetings', next: 'Next meeting', now: 'Meeting today' },
    event: { one: 'Event', all: 'Events', next: 'Next event', now: 'On today' },
    term: { one: 'Term', all: 'Terms', next: 'Next in the term', now: 'Today' },
    admission: {
      one: 'Admission',
      all: 'Admission',
      next: 'Next for admission',
      now: 'For admission, today',
    },
  },
  all: 'All',
  today: 'Today',
  earlier: 'Earlier in this session',
  emptyMonth: 'Nothing is entered for this month yet.',
  emptyKind: (session: string) => `Nothing of this kind is entered for ${session}.`,
  unset: (session: string) =>
    `The holidays and examinations of ${session} are not here yet. Events show as they are set.`,
  follow: 'Subscribe',
  print: 'Print on one sheet',
  subscribe: 'Have the whole year in your own calendar, always up to date:',
  name: 'school calendar',
  add: (title: string) => `Add to calendar: ${title}`,
} as const
