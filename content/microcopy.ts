/*
 * Sentences that the specification gives word for word (P§4, P§5, P§8, P§9), in one place.
 * Tests compare the screens with these; change them only together with the specification.
 */
import { helpDeskHours } from './constants'

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
  news: {
    emptyHome: 'No news available at the moment.',
    emptyFilters: 'No data available for the selected filters.',
    total: 'Total Count',
    untitled: 'Notice',
    link: 'Click Here',
  },
  events: {
    total: 'Total Events',
    emptyFilters: 'No data available for the selected filters.',
    untitled: 'Untitled Event',
    noDescription: 'Description not available.',
    attachment: 'Attachment',
  },
  gallery: {
    heading: 'Photo Gallery',
    total: 'Total Count',
    emptyFilters: 'No data available for the selected filters.',
    search: 'Search Here..',
    count: 'No Of Photos',
    placeholderTitle: 'Photo Title',
    placeholderDate: 'DD.MM.YY',
    placeholders: 6,
    loading: 'Loading...',
    notAvailable: 'Not Available',
  },
  tabloid: {
    heading: 'School Tabloid',
    loading: 'Loading blogs...',
    loadingHome: 'Loading...',
    empty: 'No blogs found.',
    emptyHome: 'No entries found.',
    failed: (message: string) => `Failed to load blogs: ${message}`,
    untitled: 'Untitled',
    missing: 'N/A',
    noPicture: 'No Image Available',
    link: 'Click Here',
    readMore: 'Read More',
    showMore: 'Show More',
    noIdentifier: 'No identifier provided for blog.',
    entryFailed: 'Failed to load the blog. Please try again later.',
  },
  calendar: {
    name: 'events',
    schedule: 'admission schedule',
    steps: {
      registration: 'Registration for admission starts',
      certificate: 'Last day before the transfer certificate is due',
      certificateLatest: 'Last day for the transfer certificate',
    },
    tentative: 'The schedule is tentative: where a date changes, the school\u2019s news says so.',
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
    untitled: 'Untitled',
    failed: 'The feed cannot be read just now. Please try again later.',
    subscribe: 'Read it in a feed reader:',
    newsFeed: 'News feed (Atom)',
    tabloidFeed: 'Tabloid feed (Atom)',
  },
  dates: { missing: 'Date not available', invalid: 'Invalid date' },
  enquiry: {
    submit: 'Submit Now!',
    submitting: 'Submitting...',
    succeeded: 'Form submitted successfully!',
    failed: 'Error submitting the form. Please try again.',
    limited: 'Too many enquiries have come from here in a short time. Please try again later.',
    otherWays: 'Your answers are still in the form. You can also ring or write to us:',
    reference: 'Your reference number:',
    next: `Please keep the number. We ring you on the number you gave; the help desk answers from ${helpDeskHours.text}.`,
    received: 'Your enquiry has been received. Reference number:',
    dismiss: 'Close this message',
    contactPlaceholder: 'Enter your contact number',
    consent:
      'By submitting this form, I acknowledge and agree to the Privacy Policy, and consent to SMS and WhatsApp communication.',
  },
  error: {
    heading: 'Unexpected Application Error!',
    text: 'Something went wrong on this page. Trying again often helps; the office can help by telephone.',
  },
  notFound: {
    heading: 'This page is not here',
    text: 'It may have been taken down, or the address may have a slip in it.',
  },
} as const
