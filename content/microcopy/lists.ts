/** A list that goes on beyond its first view. */
export const listCopy = {
  later: (place: number) => `Entries from number ${place} on.`,
  newest: 'Start with the newest',
} as const
