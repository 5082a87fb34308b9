/** Placeholders for a missing and for an invalid date (R-DATE-2). */
export const dates = { missing: 'Date not available', invalid: 'Invalid date' } as const
