/** What stands for a date that is missing or none (R-DATE-2). */
export const dateCopy = { missing: 'Date not available', invalid: 'Invalid date' } as const
