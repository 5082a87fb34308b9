import 'server-only'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { z } from 'zod'
import { now } from '@/lib/core/dates'
import type { DeskPasskeyRow } from '@/lib/database/desk-tables'
import { getSiteDatabase } from '@/lib/database/site-database'
import type { Db } from '../operation'
import { challengeMilliseconds, createChallenge, readChallenge, spendChallenge } from './challenges'
import { openPasskeySession, type Client, type LoggedIn } from './log-in'
import { authenticationSchema } from './passkey-response'
import { getRelyingParty, toUserHandle } from './relying-party'

/**
 * Creates the options with which the browser starts a log-in with a passkey. They name no account, because the browser
 * offers the passkeys that it has for this site. Nothing is stored, so the number of requests needs no limit.
 */
export async function startPasskeyLogIn(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: getRelyingParty().id,
    challenge: Buffer.from(createChallenge(null), 'base64url'),
    timeout: challengeMilliseconds,
    userVerification: 'required',
  })
}

/**
 * Verifies the response of a passkey, and logs in with a new session (R-DESK-18). Attempts are not limited: a signature
 * cannot be guessed, and a limit would let strangers lock people out.
 * @param input the response from the browser, not validated
 */
export async function logInWithPasskey(
  input: unknown,
  client: Client,
): Promise<Exclude<LoggedIn, { outcome: 'busy' }>> {
  const response = authenticationSchema.safeParse(input).data
  if (!response) return { outcome: 'wrong' }
  const { db } = await getSiteDatabase()
  const challenge = readChallenge(response.response.clientDataJSON, null)
  const passkey = challenge && (await selectPasskey(db, response.id))
  if (!passkey) return { outcome: 'wrong' }
  const counter = await verify(response, passkey, challenge)
  if (counter === undefined || !(await spendChallenge(db, challenge))) return { outcome: 'wrong' }
  if (!(await updateCounter(db, passkey, counter))) return { outcome: 'wrong' }
  return { outcome: 'in', cookies: await openPasskeySession(passkey.person_id, client) }
}

/** Selects a passkey of a person who still has an account. */
const selectPasskey = (db: Db, id: string): Promise<DeskPasskeyRow | undefined> =>
  db
    .selectFrom('desk_passkeys')
    .innerJoin('desk_people', 'desk_people.id', 'desk_passkeys.person_id')
    .selectAll('desk_passkeys')
    .where('desk_passkeys.id', '=', id)
    .executeTakeFirst()

/**
 * Verifies a response.
 * @returns the new counter; `undefined` when anything does not match, or the device did not verify its user
 */
async function verify(
  response: z.output<typeof authenticationSchema>,
  { id, person_id, public_key, counter }: DeskPasskeyRow,
  expectedChallenge: string,
): Promise<number | undefined> {
  const userHandle = Buffer.from(toUserHandle(person_id)).toString('base64url')
  if (response.response.userHandle !== userHandle) return undefined
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const party = getRelyingParty()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library does no input or output: it throws only when something does not match.
    return undefined
  }
}

/**
 * Stores the new counter.
 * @returns false when the passkey was removed or used meanwhile
 */
async function updateCounter(
  db: Db,
  { id, counter }: DeskPasskeyRow,
  newCounter: number,
): Promise<boolean> {
  const row = await db
    .updateTable('desk_passkeys')
    .set({ counter: newCounter, used_at: now().getTime() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
