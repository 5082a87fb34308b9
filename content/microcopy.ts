/**
 * Sentences that the specification gives word for word (P§4, P§5, P§8, P§9), in one place.
 * Tests compare the screens with these; change them only together with the specification.
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
    showing: (from: number, end: number, total: number) =>
      `Showing ${from > 0 ? `${from + 1} to ` : ''}${end} of ${total} stories`,
    noIdentifier: 'No identifier provided for blog.',
    entryFailed: 'Failed to load the blog. Please try again later.',
  },
  dates: { missing: 'Date not available', invalid: 'Invalid date' },
  enquiry: {
    submit: 'Submit Now!',
    submitting: 'Submitting...',
    succeeded: 'Form submitted successfully!',
    failed: 'Error submitting the form. Please try again.',
    contactPlaceholder: 'Enter your contact number',
    consent:
      'By submitting this form, I acknowledge and agree to the Privacy Policy, and consent to SMS and WhatsApp communication.',
  },
  lists: {
    later: (place: number) => `Entries from number ${place} on.`,
    newest: 'Start with the newest',
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
