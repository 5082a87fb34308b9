import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'

/**
 * Whether a request carries a secret as its bearer token (RFC 6750). The comparison takes the same time
 * whatever is given, so that a secret cannot be guessed letter by letter.
 */
export function hasBearer(headers: Headers, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))
}
