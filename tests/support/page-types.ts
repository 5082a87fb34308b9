/**
 * A page of each type, with what its first view may cost on a phone of 390 px: the script, and all bytes, in kB
 * of 1024 bytes as they travel from `npm start` (packed, with the headers of every answer).
 */
export const pageTypes = {
  information: { path: '/about/dps-society', script: 5, all: 170 },
  fees: { path: '/fee-structure/class-nine-2026-27', script: 5, all: 170 },
  disclosure: { path: '/mandatory-disclosure', script: 5, all: 170 },
  home: { path: '/', script: 170, all: 420 },
  news: { path: '/news', script: 165, all: 400 },
  events: { path: '/events', script: 165, all: 400 },
  gallery: { path: '/beyond-academic/events-gallery', script: 165, all: 400 },
  enquiry: { path: '/admission/admission-enquiry', script: 165, all: 400 },
} as const
