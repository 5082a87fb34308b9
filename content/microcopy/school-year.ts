import { summary } from '../words/en/summary'

/** The school calendar (R-YEAR-1 to R-YEAR-6). */
export const schoolYearCopy = {
  /** The name of one day of a kind, and of all of them. */
  kinds: {
    holiday: { one: 'Holiday', all: 'Holidays' },
    examination: { one: 'Examination', all: 'Examinations' },
    meeting: { one: 'Meeting', all: 'Meetings' },
    event: { one: 'Event', all: 'Events' },
    term: { one: 'Term', all: 'Terms' },
    admission: { one: 'Admission', all: 'Admission' },
  },
  next: summary.next,
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
