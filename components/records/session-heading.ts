import { documents } from '@/content/words/en/documents'
import { getSessionName } from '@/lib/school/sessions'

/** Returns the heading of what belongs to a session, or to none. */
export const formatSessionHeading = (session: number | null): string =>
  session === null ? documents.undated : documents.sessionName(getSessionName(session))
