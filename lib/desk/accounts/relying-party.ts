import 'server-only'
import { env } from '@/lib/core/env'

/** For which site passkeys are: its host name and its origin, by `SITE_URL`, never by a header of the request. */
export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(env.ownUrl)
  return { id: hostname, origin }
}

/** What a passkey says about whose it is: the bytes of the person's id. */
export const toUserHandle = (personId: string) => new Uint8Array(Buffer.from(personId))
