import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import type { Db } from '../operation'

export const challengeMilliseconds = 5 * 60_000

const randomLength = 16
const timeLength = 8
const proofLength = 32

/** What only this site can make for a challenge. A text that is not an id stands for a log-in. */
const createProof = (content: Buffer, personId: string | null): Buffer =>
  createHmac('sha256', env.deskSecret ?? '')
    .update(`desk challenge ${personId ?? '-'} `)
    .update(content)
    .digest()

/**
 * Makes a challenge for a passkey to answer: once, and within five minutes (R-DESK-18). It carries its end and a proof, so
 * that nothing is stored before it is answered: whoever asks for many fills nothing, and keeps nobody out.
 * @param personId who adds a passkey; `null` for a log-in
 */
export function createChallenge(personId: string | null): string {
  const end = Buffer.alloc(timeLength)
  end.writeBigUInt64BE(BigInt(now().getTime() + challengeMilliseconds))
  const content = Buffer.concat([randomBytes(randomLength), end])
  return Buffer.concat([content, createProof(content, personId)]).toString('base64url')
}

/** When a challenge ends; `undefined` when this site has not made it for this person. */
function verifyEnd(challenge: string, personId: string | null): number | undefined {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== randomLength + timeLength + proofLength) return undefined
  const content = bytes.subarray(0, randomLength + timeLength)
  const proof = bytes.subarray(randomLength + timeLength)
  if (!timingSafeEqual(proof, createProof(content, personId))) return undefined
  return Number(content.readBigUInt64BE(randomLength))
}

/** What the browser says it has answered (Web Authentication, section 5.8.1). No other site may frame the desk. */
const clientDataSchema = z.object({
  challenge: z.string(),
  crossOrigin: z.literal(false).optional(),
})

/**
 * The challenge that a response answers.
 * @param clientData `clientDataJSON` of the response
 * @returns `undefined` when it is unknown, expired or for somebody else
 */
export function readChallenge(clientData: string, personId: string | null): string | undefined {
  const challenge = parseChallenge(clientData)
  const end = challenge === undefined ? undefined : verifyEnd(challenge, personId)
  return end !== undefined && end > now().getTime() ? challenge : undefined
}

/** Uses up a challenge whose response was verified. Of two responses at once, one succeeds. */
export async function spendChallenge(db: Db, challenge: string): Promise<boolean> {
  // Another text may decode to the same bytes.
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
