import 'server-only'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { school } from '@/content/school'
import { createDate, now } from '@/lib/core/dates'
import type { DeskPasskeyRow } from '@/lib/database/desk-tables'
import { lock } from '@/lib/database/lock'
import { addHistoryEntry } from '../history/history'
import { operation, type Db } from '../operation'
import { getAuth } from './auth'
import { challengeMilliseconds, createChallenge, readChallenge, spendChallenge } from './challenges'
import { getDeviceName } from './device-name'
import { checkOwnPassword } from './own-password'
import { registrationSchema } from './passkey-response'
import { getRelyingParty, toUserHandle } from './relying-party'

const maxPasskeys = 10

export type Passkey = { id: string; name: string; since: Date; usedAt: Date | null }

const readPasskeys = (db: Db, personId: string): Promise<DeskPasskeyRow[]> =>
  db
    .selectFrom('desk_passkeys')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()

/** Lists the person's own passkeys, the oldest first. */
export const listPasskeys = operation('sessions.own', async ({ db, actor }): Promise<Passkey[]> => {
  const rows = await readPasskeys(db, actor.id)
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    since: createDate(created_at),
    usedAt: used_at === null ? null : createDate(used_at),
  }))
})

export type PasskeyStarted =
  | { outcome: 'ready'; options: PublicKeyCredentialCreationOptionsJSON }
  | { outcome: 'invalid'; problem: string }

/** Starts adding a passkey: checks the password, and creates the options for the browser (R-DESK-18). */
export const startPasskey = operation(
  'sessions.own',
  async ({ db, actor }, { current }: { current: string }): Promise<PasskeyStarted> => {
    const problem = await checkOwnPassword(actor, current)
    if (problem) return { outcome: 'invalid', problem }
    const passkeys = await readPasskeys(db, actor.id)
    if (passkeys.length >= maxPasskeys) {
      return { outcome: 'invalid', problem: 'You have ten passkeys. Remove one first.' }
    }
    const { internalAdapter } = await (await getAuth()).$context
    const person = await internalAdapter.findUserById(actor.id)
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const options = await generateRegistrationOptions({
      rpName: school.name,
      rpID: getRelyingParty().id,
      userID: toUserHandle(actor.id),
      userName: person?.email ?? actor.name,
      userDisplayName: actor.name,
      challenge: Buffer.from(createChallenge(actor.id), 'base64url'),
      timeout: challengeMilliseconds,
      excludeCredentials: passkeys.map(({ id, transports }) => ({
        id,
        transports: transportsSchema.parse(JSON.parse(transports)),
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { outcome: 'ready', options }
  },
)

const transportsSchema = z.array(z.string())

/**
 * Stores the passkey that the browser has created, under the name of the browser.
 * @returns false when the response does not answer an open challenge of this person and site, or the device did not
 * verify its user
 */
export const savePasskey = operation(
  'sessions.own',
  async (
    { db, actor },
    { response, userAgent }: { response: unknown; userAgent: string },
  ): Promise<boolean> => {
    const credential = await readRegistration(db, actor.id, response)
    if (!credential) return false
    const name = getDeviceName(userAgent)
    return db.transaction().execute(async (transaction) => {
      await lock(transaction, `passkeys of ${actor.id}`)
      if ((await readPasskeys(transaction, actor.id)).length >= maxPasskeys) return false
      const added = await transaction
        .insertInto('desk_passkeys')
        .values({
          id: credential.id,
          person_id: actor.id,
          public_key: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: JSON.stringify(credential.transports ?? []),
          name,
          created_at: now().getTime(),
          used_at: null,
        })
        // A response with the id of somebody else's passkey must not replace that passkey.
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) return false
      const entry = { kind: 'person', subject: actor.id, title: name }
      await addHistoryEntry({ db: transaction, actor }, { action: 'added passkey', ...entry })
      return true
    })
  },
)

/** Reads the passkey of a response, and marks its challenge as used. */
async function readRegistration(db: Db, personId: string, input: unknown) {
  const response = registrationSchema.safeParse(input).data
  if (!response) return undefined
  const challenge = readChallenge(response.response.clientDataJSON, personId)
  if (!challenge) return undefined
  const credential = await verify(response, challenge)
  return credential && (await spendChallenge(db, challenge)) ? credential : undefined
}

async function verify(response: z.output<typeof registrationSchema>, expectedChallenge: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, origin } = getRelyingParty()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    return registrationInfo?.credential
  } catch {
    // The library does no input or output: it throws only when something does not match.
    return undefined
  }
}

/** Removes one of the person's own passkeys. @returns false when they have no such passkey */
export const removePasskey = operation(
  'sessions.own',
  async ({ db, actor }, id: string): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom('desk_passkeys')
        .where('id', '=', id)
        .where('person_id', '=', actor.id)
        .returning('name')
        .executeTakeFirst()
      if (!removed) return false
      const entry = { kind: 'person', subject: actor.id, title: removed.name }
      await addHistoryEntry({ db: transaction, actor }, { action: 'removed passkey', ...entry })
      return true
    }),
)
