import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { now } from '@/lib/core/dates'
import type { Db } from '../operation'

export const challengeMilliseconds = 5 * 60_000

/**
 * Makes a challenge for a passkey to answer: once, and within five minutes (R-DESK-18).
 * @param personId who adds a passkey; `null` for a log-in
 */
export async function createChallenge(db: Db, personId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expires_at = now().getTime() + challengeMilliseconds
  await db
    .insertInto('desk_challenges')
    .values({ challenge, person_id: personId, expires_at })
    .execute()
  return challenge
}

/** What the browser says it has answered (Web Authentication, section 5.8.1). No other site may frame the desk. */
const clientDataSchema = z.object({
  challenge: z.string(),
  crossOrigin: z.literal(false).optional(),
})

/**
 * Uses up the challenge that a response answers. Of two responses at once, one succeeds.
 * @param clientData `clientDataJSON` of the response
 * @returns `undefined` when it is unknown, used, expired or for somebody else
 */
export async function consumeChallenge(
  db: Db,
  clientData: string,
  personId: string | null,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('desk_challenges')
    .where('challenge', '=', challengeIn(clientData) ?? '')
    .where('person_id', personId === null ? 'is' : '=', personId)
    .where('expires_at', '>', now().getTime())
    .returning('challenge')
    .executeTakeFirst()
  return row?.challenge
}

function challengeIn(clientData: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return clientDataSchema.safeParse(data).data?.challenge
  } catch {
    return undefined
  }
}
