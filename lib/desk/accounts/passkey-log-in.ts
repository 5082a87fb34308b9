import 'server-only'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { z } from 'zod'
import { now } from '@/lib/core/dates'
import type { DeskPasskeyRow } from '@/lib/database/desk-tables'
import { siteDatabase } from '@/lib/database/site-database'
import type { Db } from '../operation'
import { challengeMilliseconds, createChallenge, readChallenge, spendChallenge } from './challenges'
import { openPasskeySession, type Client, type LoggedIn } from './log-in'
import { authenticationSchema } from './passkey-response'
import { relyingParty, toUserHandle } from './relying-party'

/**
 * The first half of a log-in with a passkey: what the browser needs. It names no account, because the browser offers the
 * passkeys that it has for this site. It stores nothing, so anybody may ask as often as they like.
 */
export async function startPasskeyLogIn(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: Buffer.from(createChallenge(null), 'base64url'),
    timeout: challengeMilliseconds,
    userVerification: 'required',
  })
}

/**
 * The second half: logs in with a new session (R-DESK-18). Attempts are not limited: a signature cannot be guessed, and
 * nobody may keep others out.
 * @param input what the browser has sent
 */
export async function logInWithPasskey(
  input: unknown,
  client: Client,
): Promise<Exclude<LoggedIn, { outcome: 'busy' }>> {
  const response = authenticationSchema.safeParse(input).data
  if (!response) return { outcome: 'wrong' }
  const { db } = await siteDatabase()
  const challenge = readChallenge(response.response.clientDataJSON, null)
  const passkey = challenge && (await selectPasskey(db, response.id))
  if (!passkey) return { outcome: 'wrong' }
  const counter = await verify(response, passkey, challenge)
  if (counter === undefined || !(await spendChallenge(db, challenge))) return { outcome: 'wrong' }
  if (!(await count(db, passkey, counter))) return { outcome: 'wrong' }
  return { outcome: 'in', cookies: await openPasskeySession(passkey.person_id, client) }
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
  const userHandle = Buffer.from(toUserHandle(person_id)).toString('base64url')
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
