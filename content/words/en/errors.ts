/** The error page (R-ROUTE-14). */
export const errors = {
  heading: 'Unexpected Application Error!',
  text: 'Something went wrong on this page. Trying again often helps; the office can help by telephone.',
  tryAgain: 'Try again',
  home: 'Home',
} as const
