import type { Session } from '../types'

/**
 * The sessions (April to March) and the dates of their admission. The first one is current; the next may be added behind
 * it. Pages compare them with the clock (R-DATE-4). Days are ISO dates.
 */
export const sessions: readonly [Session, ...Session[]] = [
  {
    name: '2026-27',
    begins: '2026-04-01',
    ends: '2027-03-31',
    registrationStarts: '2025-10-08',
    // The school gave no last day.
    registrationEnds: '2026-03-31', // sample
    transferCertificateBefore: '2026-04-01',
    transferCertificateLatest: '2026-04-30',
  },
]

/** The session that pages, fees, book lists and addresses are about. No other file of the site names it. */
export const [currentSession] = sessions

const getYear = (day: string) => day.slice(0, 4)

/** The current session as the enquiry form writes it (R-ENQUIRY-2): "2026-2027". */
export const enquirySession = `${getYear(currentSession.begins)}-${getYear(currentSession.ends)}`
