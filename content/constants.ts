/** Business constants and limits that more than one place needs. Times in milliseconds unless named otherwise. */

/** Session that enquiries and admissions are taken for (R-ENQUIRY-2). */
export const enquirySession = '2026-2027'

/** Home slider and message carousel: time a slide stands, and time a change takes (R-HOME-1, R-HOME-8). */
export const heroTiming = { stand: 3000, change: 500 } as const
export const messageTiming = { stand: 2000, change: 500 } as const

/** The header is fixed at, and the popup notice opens beyond, this many pixels of scroll (R-HOME-13, R-LAYOUT-6). */
export const scrollThreshold = 100

/** The enquiry modal closes this long after a success (R-HOME-12). */
export const modalCloseDelay = 2000

/** What the home page shows of each list (R-HOME-7, R-HOME-10). */
export const homeLimits = { events: 2, tabloid: 3, tabloidCharacters: 100, gallery: 6 } as const

/** Tabloid list: cards at first, and added by each Show More (R-TABLOID-1). */
export const tabloidPageSize = 6

/** Shown when an event names no time (R-EVENTS-4); never written into calendars or structured data (R-EVENTS-4). */
export const defaultEventTime = '08:00 am'

/** Items younger than this are marked as new (R-LIST-7). */
export const newForDays = 7

/** Under which name the portal keeps a visitor's login token in the browser's local storage (R-TC-5). */
export const storedTokenKey = 'token'

/** Opening hours of the parents' help desk, every day, Asia/Kolkata (R-LAYOUT-11). */
export const helpDeskHours = { opens: 8, closes: 20, text: '8:00 AM to 8:00 PM' } as const
