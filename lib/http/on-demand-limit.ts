import 'server-only'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { processSingleton } from '@/lib/core/singleton'
import { clientAddress } from './client-address'
import { onRequest } from './on-request'

/**
 * Limits of what may have to be rendered for one request, which takes some 40 ms of the one thread that everybody's
 * pages wait for.
 */
const maxAtOnce = 40
const maxAtOncePerAddress = {
  /** Lists with filters, searches, calls: always computed. */
  computed: 8,
  /** Pages of records: cached, unless nobody has opened them lately, or somebody made up the address. */
  record: 24,
}
/** Of what is computed. nginx allows less (`deploy/nginx`); this holds where none stands in front. */
const maxRate = { points: 100, duration: 10 }

const retrySeconds = 5

/** Tells requests apart in the middleware and in routes; whatever a client sends is replaced. */
const numberHeader = 'x-request-number'

/** Middleware, routes and the start of the server are bundled separately, and share this. */
const state = processSingleton('on-demand-limit', () => ({
  /** Addresses of the clients, by request. */
  inFlight: new Map<string, string>(),
  rate: new RateLimiterMemory(maxRate),
}))

/** Numbers the requests of this process and notes their ends. To be called once, as it starts. */
export function trackRequests(): void {
  let last = 0
  onRequest(({ request, response }) => {
    const number = String(++last)
    request.headers[numberHeader] = number
    response.once('close', () => state.inFlight.delete(number))
  })
}

/**
 * Takes a place for a request until it is answered.
 * @returns nothing, or the seconds to wait when there is no place left
 */
export async function admitOnDemand(
  headers: Headers,
  kind: keyof typeof maxAtOncePerAddress,
): Promise<number | undefined> {
  const { inFlight, rate } = state
  const number = headers.get(numberHeader)
  if (!number) return undefined
  const address = clientAddress(headers)
  if (kind === 'computed') {
    try {
      await rate.consume(address)
    } catch (refusal) {
      // No `instanceof RateLimiterRes`: the limiter may be of another bundle, which has a class of its own.
      if (refusal instanceof Error) throw refusal
      return Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000)
    }
  }
  const ofAddress = [...inFlight.values()].filter((other) => other === address).length
  if (inFlight.size >= maxAtOnce || ofAddress >= maxAtOncePerAddress[kind]) return retrySeconds
  inFlight.set(number, address)
  return undefined
}
