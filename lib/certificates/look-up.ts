import 'server-only'
import { toContentServiceError } from '@/lib/content-service/errors'
import { createLimiter } from '@/lib/enquiries/rate-limit'
import { log } from '@/lib/log'
import { readRequest, type CertificateRequest } from './outcome'
import { inSteps } from './pace'
import { certificateSource } from './source'

/** Who asks. */
type Visitor = {
  /** From `clientAddress`. */
  address: string
  /** Bearer token that the visitor's browser has stored (P§6). */
  token?: string
}

/** What becomes of a request; `failed` is all that is said of a look-up that brings nothing (decisions D9). */
export type LookUp =
  | { outcome: 'found'; path: string }
  | { outcome: 'empty' }
  | { outcome: 'failed' }
  | { outcome: 'limited'; retryAfterSeconds: number }

/**
 * Every look-up takes a whole number of seconds, in nearly all cases one: an unknown number, a wrong name and
 * a failure cannot be told apart by the clock (decisions D9).
 */
const stepMilliseconds = 1000

const limits = {
  /** Many families share one address at a school's gate or behind a telephone company's. */
  address: createLimiter({ name: 'certificate-address', limit: 30, seconds: 600 }),
  /** Wrong names for one number, whether it exists or not: enough for every way of writing a name, too few to guess it. */
  admission: createLimiter({ name: 'certificate-number', limit: 10, seconds: 3600 }),
}

/** Looks a transfer certificate up (P§2.13): both fields, rate limits, source. Does not throw. */
export async function lookUpCertificate(
  fields: Record<string, unknown>,
  { address, token }: Visitor,
): Promise<LookUp> {
  const request = readRequest(fields)
  if (!request) return { outcome: 'empty' }
  const ofAddress = await limits.address.take(address)
  if (!ofAddress.allowed) return limited(ofAddress)
  const number = request.admission.toLowerCase()
  const ofNumber = await limits.admission.take(number)
  if (!ofNumber.allowed) return limited(ofNumber)
  const path = await inSteps(stepMilliseconds, () => find(request, token))
  if (path === undefined) return { outcome: 'failed' }
  await limits.admission.giveBack(number)
  return { outcome: 'found', path }
}

const limited = ({ retryAfterSeconds }: { retryAfterSeconds: number }): LookUp => ({
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
