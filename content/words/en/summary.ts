/** The home page of a translation, and the days that come next (R-YEAR-4). */
export const summary = {
  pages: 'What you can read here',
  dates: 'The next dates',
  /** The first day of a kind that is not over: still to come, or on. */
  next: {
    holiday: { coming: 'Next holiday', on: 'Holiday now' },
    examination: { coming: 'Next examination', on: 'Examination now' },
    meeting: { coming: 'Next meeting', on: 'Meeting today' },
    event: { coming: 'Next event', on: 'On today' },
  },
  calendar: 'The whole calendar',
} as const
