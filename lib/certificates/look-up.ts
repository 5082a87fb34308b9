import 'server-only'
import { toContentServiceError } from '@/lib/content/client/errors'
import { log } from '@/lib/core/log'
import { processSingleton } from '@/lib/core/singleton'
import { createAddressLimiter, createLimiter } from '@/lib/http/rate-limit'
import { roundUpDuration } from './constant-time'
import { normaliseNumber, readRequest, type CertificateRequest } from './outcome'
import { certificateSource } from './source'

/** Who asks. */
type Visitor = {
  /** From `clientAddress`. */
  address: string
  /** Bearer token that the visitor's browser has stored (R-TC-5). */
  token?: string
}

/** What becomes of a request; `failed` is all that is said of a look-up that brings nothing. */
export type LookupOutcome =
  | { outcome: 'found'; path: string }
  | { outcome: 'empty' }
  | { outcome: 'failed' }
  | { outcome: 'limited'; retryAfterSeconds: number }

/**
 * Every look-up takes a whole number of steps, in nearly all cases one: an unknown number, a wrong name and
 * a failure cannot be told apart by the clock.
 */
const stepMilliseconds = 1000
/** A step of a number that many wrong names were tried for. Within the browser's time limit. */
const slowStepMilliseconds = 10_000

/** The routes are bundled apart; a process must still count once. */
const limits = processSingleton('certificates', () => ({
  /** Many families share one address at a school's gate or behind a telephone company's. */
  address: createAddressLimiter({ name: 'certificate-address', limit: 30, seconds: 600 }),
  /** Wrong names for one number from one address: enough for every way of writing a name, too few to guess it. */
  guesses: createLimiter({ name: 'certificate-guesses', limit: 5, seconds: 3600 }),
  /**
   * Wrong names for one number from everywhere. What is beyond takes long, but is still looked up: otherwise anybody
   * could lock the parent out. Both limits hold for numbers that do not exist, too.
   */
  number: createLimiter({ name: 'certificate-number', limit: 50, seconds: 3600 }),
}))

/** Looks a transfer certificate up: both fields, rate limits, source. Does not throw. */
export async function lookUpCertificate(
  fields: Record<string, unknown>,
  { address, token }: Visitor,
): Promise<LookupOutcome> {
  const request = readRequest(fields)
  if (!request) return { outcome: 'empty' }
  const ofAddress = await limits.address.consume(address)
  if (!ofAddress.allowed) return limited(ofAddress)
  const number = normaliseNumber(request.admission)
  const guesses = `${address} ${number}`
  const ofGuesses = await limits.guesses.consume(guesses)
  if (!ofGuesses.allowed) return limited(ofGuesses)
  const ofNumber = await limits.number.consume(number)
  const step = ofNumber.allowed ? stepMilliseconds : slowStepMilliseconds
  const path = await roundUpDuration(step, () => find(request, token))
  if (path === undefined) return { outcome: 'failed' }
  await Promise.all([limits.guesses.refund(guesses), limits.number.refund(number)])
  return { outcome: 'found', path }
}

const limited = ({ retryAfterSeconds }: { retryAfterSeconds: number }): LookupOutcome => ({
  outcome: 'limited',
  retryAfterSeconds,
})

async function find(request: CertificateRequest, token?: string): Promise<string | undefined> {
  try {
    return await certificateSource().find(request, token)
  } catch (error) {
    const failure = toContentServiceError(error).message
    log.warn({ failure }, 'a certificate could not be looked up')
    return undefined
  }
}
