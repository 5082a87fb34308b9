/** Where the admission of a session stands. */
export type AdmissionPhase = 'before' | 'open' | 'closed' | 'over'

/** A session and its days, in words. */
type SessionWords = { session: string; starts: string; closes: string; ends: string }

const desk = 'Ask the admission desk'

/** Sentences about admission that depend on the day (R-ADMISSION-5). */
export const admissionCopy = {
  status: {
    before: ({ starts }) => `Registration starts on ${starts}.`,
    open: ({ closes }) => `Registration is open until ${closes}.`,
    closed: ({ session, closes }) =>
      `Registration for ${session} closed on ${closes}. ${desk} about a place in mid-session.`,
    over: ({ session, ends }) =>
      `The session ${session} ended on ${ends}. ${desk} about registration for the next one.`,
  },
  enquire: 'Send an enquiry',
  /** R-ADMISSION-7. The answers are in `public/modules/which-class.js`. */
  whichClass: {
    title: 'Which class is my child for?',
    birth: 'Date of birth, as on the birth certificate',
    fields: [
      { label: 'Day', length: 2 },
      { label: 'Month', length: 2 },
      { label: 'Year', length: 4 },
    ],
    show: 'Show the class',
    hint: 'The date stays on this device.',
    session: (year: number) => `For the session ${year}-${String(year + 1).slice(2)}`,
    asOn: (year: number) => `31 March ${year}`,
    rule: 'The age on this day decides: three years for Pre-Nursery, then a year more for each class.',
    papers:
      'Bring the registration form with a photograph, and the birth certificate; from another school also its transfer certificate.',
    information: 'What to bring',
    streams: 'Streams and marks',
  },
} as const satisfies {
  status: Record<AdmissionPhase, (words: SessionWords) => string>
  [name: string]: unknown
}
