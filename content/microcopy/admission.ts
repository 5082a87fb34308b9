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
} as const satisfies {
  status: Record<AdmissionPhase, (words: SessionWords) => string>
  enquire: string
}
