import { unstable_isUnrecognizedActionError as isUnrecognizedAction } from 'next/navigation'
import { notSavedWords } from '@/content/words/en/http-errors'

/** Why the desk did not accept a form. A page opened before a release can no longer send one. */
export function failureWords(error: unknown): string {
  if (isUnrecognizedAction(error)) {
    return 'The website has changed since this page was opened. Copy what you typed, load the page again, and send it from there.'
  }
  const isNotSaved = error instanceof Error && error.message === notSavedWords.inForm
  return isNotSaved
    ? notSavedWords.inForm
    : 'The desk cannot be reached. What you typed is still here: send it again.'
}
