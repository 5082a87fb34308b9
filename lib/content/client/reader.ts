import 'server-only'
import { LRUCache } from 'lru-cache'
import { listPath } from '@/lib/content/endpoints'
import { validateList } from '@/lib/content/response-shape'
import { isRecent, now } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import type { createCorrections } from './corrections'
import { ContentServiceError, toContentServiceError } from './errors'
import type { LastGood, SavedResponse } from './last-good'
import type { Source } from './source'

/** The unparsed response of an endpoint, and its source (R-OUTAGE-1). */
export type ReadResult =
  | { source: 'live'; body: unknown; readAt: string }
  | { source: 'saved'; body: unknown; readAt: string; failure: ContentServiceError }
  | { source: 'none'; readAt: null; failure: ContentServiceError }

/**
 * What to do with the saved copy: replace it by the response, leave it, or delete it. `confirm`: replace it if the service
 * responds to another call, otherwise the response is a failure.
 */
export type CacheAction = 'store' | 'skip' | 'delete' | 'confirm'

/**
 * Checks the shape of a response before it is used.
 * @throws ContentServiceError when the shape is not the one that the endpoint promises.
 */
type ValidateResponse = (body: unknown) => CacheAction

/** `settledAt` is `undefined` while the request is pending. */
type Attempt = { response: Promise<SavedResponse>; settledAt?: number }

export type Reader = {
  /**
   * Returns the first endpoint that responds, otherwise the first that has a saved copy.
   * @param failFast the service is known to be failing: wait no longer than for an endpoint that failed
   */
  read(
    endpoints: readonly string[],
    validate: ValidateResponse,
    failFast?: boolean,
  ): Promise<ReadResult>
  /** Returns the first saved copy. Sends no request. */
  readSaved(
    endpoints: readonly string[],
    validate: ValidateResponse,
  ): Promise<SavedResponse | undefined>
  /** Clears recent responses, so that the next read sends a request. */
  clear(): void
  /** Endpoints whose last attempt failed, with the error. */
  readonly failures: ReadonlyMap<string, ContentServiceError>
}

type Options = {
  source: Source
  lastGood: LastGood
  reuseMilliseconds: number
  /** Marks what has been corrected since the last good response. */
  mark?: ReturnType<typeof createCorrections>
}

/** Attempts are short-lived, so only made-up URLs can exceed this limit. */
const maxAttempts = 200

/** A read waits this long in total for endpoints that failed the last time. After that, the copy is served. */
const timeoutMilliseconds = 2000

/** Reads a source: shares concurrent requests, saves copies and falls back to them. */
export function createReader({ source, lastGood, reuseMilliseconds, mark }: Options): Reader {
  const attempts = new LRUCache<string, Attempt>({ max: maxAttempts })
  const failures = new Map<string, ContentServiceError>()

  function attempt(endpoint: string, validate: ValidateResponse): Promise<SavedResponse> {
    const earlier = attempts.get(endpoint)
    const isPending = earlier?.settledAt === undefined
    if (earlier && (isPending || isRecent(earlier.settledAt!, reuseMilliseconds))) {
      return earlier.response
    }
    const latest: Attempt = { response: fetch(endpoint, validate) }
    attempts.set(endpoint, latest)
    // Counted from the response: while a request is pending, all callers share it.
    const markSettled = () => (latest.settledAt = now().getTime())
    latest.response.then(markSettled, markSettled)
    return latest.response
  }

  async function fetch(endpoint: string, validate: ValidateResponse): Promise<SavedResponse> {
    try {
      const body = await source.read(endpoint)
      const action = validate(body)
      const response = { readAt: now().toISOString(), body }
      if (mark) response.body = await mark(endpoint, response, () => lastGood.load(endpoint))
      if (action === 'confirm') await assertResponding()
      await updateCopy(endpoint, response, action)
      if (failures.delete(endpoint)) log.info({ endpoint }, 'the content service responds again')
      return response
    } catch (error) {
      reportFailure(endpoint, toContentServiceError(error))
      throw error
    }
  }

  /** @throws when the service has none of the lists that every school has */
  async function assertResponding(): Promise<void> {
    const lists = (['news/All', 'events/All'] as const).map(listPath)
    await Promise.any(lists.map((path) => attempt(path, validateList))).catch(() => {
      throw ContentServiceError.status(404)
    })
  }

  async function updateCopy(endpoint: string, response: SavedResponse, action: CacheAction) {
    if (action === 'store' || action === 'confirm') await lastGood.save(endpoint, response)
    if (action === 'delete') await lastGood.remove(endpoint)
  }

  function reportFailure(endpoint: string, failure: ContentServiceError) {
    const isLogged = failures.has(endpoint)
    if (failures.size >= maxAttempts) failures.clear()
    failures.set(endpoint, failure)
    if (isLogged) return
    log.warn(
      { endpoint, failure: failure.message, cause: describeCause(failure) },
      'a content service request failed',
    )
  }

  /** Fetches an endpoint. A response that arrives after the timeout is used by the next read. */
  function fetchResponse(
    endpoint: string,
    validate: ValidateResponse,
    timeout: Timeout,
  ): Promise<SavedResponse> {
    const earlier = failures.get(endpoint)
    const response = attempt(endpoint, validate)
    return earlier || timeout.failFast
      ? Promise.race([response, timeout.expire(earlier)])
      : response
  }

  async function read(
    endpoints: readonly string[],
    validate: ValidateResponse,
    failFast = false,
  ): Promise<ReadResult> {
    const timeout = createTimeout(failFast)
    let failure: ContentServiceError | undefined
    for (const endpoint of endpoints) {
      try {
        return { source: 'live', ...(await fetchResponse(endpoint, validate, timeout)) }
      } catch (error) {
        failure ??= toContentServiceError(error)
      }
    }
    if (!failure) throw new Error('No endpoint to read')
    const saved = await readSaved(endpoints, validate)
    return saved
      ? { source: 'saved', ...saved, failure }
      : { source: 'none', readAt: null, failure }
  }

  async function readSaved(
    endpoints: readonly string[],
    validate: ValidateResponse,
  ): Promise<SavedResponse | undefined> {
    for (const endpoint of endpoints) {
      const saved = await lastGood.load(endpoint)
      if (saved && isUsable(validate, saved.body)) return saved
    }
    return undefined
  }

  return { read, readSaved, clear: () => attempts.clear(), failures }
}

function isUsable(validate: ValidateResponse, body: unknown): boolean {
  try {
    return validate(body) === 'store'
  } catch {
    return false
  }
}

type Timeout = ReturnType<typeof createTimeout>

/** Creates the timeout of one read, shared by its endpoints. It starts with the first one that fails fast. */
function createTimeout(failFast: boolean) {
  let wait: Promise<void> | undefined
  async function expire(
    failure = ContentServiceError.timeout(timeoutMilliseconds),
  ): Promise<never> {
    await (wait ??= new Promise((resolve) => {
      setTimeout(resolve, timeoutMilliseconds).unref()
    }))
    throw failure
  }
  return { failFast, expire }
}

const describeCause = ({ cause }: ContentServiceError) =>
  cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : undefined
