import 'server-only'
import { createSemaphore } from '@/lib/core/semaphore'
import { getProcessSingleton } from '@/lib/core/singleton'
import { fileTooLargeWords, notPermittedWords } from '@/content/words/en/http-errors'
import { isStorageFailure } from '@/lib/database/storage-failure'
import { renderErrorPage, type ErrorStatus } from '@/lib/http/error-page'
import { readUpTo } from '@/lib/http/read-body'
import { isSameOrigin } from '@/lib/http/same-origin'
import { readSession } from '../accounts/sessions'
import { ForbiddenError, type Actor } from '../operation'
import { can, type Action } from '../permissions'
import { getLogInUrl } from './next-path'
import { logFailure, renderNotSavedPage, getUnavailablePage } from './unavailable'

/** Enough for the largest file and the fields of a long story. nginx has the same limit (`client_max_body_size`). */
export const maxRequestBytes = 32 * 1024 * 1024

/**
 * Limits how many forms are handled at once. A slow upload delays nobody, because a form counts when it is complete.
 */
const runLimited = createSemaphore(3)

/** The most memory for the bodies of all requests. Routes are separate bundles. They must share the count. */
const maxHeldBytes = 256 * 1024 * 1024
const memory = getProcessSingleton('desk-bodies', () => ({ held: 0 }))

class MemoryFullError extends Error {}

/** The response to a script when a form was not handled. */
export type NotTaken =
  | { outcome: 'logged out' }
  | { outcome: 'refused' }
  | { outcome: 'too large' }
  /** The database cannot be reached at present. The form can be sent again. */
  | { outcome: 'unavailable' }
  /** Nothing can be stored at present, such as on a full disk. The form can be sent again. */
  | { outcome: 'not saved' }

export type FormRequest = {
  actor: Actor
  data: FormData
  /** Whether a script sent the form. It gets JSON instead of a redirect. */
  isScript: boolean
}

/**
 * Reads a form with files for a route handler. The form must come from a page of this site, and from a person who is
 * logged in and has the permission. The body is read last, and never beyond its limit.
 */
export async function withForm(
  request: Request,
  action: Action,
  respond: (form: FormRequest) => Promise<Response>,
): Promise<Response> {
  const { headers } = request
  const isScript = headers.get('accept')?.includes('application/json') ?? false
  if (!isSameOrigin(headers, !isScript)) return refuse(403, isScript)
  const unavailable = await respondIfUnavailable(isScript)
  if (unavailable) return unavailable
  const session = await readSession(headers)
  if (!session)
    return isScript ? notTaken({ outcome: 'logged out' }, 401) : redirectToLogIn(headers)
  const { actor } = session
  if (!can(actor.role, action)) return refuse(403, isScript, notPermittedWords)
  if (Number(headers.get('content-length')) > maxRequestBytes) return respondFileTooLarge(isScript)
  let held = 0
  const hold = (bytes: number) => {
    held += bytes
    memory.held += bytes
    if (memory.held > maxHeldBytes) throw new MemoryFullError()
  }
  try {
    const bytes = await readUpTo(request.body, maxRequestBytes, hold)
    if (!bytes) return respondFileTooLarge(isScript)
    return await runLimited(() => handle(bytes))
  } catch (error) {
    if (error instanceof MemoryFullError) return respondBusy(isScript)
    throw error
  } finally {
    memory.held -= held
  }

  async function handle(bytes: Buffer): Promise<Response> {
    const data = await parse(bytes, headers.get('content-type') ?? '')
    if (!data) return refuse(400, isScript)
    try {
      return await respond({ actor, data, isScript })
    } catch (error) {
      if (error instanceof ForbiddenError) return refuse(403, isScript, notPermittedWords)
      const unavailable = await respondIfUnavailable(isScript)
      if (unavailable) return unavailable
      if (!isStorageFailure(error)) throw error
      logFailure(error)
      return respondNotSaved(isScript)
    }
  }
}

/** Responds that too much is going on. A script then sends the form again after a while. */
const respondBusy = (isScript: boolean): Response =>
  isScript ? notTaken({ outcome: 'unavailable' }, 503) : renderErrorPage(429, { formPage: '/desk' })

/** Responds that nothing can be stored, such as on a full disk. The form keeps its text and can be sent again. */
const respondNotSaved = (isScript: boolean): Response =>
  isScript ? notTaken({ outcome: 'not saved' }, 503) : renderNotSavedPage()

/** Responds that the database has become unavailable while a form was handled; `undefined` if it is available. */
async function respondIfUnavailable(isScript: boolean): Promise<Response | undefined> {
  const page = await getUnavailablePage()
  return page && isScript ? notTaken({ outcome: 'unavailable' }, 503) : page
}

/** Redirects to the log-in, which leads back to the page with the form. The browser keeps its fields. */
function redirectToLogIn(headers: Headers): Response {
  const referrer = headers.get('referer') ?? ''
  return redirectAfterForm(getLogInUrl(URL.canParse(referrer) ? new URL(referrer).pathname : ''))
}

const parse = (bytes: Buffer, type: string) =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)

function refuse(
  status: ErrorStatus,
  isScript: boolean,
  words?: { title: string; text: string },
): Response {
  return isScript
    ? notTaken({ outcome: 'refused' }, status)
    : renderErrorPage(status, { formPage: '/desk', words })
}

/** Responds that the file is too large. Only a file makes a form of the desk this large. */
export const respondFileTooLarge = (isScript: boolean): Response =>
  isScript
    ? notTaken({ outcome: 'too large' }, 413)
    : renderErrorPage(413, { formPage: '/desk', words: fileTooLargeWords })

const notTaken = (result: NotTaken, status: number) => createJsonResponse(result, status)

export const createJsonResponse = (value: unknown, status = 200): Response =>
  Response.json(value, { status, headers: { 'Cache-Control': 'no-store' } })

/** Redirects after a form without script (303), so that the page can be reloaded. */
export const redirectAfterForm = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })

/** Adds parameters to a path. Leaves out those without a value. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value) as [string, string][]
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

export const readFiles = (data: FormData, name: string): File[] =>
  data.getAll(name).filter((value) => typeof value !== 'string' && value.size > 0) as File[]
