import 'server-only'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { getProcessSingleton } from '@/lib/core/singleton'
import { getClientAddress } from './client-address'
import { observeRequests } from './observe-requests'

/**
 * Limits for requests that may need rendering. Rendering takes about 40 ms of the event loop, which all requests share.
 */
const maxConcurrent = 40
const maxConcurrentPerAddress = {
  /** Filtered lists, searches and the API: always computed. */
  computed: 8,
  /** Pages of records: usually cached, but not when nobody has opened them recently or the id is made up. */
  record: 24,
}
export type OnDemandKind = keyof typeof maxConcurrentPerAddress
/** The rate of computed responses. nginx allows fewer (`deploy/nginx`); this limit applies without nginx. */
const maxRate = { points: 100, duration: 10 }

const retrySeconds = 5

/**
 * The header that identifies a request in the middleware and in route handlers. A value from the client is overwritten.
 */
const requestIdHeader = 'x-request-number'

/** Shared by middleware, route handlers and instrumentation, which are bundled separately. */
const state = getProcessSingleton('on-demand-limit', () => ({
  /** Client addresses by request id. */
  inFlight: new Map<string, string>(),
  rate: new RateLimiterMemory(maxRate),
}))

/** Adds an id to every request of this process, and releases its slot at the end. Call it once, at startup. */
export function trackRequests(): void {
  let last = 0
  observeRequests(({ request, response }) => {
    const id = String(++last)
    request.headers[requestIdHeader] = id
    response.once('close', () => state.inFlight.delete(id))
  })
}

/**
 * Takes a slot for a request until its response has ended.
 * @returns `undefined`, or the seconds to wait when no slot is free
 */
export async function admitOnDemand(
  headers: Headers,
  kind: OnDemandKind,
): Promise<number | undefined> {
  const { inFlight, rate } = state
  const id = headers.get(requestIdHeader)
  if (!id) return undefined
  const address = getClientAddress(headers)
  if (kind === 'computed') {
    try {
      await rate.consume(address)
    } catch (rejection) {
      // No `instanceof RateLimiterRes`: the limiter may come from another bundle, with its own copy of the class.
      if (rejection instanceof Error) throw rejection
      return Math.ceil((rejection as RateLimiterRes).msBeforeNext / 1000)
    }
  }
  const concurrent = [...inFlight.values()].filter((other) => other === address).length
  if (inFlight.size >= maxConcurrent || concurrent >= maxConcurrentPerAddress[kind])
    return retrySeconds
  inFlight.set(id, address)
  return undefined
}
