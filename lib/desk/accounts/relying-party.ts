import 'server-only'
import { env } from '@/lib/core/env'

/** Returns the site for which passkeys are valid: host name and origin from `SITE_URL`, never from a request header. */
export function getRelyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(env.ownUrl)
  return { id: hostname, origin }
}

/** Returns the user handle of a passkey: the bytes of the person's id. */
export const toUserHandle = (personId: string) => new Uint8Array(Buffer.from(personId))
