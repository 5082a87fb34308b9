import 'server-only'
import { notSavedWords } from '@/content/words/en/http-errors'
import { log } from '@/lib/core/log'
import { getSiteDatabase } from '@/lib/database/site-database'
import { isStorageFailure } from '@/lib/database/storage-failure'
import { probeWrite } from '@/lib/enquiries/maintenance'
import { renderErrorPage } from '@/lib/http/error-page'
import { isReadable } from '../records/poll-changes'

const retrySeconds = 30

const options = { formPage: '/desk', headers: { 'Retry-After': String(retrySeconds) } }

/** Returns the page for a time in which the database is unavailable (R-DESK-12); `undefined` while the desk works. */
export async function getUnavailablePage(): Promise<Response | undefined> {
  if (await isReadable()) return undefined
  return renderErrorPage(503, options)
}

/** Returns the page for a form that could not be stored, such as on a full disk. */
export const renderNotSavedPage = (): Response =>
  renderErrorPage(503, { ...options, words: notSavedWords })

/**
 * Returns the same page before a form is handled, or before a page whose view is recorded; `undefined` while data can be
 * stored. A form that a script sends to a server action gets an error in plain text, which Next passes on to the form.
 */
export async function checkBeforeWrite(headers: Headers): Promise<Response | undefined> {
  try {
    const database = await getSiteDatabase()
    await probeWrite(database)
    // Leaves the room that the test has taken to what follows.
    await database.clean()
    return undefined
  } catch (error) {
    logFailure(error)
    if (!headers.has('next-action')) return renderNotSavedPage()
    return new Response(notSavedWords.inForm, {
      status: 503,
      headers: { ...options.headers, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
    })
  }
}

/** Returns the response, or the page that says that something could not be stored. */
export async function catchNotSaved(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (!isStorageFailure(error)) throw error
    logFailure(error)
    return renderNotSavedPage()
  }
}

export const logFailure = (error: unknown) =>
  log.error({ code: (error as { code?: string }).code }, 'the desk could not store something')
