import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether a request has the secret as its bearer token (RFC 6750). The comparison takes constant time, so that the
 * secret cannot be guessed character by character.
 */
export function hasBearerToken(headers: Headers, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(headers.get('authorization') ?? ''), hash(`Bearer ${secret}`))
}
