import { bookLists } from '../data/book-list'
import { transportRoutes } from '../data/transport'

/** The word on the flag of an alert (R-ALERT-1), the most severe kind first. */
export const alertKinds = {
  closed: 'Closed today',
  changed: 'Changed',
  notice: 'Notice',
} as const

export type AlertKind = keyof typeof alertKinds

/** Whom an alert concerns: the hostel, a bus route or a class. */
export type Concern = 'hostel' | `route-${number}` | (typeof bookLists)[number]['slug']

/** Names of the concerns as they are in a sentence, in the order in which they are listed. */
export const concernNames: ReadonlyMap<Concern, string> = new Map<Concern, string>([
  ['hostel', 'hostel'],
  ...transportRoutes.map(({ number }) => [`route-${number}`, `bus route ${number}`] as const),
  ...bookLists.map(({ slug, className }) => [slug, className] as const),
])

/** Of an alert without concerns. */
export const everybody = 'everybody'

/** Before the text of a test alert. */
export const drillMark = 'Test'

/** Of the bar on every page. */
export const alertBarCopy = {
  /** The name of its region, for screen readers. */
  name: 'Alert',
  ring: 'Ring',
  more: 'More',
  dismiss: 'Dismiss',
} as const

/** Of a bus route without an alert (R-ALERT-7): whether its bus runs is not known. */
export const busesCopy = { none: 'No notice for today' } as const
