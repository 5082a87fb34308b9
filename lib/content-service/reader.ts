import 'server-only'
import { LRUCache } from 'lru-cache'
import { now } from '@/lib/dates'
import { log } from '@/lib/log'
import { ContentServiceError, toContentServiceError } from './errors'
import type { LastGood, SavedAnswer } from './last-good'
import type { Source } from './source'

/** The answer of a call as the service gave it, and how it was come by (R-OUTAGE-1). */
export type Answer =
  | { source: 'live'; body: unknown; readAt: string }
  | { source: 'saved'; body: unknown; readAt: string; failure: ContentServiceError }
  | { source: 'none'; readAt: null; failure: ContentServiceError }

/** What becomes of the copy of a call: the answer takes its place, it stays, or it goes. */
export type Verdict = 'keep' | 'leave' | 'remove'

/**
 * Looks at an answer before anything is made of it.
 * @throws ContentServiceError when it is not of the shape that its call promises.
 */
export type Check = (body: unknown) => Verdict

type Attempt = { answer: Promise<SavedAnswer>; reuseUntil: number }

export type Reader = {
  /**
   * The first of the calls that the service answers, else the first that there is a copy of.
   * @param isWary the service is known to fail: it is not waited for any longer than for a call that failed
   */
  read(calls: readonly string[], check: Check, isWary?: boolean): Promise<Answer>
  /** The first copy that there is of the calls; asks the service nothing. */
  recall(calls: readonly string[], check: Check): Promise<SavedAnswer | undefined>
  /** Makes the next read ask the service, whatever was read a moment ago. */
  forget(): void
  /** Calls whose last attempt failed, and how. */
  readonly failing: ReadonlyMap<string, ContentServiceError>
}

type Options = { source: Source; lastGood: LastGood; reuseMilliseconds: number }

/** Attempts kept for reuse; they are short-lived, so more than this are addresses that somebody made up. */
const mostAttempts = 200

/**
 * A read waits no longer than this for calls that failed the last time, one or several: visitors get the copy
 * meanwhile.
 */
const patienceMilliseconds = 2000

/** Reads calls of a source: asks once for all who ask at the same time, keeps copies, falls back to them. */
export function createReader({ source, lastGood, reuseMilliseconds }: Options): Reader {
  const attempts = new LRUCache<string, Attempt>({ max: mostAttempts })
  const failing = new Map<string, ContentServiceError>()

  function attempt(call: string, check: Check): Promise<SavedAnswer> {
    const earlier = attempts.get(call)
    if (earlier && now().getTime() < earlier.reuseUntil) return earlier.answer
    const latest: Attempt = { answer: ask(call, check), reuseUntil: Infinity }
    attempts.set(call, latest)
    // Counted from when the answer is there: while it is on its way everybody waits for the same one.
    const settle = () => (latest.reuseUntil = now().getTime() + reuseMilliseconds)
    latest.answer.then(settle, settle)
    return latest.answer
  }

  async function ask(call: string, check: Check): Promise<SavedAnswer> {
    try {
      const body = await source.read(call)
      const answer = { readAt: now().toISOString(), body }
      await settleCopy(call, answer, check(body))
      if (failing.delete(call)) log.info({ call }, 'the content service answers again')
      return answer
    } catch (error) {
      reportFailure(call, toContentServiceError(error))
      throw error
    }
  }

  async function settleCopy(call: string, answer: SavedAnswer, verdict: Verdict) {
    if (verdict === 'keep') await lastGood.save(call, answer)
    if (verdict === 'remove') await lastGood.remove(call)
  }

  function reportFailure(call: string, failure: ContentServiceError) {
    const isKnown = failing.has(call)
    if (failing.size >= mostAttempts) failing.clear()
    failing.set(call, failure)
    if (isKnown) return
    log.warn({ call, failure: failure.message, cause: causeOf(failure) }, 'a content call failed')
  }

  /** An answer that comes later than patience lasts is there for whoever asks next. */
  function answerOf(call: string, check: Check, patience: Patience): Promise<SavedAnswer> {
    const earlier = failing.get(call)
    const answer = attempt(call, check)
    return earlier || patience.isWary ? Promise.race([answer, patience.end(earlier)]) : answer
  }

  async function read(calls: readonly string[], check: Check, isWary = false): Promise<Answer> {
    const patience = newPatience(isWary)
    let failure: ContentServiceError | undefined
    for (const call of calls) {
      try {
        return { source: 'live', ...(await answerOf(call, check, patience)) }
      } catch (error) {
        failure ??= toContentServiceError(error)
      }
    }
    if (!failure) throw new Error('No call was given')
    const saved = await recall(calls, check)
    return saved
      ? { source: 'saved', ...saved, failure }
      : { source: 'none', readAt: null, failure }
  }

  async function recall(calls: readonly string[], check: Check): Promise<SavedAnswer | undefined> {
    for (const call of calls) {
      const saved = await lastGood.load(call)
      if (saved && passes(check, saved.body)) return saved
    }
    return undefined
  }

  return { read, recall, forget: () => attempts.clear(), failing }
}

function passes(check: Check, body: unknown): boolean {
  try {
    return check(body) === 'keep'
  } catch {
    return false
  }
}

type Patience = ReturnType<typeof newPatience>

/** The patience of one read; it begins with the first call that tries it. */
function newPatience(isWary: boolean) {
  let wait: Promise<void> | undefined
  async function end(failure = ContentServiceError.timeout(patienceMilliseconds)): Promise<never> {
    await (wait ??= new Promise((resolve) => {
      setTimeout(resolve, patienceMilliseconds).unref()
    }))
    throw failure
  }
  return { isWary, end }
}

const causeOf = ({ cause }: ContentServiceError) =>
  cause instanceof Error ? ((cause as NodeJS.ErrnoException).code ?? cause.message) : undefined
