/** Placeholders for a missing and for an invalid date (R-DATE-2), and what stands between two days. */
export const dates = { missing: 'Date not available', invalid: 'Invalid date', to: 'to' } as const
