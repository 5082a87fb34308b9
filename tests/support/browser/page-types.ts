/**
 * A page of each type with the budget of its first view on a phone of 390 px: script and total transfer size from
 * `npm start` (compressed, with headers), in kB of 1024 bytes. A budget is the measured value plus 10 %.
 */
export const pageTypes = {
  information: { path: '/about/dps-society', script: 4.1, all: 88 },
  fees: { path: '/fee-structure/class-nine-2026-27', script: 4.1, all: 89 },
  // An information page with 60 kB for its script, and 37 for the weight of its headings.
  translation: { path: '/bn/admission', script: 4.1, all: 164 },
  disclosure: { path: '/mandatory-disclosure', script: 4.1, all: 82 },
  // Titles in Bengali and Hindi load two more fonts.
  documents: { path: '/documents', script: 4.1, all: 148 },
  home: { path: '/', script: 194, all: 410 },
  news: { path: '/news', script: 175, all: 353 },
  events: { path: '/events', script: 180, all: 358 },
  gallery: { path: '/beyond-academic/events-gallery', script: 179, all: 400 },
  enquiry: { path: '/admission/admission-enquiry', script: 180, all: 313 },
} as const
