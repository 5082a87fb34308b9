import type { HostelRoom } from '../types'

/** Yearly hostel fees in rupees (R-HOSTEL-2). */
export const hostelRooms: readonly HostelRoom[] = [
  {
    value: 'non-ac',
    room: 'Non-AC',
    instalments: [
      { part: 'first', amount: 175000 },
      { part: 'second', amount: 70000 },
    ],
    total: 245000,
  },
  {
    value: 'ac',
    room: 'AC',
    instalments: [
      { part: 'first', amount: 185000 },
      { part: 'second', amount: 80000 },
    ],
    total: 265000,
  },
]
