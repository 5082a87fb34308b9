import type { FeeGroup, FeeTerms } from '../types'
import { currentSession } from './sessions'

/** Paid once at registration, in rupees, and not included in totals. */
export const registration = { fee: 2500 } as const

/** The months of tuition in a year, and the day of the month by which tuition and transport are due. */
export const tuition = { months: 12, dueDay: 10 } as const

/** Terms that apply to every class group (R-FEES-3). */
export const feeTerms: FeeTerms = {
  session: currentSession.name,
  registration: registration.fee,
  tuitionMonths: tuition.months,
  dueDay: tuition.dueDay,
}

const buildPath = (page: string) => `/fee-structure/${page}`
const buildSessionPath = (page: string) => buildPath(`${page}-${currentSession.name}`)

const group = <Own extends Omit<FeeGroup, 'total'>>(fees: Own) => ({
  ...fees,
  total: (fees.admission ?? 0) + fees.annual,
})

/** Fees of the current session in rupees, as published by the school (R-FEES-2). */
export const feeGroups = {
  prePrimary: group({
    path: buildSessionPath('pre-nursery-nursery-prep'),
    name: 'Pre-Nursery, Nursery and Prep',
    flag: 'Pre',
    admission: 29700,
    annual: 29000,
    monthlyTuition: 4200,
  }),
  oneToEight: group({
    path: buildSessionPath('class-one-to-eight'),
    name: 'Class I to VIII',
    flag: 'I–VIII',
    admission: 43000,
    annual: 29000,
    monthlyTuition: 4690,
  }),
  nine: group({
    path: buildSessionPath('class-nine'),
    name: 'Class IX',
    flag: 'IX',
    admission: 49500,
    annual: 29000,
    monthlyTuition: 4690,
  }),
  elevenNew: group({
    path: buildPath('class-elleven-new-students'),
    name: 'Class XI, new students',
    flag: 'XI',
    admission: 45990,
    annual: 44000,
    monthlyTuition: 5490,
  }),
  elevenExisting: group({
    path: buildSessionPath('class-elleven'),
    name: 'Class XI, existing students',
    flag: 'XI',
    admission: null,
    annual: 44000,
    monthlyTuition: 5490,
  }),
  // Published as is, although it contradicts the two tables above (R-CONTENT-4).
  elevenAllStreams: group({
    path: buildPath('fee-class-XI-AllStreams'),
    name: 'Class XI, all streams',
    flag: 'XI',
    admission: 39990,
    annual: 40000,
    monthlyTuition: 4990,
  }),
} as const satisfies Record<string, FeeGroup>

/** The class groups on the cards of the fee index, in order; transport is the sixth (R-FEES-1). */
export const feeCards: readonly FeeGroup[] = [
  feeGroups.prePrimary,
  feeGroups.oneToEight,
  feeGroups.nine,
  feeGroups.elevenNew,
  feeGroups.elevenExisting,
]

const newTotals = feeCards.flatMap(({ admission, total }) => (admission === null ? [] : total))

/** What a new pupil pays at admission at least and at most, depending on the class. */
export const feeRange = { lowest: Math.min(...newTotals), highest: Math.max(...newTotals) }
