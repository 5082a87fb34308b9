/** A list with more entries than its first view. */
export const listCopy = {
  later: (place: number) => `Entries from number ${place} on.`,
  newest: 'Start with the newest',
} as const
