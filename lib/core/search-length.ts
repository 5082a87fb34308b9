/** The longest search: longer than any title or name. */
export const maxSearchLength = 100
