import { toComparisonKey } from './normalise'

/** Keys by which transfer certificates are compared. They are stored: `lib/database/migrations.ts` when they change. */

/** Key of an admission number. */
export const normaliseNumber = toComparisonKey

/** Key of a pupil's name. */
export const normaliseName = toComparisonKey
