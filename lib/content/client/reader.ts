import 'server-only'
import { LRUCache } from 'lru-cache'
import { now } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import { ContentServiceError, toContentServiceError } from './errors'
import type { LastGood, SavedResponse } from './last-good'
import type { Source } from './source'

/** The answer of a call as the service gave it, and how it was come by (R-OUTAGE-1). */
export type ReadResult =
  | { source: 'live'; body: unknown; readAt: string }
  | { source: 'saved'; body: unknown; readAt: string; failure: ContentServiceError }
  | { source: 'none'; readAt: null; failure: ContentServiceError }

/** What becomes of the copy of a call: the answer takes its place, it stays, or it goes. */
export type CacheAction = 'store' | 'skip' | 'delete'

/**
 * Looks at an answer before anything is made of it.
 * @throws ContentServiceError when it is not of the shape that its call promises.
 */
export type ValidateResponse = (body: unknown) => CacheAction

type Attempt = { response: Promise<SavedResponse>; reuseUntil: number }

export type Reader = {
  /**
   * The first of the calls that the service answers, else the first that there is a copy of.
   * @param failFast the service is known to fail: it is not waited for any longer than for a call that failed
   */
  read(
    calls: readonly string[],
    validate: ValidateResponse,
    failFast?: boolean,
  ): Promise<ReadResult>
  /** The first copy that there is of the calls; asks the service nothing. */
  readSaved(
    calls: readonly string[],
    validate: ValidateResponse,
  ): Promise<SavedResponse | undefined>
  /** Makes the next read ask the service, whatever was read a moment ago. */
  clear(): void
  /** Calls whose last attempt failed, and how. */
  readonly failures: ReadonlyMap<string, ContentServiceError>
}

type Options = { source: Source; lastGood: LastGood; reuseMilliseconds: number }

/** Attempts kept for reuse; they are short-lived, so more than this are addresses that somebody made up. */
const maxAttempts = 200

/**
 * A read waits no longer than this for calls that failed the last time, one or several: visitors get the copy
 * meanwhile.
 */
const timeoutMilliseconds = 2000

/** Reads calls of a source: asks once for all who ask at the same time, keeps copies, falls back to them. */
export function createReader({ source, lastGood, reuseMilliseconds }: Options): Reader {
  const attempts = new LRUCache<string, Attempt>({ max: maxAttempts })
  const failures = new Map<string, ContentServiceError>()

  function attempt(call: string, validate: ValidateResponse): Promise<SavedResponse> {
    const earlier = attempts.get(call)
    if (earlier && now().getTime() < earlier.reuseUntil) return earlier.response
    const latest: Attempt = { response: fetch(call, validate), reuseUntil: Infinity }
    attempts.set(call, latest)
    // Counted from when the answer is there: while it is on its way everybody waits for the same one.
    const settle = () => (latest.reuseUntil = now().getTime() + reuseMilliseconds)
    latest.response.then(settle, settle)
    return latest.response
  }

  async function fetch(call: string, validate: ValidateResponse): Promise<SavedResponse> {
    try {
      const body = await source.read(call)
      const answer = { readAt: now().toISOString(), body }
      await updateCopy(call, answer, validate(body))
      if (failures.delete(call)) log.info({ call }, 'the content service answers again')
      return answer
    } catch (error) {
      reportFailure(call, toContentServiceError(error))
      throw error
    }
  }

  async function updateCopy(call: string, answer: SavedResponse, action: CacheAction) {
    if (action === 'store') await lastGood.save(call, answer)
    if (action === 'delete') await lastGood.remove(call)
  }

  function reportFailure(call: string, failure: ContentServiceError) {
    const isKnown = failures.has(call)
    if (failures.size >= maxAttempts) failures.clear()
    failures.set(call, failure)
    if (isKnown) return
    log.warn({ call, failure: failure.message, cause: causeOf(failure) }, 'a content call failed')
  }

  /** An answer that comes later than patience lasts is there for whoever asks next. */
  function responseOf(
    call: string,
    validate: ValidateResponse,
    timeout: Timeout,
  ): Promise<SavedResponse> {
    const earlier = failures.get(call)
    const answer = attempt(call, validate)
    return earlier || timeout.failFast ? Promise.race([answer, timeout.end(earlier)]) : answer
  }

  async function read(
    calls: readonly string[],
    validate: ValidateResponse,
    failFast = false,
  ): Promise<ReadResult> {
    const timeout = createTimeout(failFast)
    let failure: ContentServiceError | undefined
    for (const call of calls) {
      try {
        return { source: 'live', ...(await responseOf(call, validate, timeout)) }
      } catch (error) {
        failure ??= toContentServiceError(error)
      }
    }
    if (!failure) throw new Error('No call was given')
    const saved = await readSaved(calls, validate)
    return saved
      ? { source: 'saved', ...saved, failure }
      : { source: 'none', readAt: null, failure }
  }

  async function readSaved(
    calls: readonly string[],
    validate: ValidateResponse,
  ): Promise<SavedResponse | undefined> {
    for (const call of calls) {
      const saved = await lastGood.load(call)
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

/** The patience of one read; it begins with the first call that tries it. */
function createTimeout(failFast: boolean) {
  let wait: Promise<void> | undefined
  async function end(failure = ContentServiceError.timeout(timeoutMilliseconds)): Promise<never> {
    await (wait ??= new Promise((resolve) => {
      setTimeout(resolve, timeoutMilliseconds).unref()
    }))
    throw failure
  }
  return { failFast, end }
}

const causeOf = ({ cause }: ContentServiceError) =>
  cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : undefined
