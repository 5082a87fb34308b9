import type { HostelRoom } from '../types'

const room = (
  value: string,
  name: HostelRoom['room'],
  first: number,
  second: number,
): HostelRoom => ({
  value,
  room: name,
  instalments: [
    { part: 'first', amount: first },
    { part: 'second', amount: second },
  ],
  total: first + second,
})

/** Yearly hostel fees in rupees, in two instalments (R-HOSTEL-2). */
export const hostelRooms: readonly HostelRoom[] = [
  room('non-ac', 'Non-AC', 175000, 70000),
  room('ac', 'AC', 185000, 80000),
]
