import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { isRecent, now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import type { Db } from '../operation'

export const challengeMilliseconds = 5 * 60_000

const randomLength = 16
const timeLength = 8
const proofLength = 32

/** Signs a challenge with the secret of this site. A text that is not an id stands for a log-in. */
const createProof = (content: Buffer, personId: string | null): Buffer =>
  createHmac('sha256', env.deskSecret ?? '')
    .update(`desk challenge ${personId ?? '-'} `)
    .update(content)
    .digest()

/**
 * Creates a challenge that a passkey can answer once, within five minutes (R-DESK-18). It contains its expiry and a
 * signature, so nothing is stored before it is answered: requests for many challenges cannot fill the store, and need
 * no limit that would lock out others.
 * @param personId who adds a passkey; `null` for a log-in
 */
export function createChallenge(personId: string | null): string {
  const end = Buffer.alloc(timeLength)
  end.writeBigUInt64BE(BigInt(now().getTime() + challengeMilliseconds))
  const content = Buffer.concat([randomBytes(randomLength), end])
  return Buffer.concat([content, createProof(content, personId)]).toString('base64url')
}

/** Returns when a challenge expires; `undefined` when this site has not created it for this person. */
function verifyEnd(challenge: string, personId: string | null): number | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== randomLength + timeLength + proofLength) return undefined
  const content = bytes.subarray(0, randomLength + timeLength)
  const proof = bytes.subarray(randomLength + timeLength)
  if (!timingSafeEqual(proof, createProof(content, personId))) return undefined
  return Number(content.readBigUInt64BE(randomLength))
}

/** The client data of a response (Web Authentication, section 5.8.1). No other site may frame the desk. */
const clientDataSchema = z.object({
  challenge: z.string(),
  crossOrigin: z.literal(false).optional(),
})

/**
 * Returns the challenge that a response answers.
 * @param clientData `clientDataJSON` of the response
 * @returns `undefined` when the challenge is unknown, expired or for somebody else
 */
export function readChallenge(clientData: string, personId: string | null): string | undefined {
  const challenge = parseChallenge(clientData)
  const end = challenge === undefined ? undefined : verifyEnd(challenge, personId)
  if (end === undefined) return undefined
  return isRecent(end - challengeMilliseconds, challengeMilliseconds) ? challenge : undefined
}

/** Marks a challenge as used, after its response was verified. Of two responses at once, one succeeds. */
export async function spendChallenge(db: Db, challenge: string): Promise<boolean> {
  // Encode it again, because several texts may decode to the same bytes.
  const key = Buffer.from(challenge, 'base64url').toString('base64url')
  const row = await db
    .insertInto('desk_challenges')
    .values({
      challenge: key,
      person_id: 'used',
      expires_at: now().getTime() + challengeMilliseconds,
    })
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('challenge')
    .executeTakeFirst()
  return row !== undefined
}

function parseChallenge(clientData: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    return clientDataSchema.safeParse(data).data?.challenge
  } catch {
    return undefined
  }
}
