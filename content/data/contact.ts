import type { HelpDeskEntry } from '../types'

/** The telephone menu of the parents' help desk (R-INFO-8). */
export const helpDeskMenu: readonly HelpDeskEntry[] = [
  { digit: 1, desk: 'Reception', subject: 'Appointments, messages, anything else' },
  { digit: 2, desk: 'Fee desk', subject: 'Amounts, receipts, hostel fees' },
  { digit: 3, desk: 'Admission desk', subject: 'Registration, ages, Class XI streams' },
  { digit: 4, desk: 'Transport desk', subject: 'Routes, stops, bus fees' },
  { digit: 5, desk: 'Books and uniforms', subject: 'What to buy, and where' },
  { digit: 6, desk: 'Mobile app', subject: 'Logging in, passwords, payments' },
]

/** The desks that tell fees, and the fees of the buses. */
export const feeDesk = helpDeskMenu[1]!
export const transportDesk = helpDeskMenu[3]!
