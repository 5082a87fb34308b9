/** What every form says about errors (R-FORM-1). */
export const forms = {
  /** Above all messages. */
  problem: 'There is a problem',
  /** Before each message, also in the title of the page. */
  error: 'Error:',
} as const
