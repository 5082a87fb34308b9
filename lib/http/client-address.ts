import 'server-only'
import { isIPv4, isIPv6 } from 'node:net'
import { env } from '@/lib/core/env'
import { onRequest } from './on-request'

/** Carries the other end of the connection to the routes, which do not see it; whatever a client sends is replaced. */
const remoteAddressHeader = 'x-socket-address'

/** What all requests have in common whose address cannot be told. */
const unknown = 'unknown'

/** Notes the other end of the connection on every request of this process. To be called once, as it starts. */
export function recordRemoteAddresses(): void {
  onRequest(({ request }) => {
    request.headers[remoteAddressHeader] = request.socket.remoteAddress ?? ''
  })
}

/**
 * The client's address, to count by: of IPv6 the first 64 bits, which one line has to itself. Only the
 * entries of `X-Forwarded-For` that trusted proxies wrote are believed (`TRUST_PROXY`).
 */
export function clientAddress(headers: Headers, trustedProxies = env.trustedProxies): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? []
  const hops = [...forwarded, headers.get(remoteAddressHeader) ?? '']
  return toKey((hops.at(-1 - trustedProxies) ?? hops[0] ?? '').trim())
}

/**
 * What a client is counted by, the narrowest first: its address and, of IPv6, the /56 and the /48 around it.
 * One subscriber may have been given any of the three (RFC 6177), and change the address at will.
 * @param address from `clientAddress`
 */
export function networksOf(address: string): string[] {
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
  return isIPv6(plain) ? firstHalf(plain) : unknown
}

function firstHalf(address: string): string {
  const [left = '', right] = address.toLowerCase().split('::')
  const before = left.split(':').filter(Boolean)
  const after = right?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
