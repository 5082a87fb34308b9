import 'server-only'
import { toContentServiceError } from '@/lib/content/client/errors'
import { normaliseName, normaliseNumber } from '@/lib/core/certificate-keys'
import { log } from '@/lib/core/log'
import { getProcessSingleton } from '@/lib/core/singleton'
import { createAddressLimiter, createLimiter } from '@/lib/http/rate-limit'
import { roundUpDuration } from './round-up-duration'
import { readRequest, type CertificateRequest } from './outcome'
import { getCertificateSource } from './source'

type Visitor = {
  /** From `getClientAddress`. */
  address: string
  /** Bearer token that the visitor's browser has stored (R-TC-5). */
  token?: string
}

/** Result of a look-up. `failed` has no reason, so that it does not reveal which numbers exist. */
export type LookupOutcome =
  | { outcome: 'found'; path: string }
  | { outcome: 'empty' }
  | { outcome: 'failed' }
  | { outcome: 'limited'; retryAfterSeconds: number }

/**
 * Every look-up takes a whole number of steps, nearly always one. The duration does not distinguish an unknown number,
 * a wrong name and a failure.
 */
const stepMilliseconds = 1000
/** The step for a number with many wrong names. Shorter than the browser's timeout. */
const slowStepMilliseconds = 10_000

/** Routes are separate bundles. They must share the counters of the process. */
const limits = getProcessSingleton('certificates', () => ({
  /** Failed look-ups. Many families share one IP address on the school's Wi-Fi or behind a mobile network. */
  address: createAddressLimiter({ name: 'certificate-address', limit: 30, seconds: 600 }),
  /** Names that were already tried. The same name again, in any spelling, is not another guess. */
  names: createLimiter({ name: 'certificate-names', limit: 1, seconds: 3600 }),
  /** Wrong names for one number from one address: enough for several forms of a name, too few to guess it. */
  guesses: createLimiter({ name: 'certificate-guesses', limit: 5, seconds: 3600 }),
  /**
   * Wrong names for one number from all addresses. Beyond this limit look-ups are slow but still possible: otherwise an
   * attacker could lock the parent out. Both limits also apply to numbers that do not exist.
   */
  number: createLimiter({ name: 'certificate-number', limit: 50, seconds: 3600 }),
}))

/** Looks a transfer certificate up: validation, rate limits, source. Does not throw. */
export async function lookUpCertificate(
  fields: Record<string, unknown>,
  { address, token }: Visitor,
): Promise<LookupOutcome> {
  const request = readRequest(fields)
  if (!request) return { outcome: 'empty' }
  const addressLimit = await limits.address.consume(address)
  if (!addressLimit.allowed) return rejectForLimit(addressLimit)
  const number = normaliseNumber(request.admission)
  const guessKey = `${address} ${number}`
  const nameKey = `${guessKey} ${normaliseName(request.name)}`
  const isGuess = (await limits.names.consume(nameKey)).allowed
  if (isGuess) {
    const guessLimit = await limits.guesses.consume(guessKey)
    if (!guessLimit.allowed) {
      await limits.names.refund(nameKey)
      return rejectForLimit(guessLimit)
    }
  }
  const numberLimit = await limits.number.consume(number)
  const step = numberLimit.allowed ? stepMilliseconds : slowStepMilliseconds
  const path = await roundUpDuration(step, () => find(request, token))
  if (path === undefined) return { outcome: 'failed' }
  await Promise.all([
    limits.address.refund(address),
    limits.number.refund(number),
    ...(isGuess ? [limits.names.refund(nameKey), limits.guesses.refund(guessKey)] : []),
  ])
  return { outcome: 'found', path }
}

const rejectForLimit = ({ retryAfterSeconds }: { retryAfterSeconds: number }): LookupOutcome => ({
  outcome: 'limited',
  retryAfterSeconds,
})

async function find(request: CertificateRequest, token?: string): Promise<string | undefined> {
  try {
    return await getCertificateSource().find(request, token)
  } catch (error) {
    const failure = toContentServiceError(error).message
    log.warn({ failure }, 'a certificate could not be looked up')
    return undefined
  }
}
