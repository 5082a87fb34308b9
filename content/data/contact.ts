import type { HelpDeskEntry } from '../types'

/** The telephone menu of the parents' help desk (R-INFO-8). */
export const helpDeskMenu: readonly HelpDeskEntry[] = [
  { digit: 1, desk: 'Reception' },
  { digit: 2, desk: 'Fee desk' },
  { digit: 3, desk: 'Admission desk' },
  { digit: 4, desk: 'Transport desk' },
  { digit: 5, desk: 'Books and uniforms' },
  { digit: 6, desk: 'Mobile app' },
]

/** Numbers that everybody in India can ring in an emergency. */
export const emergencyNumbers = { anyone: '112', childline: '1098' } as const

/** The desks for anything else, for fees, for admission, and for the buses. */
export const reception = helpDeskMenu[0]!
export const feeDesk = helpDeskMenu[1]!
export const admissionDesk = helpDeskMenu[2]!
export const transportDesk = helpDeskMenu[3]!
