import 'server-only'
import { errorPage } from '@/lib/http/error-page'
import { isReadable } from '../records/poll-changes'

const retrySeconds = 30

/** What a browser gets while the database is unavailable (R-DESK-12); `undefined` while the desk works. */
export async function unavailablePage(): Promise<Response | undefined> {
  if (await isReadable()) return undefined
  return errorPage(503, { formPage: '/desk', headers: { 'Retry-After': String(retrySeconds) } })
}
