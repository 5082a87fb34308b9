/** Business constants and limits of P§9 that more than one place needs. Times in milliseconds unless named otherwise. */

/** Session that enquiries and admissions are taken for (P§5). */
export const enquirySession = '2026-2027'

/** Home slider and message carousel: time a slide stands, and time a change takes (P§9). */
export const heroTiming = { stand: 3000, change: 500 } as const
export const messageTiming = { stand: 2000, change: 500 } as const

/**
 * For so long nothing on the home page moves or fetches the next slide once all of it is there: the first view has
 * phone and network to itself.
 */
export const homeAlone = 2000

/** The header is fixed at, and the popup notice opens beyond, this many pixels of scroll (P§9, E2). */
export const scrollThreshold = 100

/** The enquiry modal closes this long after a success (P§9). */
export const modalCloseDelay = 2000

/** What the home page shows of each list (P§9). */
export const homeLimits = { events: 2, tabloid: 3, tabloidCharacters: 100, gallery: 6 } as const

/** Tabloid list: cards at first, and added by each Show More (P§9). */
export const tabloidPageSize = 6

/** Shown when an event names no time (P§9); never written into calendars or structured data (C9). */
export const defaultEventTime = '08:00 am'

/** Items younger than this are marked as new (B11). */
export const newForDays = 7

/** Under which name the portal keeps a visitor's login token in the browser's local storage (P§6). */
export const storedTokenKey = 'token'

/** Opening hours of the parents' help desk, every day, Asia/Kolkata (S§9). */
export const helpDeskHours = { opens: 8, closes: 20, text: '8:00 AM to 8:00 PM' } as const
