/** What stands for a date that is missing or none (P§9). */
export const dateCopy = { missing: 'Date not available', invalid: 'Invalid date' } as const
