import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { now } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import type { DeskLinkRow } from '@/lib/database/desk-tables'
import type { Db } from '../operation'

const hour = 3_600_000
const validMilliseconds = { invite: 48 * hour, reset: hour }

type Purpose = DeskLinkRow['purpose']

/** The token is in the link only. The database has its hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Makes a one-time link. An earlier one for the same address and purpose becomes invalid. */
export async function createLink(
  db: Db,
  { purpose, email, role, by }: { purpose: Purpose; email: string; role: string; by: string },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const time = now().getTime()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('desk_links')
      .where('purpose', '=', purpose)
      .where('email', '=', email)
      .execute()
    await transaction
      .insertInto('desk_links')
      .values({
        token_hash: hashOf(token),
        purpose,
        email,
        role,
        created_at: time,
        created_by: by,
        expires_at: time + validMilliseconds[purpose],
        used_at: null,
      })
      .execute()
  })
  const path = purpose === 'invite' ? 'join' : 'new-password'
  // A browser sends no fragment, so the token is in no log.
  return `${env.ownUrl}/desk/${path}#${token}`
}

const valid = (db: Db, purpose: Purpose, token: string) =>
  db
    .selectFrom('desk_links')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now().getTime())

/** Whom a link is for; `undefined` when it is unknown, used or expired. */
export const readLink = (db: Db, purpose: Purpose, token: string) =>
  valid(db, purpose, token).executeTakeFirst()

/** Uses a link. Of two that use it at once, one succeeds. */
export async function consumeLink(
  db: Db,
  purpose: Purpose,
  token: string,
): Promise<DeskLinkRow | undefined> {
  return db
    .updateTable('desk_links')
    .set({ used_at: now().getTime() })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now().getTime())
    .returningAll()
    .executeTakeFirst()
}
