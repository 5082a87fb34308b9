/** Shared business constants and limits. Times are in milliseconds unless noted. */

/** Home slider and message carousel: display time of a slide, and duration of a transition (R-HOME-1, R-HOME-8). */
export const heroTiming = { delay: 3000, speed: 500 } as const
export const messageTiming = { delay: 2000, speed: 500 } as const

/** Scroll position in pixels at which the header becomes fixed and the popup notice opens (R-HOME-13, R-LAYOUT-6). */
export const scrollThreshold = 100

/** The popup notice waits until the page has not been scrolled for this long (R-HOME-13). */
export const scrollRest = 600

/** The enquiry modal closes this long after a success (R-HOME-12). */
export const modalCloseDelay = 2000

/** Maximum length of a teaser that is cut by lines: more than the lines have room for. */
export const teaserCharacters = 240

/** Limits of the lists on the home page (R-HOME-7, R-HOME-10). */
export const homeLimits = {
  events: 2,
  comingEvents: 4,
  tabloid: 3,
  tabloidCharacters: 100,
  gallery: 6,
} as const

/** Cards of the tabloid list in the first view, and added by each Show More (R-TABLOID-1). */
export const tabloidPageSize = 6

/** Length of the description on a card of the tabloid list (R-TABLOID-2). */
export const tabloidCardCharacters = 280

/** Shown for an event without a time. Not used in calendars or structured data (R-EVENTS-4). */
export const defaultEventTime = '08:00 am'

/** Items younger than this are marked as new (R-LIST-7). */
export const newForDays = 7

/** An examination that begins within this many days is large on the page of a class (R-CLASS-2). */
export const nearExaminationDays = 14

/** Local storage key of the portal's login token (R-TC-5). */
export const storedTokenKey = 'token'

/** The form of the enquiry dialog on the home page, which is a page of its own (R-HOME-12). */
export const enquiryFormPath = '/enquiry-form'

/** The school for the contacts of a telephone (R-ENQUIRY-7). */
export const vcardPath = '/school.vcf'

/** Opening hours of the parents' help desk, every day, Asia/Kolkata (R-LAYOUT-11). */
export const helpDeskHours = { opens: 8, closes: 20 } as const
