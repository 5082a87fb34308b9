import type { HostelRoom } from '../types'

/** Kind and frequency of every hostel fee (R-HOSTEL-2). */
export const hostelFeeTerms = { type: 'Non-refundable', frequency: 'Annually' } as const

/** Yearly hostel fees in rupees (R-HOSTEL-2). */
export const hostelRooms: readonly HostelRoom[] = [
  {
    value: 'non-ac',
    room: 'Non-AC',
    instalments: [
      { name: '1st', payable: 'at admission', amount: 175000 },
      { name: '2nd', payable: 'before the Durga Puja vacations', amount: 70000 },
    ],
    total: 245000,
  },
  {
    value: 'ac',
    room: 'AC',
    instalments: [
      { name: '1st', payable: 'at admission', amount: 185000 },
      { name: '2nd', payable: 'before the Durga Puja vacations', amount: 80000 },
    ],
    total: 265000,
  },
]

/** Summary of the hostel (R-HOSTEL-1). */
export const hostelFacts = [
  { term: 'For', detail: 'Boys, Class III onwards' },
  { term: 'Where', detail: 'Inside the school campus' },
  { term: 'Rooms', detail: 'Shared, non-AC or AC' },
  { term: 'Meals', detail: 'Four vegetarian meals daily' },
  { term: 'Security', detail: '24x7' },
] as const
