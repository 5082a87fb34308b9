import { summary } from './summary'

/** The school calendar (R-YEAR-1 to R-YEAR-6). */
export const calendar = {
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
  /** Before the last day of an entry that began in an earlier month. */
  until: 'until',
  /** The name of the filter. */
  filter: 'Kinds of days',
  session: (session: string) => `Session ${session}`,
  earlier: (from: string, to: string) =>
    from === to ? `Earlier in this session: ${from}` : `Earlier in this session: ${from} to ${to}`,
  earlierInMonth: (month: string, count: number) =>
    `Earlier in ${month}: ${count === 1 ? '1 entry' : `${count} entries`}`,
  emptyMonth: 'Nothing is entered for this month yet.',
  emptyKind: (session: string) => `Nothing of this kind is entered for ${session}.`,
  unset: (session: string) =>
    `The holidays and examinations of ${session} are not here yet. Events show as they are set.`,
  follow: 'Subscribe',
  print: 'Print on one sheet',
  subscribe: 'Have the whole year in your own calendar, always up to date:',
  name: 'school calendar',
  nameOfClass: (className: string) => `calendar of ${className}`,
  add: (title: string) => `Add to calendar: ${title}`,
} as const

/** Files for calendar apps: of the events, and of the admission schedule. */
export const calendarFiles = {
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
  follow: 'Subscribe in a calendar app',
  download: 'Download the calendar file',
} as const
