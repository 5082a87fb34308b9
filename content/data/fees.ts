import type { FeeGroup, FeeTerms } from '../types'

/** Terms that apply to every class group (R-FEES-3). */
export const feeTerms: FeeTerms = {
  session: '2026-27',
  registration: 2500,
  tuitionMonths: 12,
  dueDay: 10,
}

/** Fees of the session 2026-27 in rupees, as published by the school (R-FEES-2). */
export const feeGroups = {
  prePrimary: {
    path: '/fee-structure/pre-nursery-nursery-prep-2026-27',
    name: 'Pre-Nursery, Nursery and Prep',
    flag: 'Pre',
    admission: 29700,
    annual: 29000,
    totalAtAdmission: 58700,
    monthlyTuition: 4200,
  },
  oneToEight: {
    path: '/fee-structure/class-one-to-eight-2026-27',
    name: 'Class I to VIII',
    flag: 'I–VIII',
    admission: 43000,
    annual: 29000,
    totalAtAdmission: 72000,
    monthlyTuition: 4690,
  },
  nine: {
    path: '/fee-structure/class-nine-2026-27',
    name: 'Class IX',
    flag: 'IX',
    admission: 49500,
    annual: 29000,
    totalAtAdmission: 78500,
    monthlyTuition: 4690,
  },
  elevenNew: {
    path: '/fee-structure/class-elleven-new-students',
    name: 'Class XI, new students',
    flag: 'XI',
    admission: 45990,
    annual: 44000,
    totalAtAdmission: 89990,
    monthlyTuition: 5490,
  },
  elevenExisting: {
    path: '/fee-structure/class-elleven-2026-27',
    name: 'Class XI, existing students',
    flag: 'XI',
    admission: null,
    annual: 44000,
    totalAtAdmission: 44000,
    monthlyTuition: 5490,
  },
  // Published as is, although it contradicts the two tables above (R-CONTENT-4).
  elevenAllStreams: {
    path: '/fee-structure/fee-class-XI-AllStreams',
    name: 'Class XI, all streams',
    flag: 'XI',
    admission: 39990,
    annual: 40000,
    totalAtAdmission: 79990,
    monthlyTuition: 4990,
  },
} as const satisfies Record<string, FeeGroup>

/** The class groups on the cards of the fee index, in order; transport is the sixth (R-FEES-1). */
export const feeCards: readonly FeeGroup[] = [
  feeGroups.prePrimary,
  feeGroups.oneToEight,
  feeGroups.nine,
  feeGroups.elevenNew,
  feeGroups.elevenExisting,
]
