import 'server-only'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { z } from 'zod'
import { now } from '@/lib/core/dates'
import { processSingleton } from '@/lib/core/singleton'
import type { DeskPasskeyRow } from '@/lib/database/desk-tables'
import { siteDatabase } from '@/lib/database/site-database'
import { createAddressLimiter } from '@/lib/http/rate-limit'
import type { Db } from '../operation'
import { challengeMilliseconds, consumeChallenge, createChallenge } from './challenges'
import { logInLimits, openSessionFor, type Client, type LoggedIn } from './log-in'
import { authenticationSchema } from './passkey-response'
import { relyingParty, userHandleOf } from './relying-party'

/** Anybody may ask for a challenge, and each is a row for five minutes. */
const challenges = processSingleton('desk-challenges', () =>
  createAddressLimiter({ name: 'desk-challenges', limit: 40, seconds: 600 }),
)

export type PasskeyLogInStarted =
  | { outcome: 'ready'; options: PublicKeyCredentialRequestOptionsJSON }
  | { outcome: 'limited'; retryAfterSeconds: number }

/**
 * The first half of a log-in with a passkey: what the browser needs. It names no account, because the browser offers the
 * passkeys that it has for this site.
 */
export async function startPasskeyLogIn(client: Client): Promise<PasskeyLogInStarted> {
  const result = await challenges.consume(client.address)
  if (!result.allowed) return { outcome: 'limited', retryAfterSeconds: result.retryAfterSeconds }
  const { db } = await siteDatabase()
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: Buffer.from(await createChallenge(db, null), 'base64url'),
    timeout: challengeMilliseconds,
    userVerification: 'required',
  })
  return { outcome: 'ready', options }
}

/**
 * The second half: logs in with a new session (R-DESK-18). Attempts count by address, together with those with a password.
 * They do not count by account: a signature cannot be guessed.
 * @param input what the browser has sent
 */
export async function logInWithPasskey(input: unknown, client: Client): Promise<LoggedIn> {
  const result = await logInLimits.address.consume(client.address)
  if (!result.allowed) return { outcome: 'limited', retryAfterSeconds: result.retryAfterSeconds }
  const response = authenticationSchema.safeParse(input).data
  if (!response) return { outcome: 'wrong' }
  const { db } = await siteDatabase()
  const passkey = await selectPasskey(db, response.id)
  const challenge = await consumeChallenge(db, response.response.clientDataJSON, null)
  if (!passkey || !challenge) return { outcome: 'wrong' }
  const counter = await verify(response, passkey, challenge)
  if (counter === undefined || !(await count(db, passkey, counter))) return { outcome: 'wrong' }
  return { outcome: 'in', cookies: await openSessionFor(passkey.person_id, client) }
}

/** Only of somebody who still has an account. */
const selectPasskey = (db: Db, id: string): Promise<DeskPasskeyRow | undefined> =>
  db
    .selectFrom('desk_passkeys')
    .innerJoin('desk_people', 'desk_people.id', 'desk_passkeys.person_id')
    .selectAll('desk_passkeys')
    .where('desk_passkeys.id', '=', id)
    .executeTakeFirst()

/** @returns the new counter; `undefined` when anything does not match, or nobody was verified on the device */
async function verify(
  response: z.output<typeof authenticationSchema>,
  { id, person_id, public_key, counter }: DeskPasskeyRow,
  expectedChallenge: string,
): Promise<number | undefined> {
  const userHandle = Buffer.from(userHandleOf(person_id)).toString('base64url')
  if (response.response.userHandle !== userHandle) return undefined
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const party = relyingParty()
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
    // It only computes, and throws whenever something does not match.
    return undefined
  }
}

/** @returns false when the passkey was removed or used meanwhile */
async function count(
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
