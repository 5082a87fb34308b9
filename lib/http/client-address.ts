import 'server-only'
import { isIPv4, isIPv6 } from 'node:net'
import { env } from '@/lib/core/env'
import { observeRequests } from './observe-requests'

/** The header that passes the socket's remote address to route handlers. A value from the client is overwritten. */
const remoteAddressHeader = 'x-socket-address'

/** The key that all requests with an unknown address share. */
const unknown = 'unknown'

/** Adds the socket's remote address to every request of this process. Call it once, at startup. */
export function recordRemoteAddresses(): void {
  observeRequests(({ request }) => {
    request.headers[remoteAddressHeader] = request.socket.remoteAddress ?? ''
  })
}

/**
 * Returns the client's address, as a key for rate limits. For IPv6 it is the /64 network, because one subscriber has at
 * least that. Uses only the entries of `X-Forwarded-For` that trusted proxies wrote (`TRUST_PROXY`).
 */
export function getClientAddress(headers: Headers, trustedProxies = env.trustedProxies): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  const hops = [...forwarded, headers.get(remoteAddressHeader) ?? '']
  return toKey((hops.at(-1 - trustedProxies) ?? hops[0] ?? '').trim())
}

/**
 * Lists the networks by which a client is counted, the smallest first: its address and, for IPv6, the /56 and the /48
 * that contain it. A subscriber may have any of the three (RFC 6177) and can change addresses within it.
 * @param address from `getClientAddress`
 */
export function listNetworks(address: string): string[] {
  const [first, second, third, fourth] = address.split(':')
  if (!fourth) return [address]
  const site = `${first}:${second}:${third}`
  const subnet = (parseInt(fourth, 16) & 0xff00).toString(16)
  return [address, `${site}:${subnet}/56`, `${site}/48`]
}

function toKey(text: string): string {
  const address = text.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '')
  const withoutPort = address.replace(/^([\d.]+):\d+$/, '$1')
  if (isIPv4(withoutPort)) return withoutPort
  const [plain = ''] = address.split('%')
  return isIPv6(plain) ? getFirstHalf(plain) : unknown
}

function getFirstHalf(address: string): string {
  const [left = '', right] = address.toLowerCase().split('::')
  const before = left.split(':').filter(Boolean)
  const after = right?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
