import { unstable_isUnrecognizedActionError as isUnrecognizedAction } from 'next/navigation'

/** Why a form did not reach the desk. A page that was opened before a release can no longer send any. */
export const failureWords = (error: unknown): string =>
  isUnrecognizedAction(error)
    ? 'The website has changed since this page was opened. Copy what you typed, load the page again, and send it from there.'
    : 'The desk cannot be reached. What you typed is still here: send it again.'
