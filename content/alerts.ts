import { classFiles } from './data/book-list'
import { transportRoutes } from './data/transport'
import { alerts } from './words/en/alerts'

export type AlertKind = keyof typeof alerts.kinds

/** The kinds of an alert (R-ALERT-1), the most severe first. */
export const alertKinds = Object.keys(alerts.kinds) as AlertKind[]

/** Whom an alert concerns: the hostel, a bus route or a class. */
export type Concern = 'hostel' | `route-${number}` | (typeof classFiles)[number]['slug']

/** The concerns in the order in which they are listed: of a route its number, of a class its name. */
export const concerns: ReadonlyMap<Concern, { route?: number; className?: string }> = new Map<
  Concern,
  { route?: number; className?: string }
>([
  ['hostel', {}],
  ...transportRoutes.map(({ number }) => [`route-${number}`, { route: number }] as const),
  ...classFiles.map(({ slug, className }) => [slug, { className }] as const),
])
