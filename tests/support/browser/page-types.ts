/**
 * A page of each type with the budget of its first view on a phone of 390 px: script and total transfer size from
 * `npm start` (compressed, with headers), in kB of 1024 bytes. A budget is the measured value plus 10 %.
 */
export const pageTypes = {
  information: { path: '/about/dps-society', script: 4, all: 77 },
  fees: { path: '/fee-structure/class-nine-2026-27', script: 4, all: 81 },
  // An information page with 60 kB for its script, and 37 for the weight of its headings.
  translation: { path: '/bn/admission', script: 4, all: 161 },
  disclosure: { path: '/mandatory-disclosure', script: 4, all: 79 },
  // Titles in Bengali and Hindi load two more fonts.
  documents: { path: '/documents', script: 6.9, all: 154 },
  class: { path: '/class/9', script: 10.4, all: 137 },
  home: { path: '/', script: 36, all: 205 },
  news: { path: '/news', script: 6.9, all: 156 },
  events: { path: '/events', script: 6.9, all: 105 },
  gallery: { path: '/beyond-academic/events-gallery', script: 6.9, all: 183 },
  enquiry: { path: '/admission/admission-enquiry', script: 186, all: 339 },
} as const
