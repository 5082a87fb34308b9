import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { createDate, now, toleranceMilliseconds } from '@/lib/core/dates'
import { env } from '@/lib/core/env'
import type { DeskLinkRow } from '@/lib/database/desk-tables'
import type { Database } from '@/lib/database/tables'
import { commandActor, type Db } from '../operation'
import { listRolesWith, type Action } from '../permissions'

const hour = 3_600_000
const validMilliseconds = { invite: 48 * hour, reset: hour }

type Purpose = DeskLinkRow['purpose']

/** The permission that the creator of a link must have, both when it is created and when it is used. */
const rights = { invite: 'people.invite', reset: 'people.change' } as const satisfies Record<
  Purpose,
  Action
>

/** Hashes a token. Only the link contains the token itself; the database has the hash. */
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

type NewLink = {
  purpose: Purpose
  email: string
  role: string
  /** Id of the person who creates the link. A person who has forgotten the password creates it for themselves. */
  by: string
  /** Whether earlier links of the same creator stay valid. */
  keepsEarlier?: boolean
}

/**
 * Creates a one-time link. A new invitation replaces every earlier one for the same address. A new link for a password
 * replaces only those of the same creator: otherwise a stranger who clicks “forgotten” would end a link that an owner
 * has handed over.
 */
export async function createLink(
  db: Db,
  { purpose, email, role, by, keepsEarlier = false }: NewLink,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const time = now().getTime()
  await db.transaction().execute(async (transaction) => {
    if (!keepsEarlier) {
      let earlier = transaction
        .deleteFrom('desk_links')
        .where('purpose', '=', purpose)
        .where('email', '=', email)
      if (purpose === 'reset') earlier = earlier.where('created_by', '=', by)
      await earlier.execute()
    }
    await transaction
      .insertInto('desk_links')
      .values({
        token_hash: hashToken(token),
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

/** Whether a link is not used, not expired, and its creator may still create such links. */
const isValid =
  (purpose: Purpose) =>
  ({ and, or, eb, exists, selectFrom }: ExpressionBuilder<Database, 'desk_links'>) =>
    and([
      eb('purpose', '=', purpose),
      eb('used_at', 'is', null),
      eb('expires_at', '>', now().getTime()),
      // Not by a clock that was ahead: the link would be valid for longer.
      eb('created_at', '<=', now().getTime() + toleranceMilliseconds),
      or([
        eb('created_by', '=', commandActor.id),
        exists(
          selectFrom('desk_people')
            .select('desk_people.id')
            .whereRef('desk_people.id', '=', 'desk_links.created_by')
            .where((person) =>
              person.or([
                person('desk_people.role', 'in', listRolesWith(rights[purpose])),
                ...(purpose === 'reset'
                  ? [person('desk_people.email', '=', person.ref('desk_links.email'))]
                  : []),
              ]),
            ),
        ),
      ]),
    ])

/** Reads whom a link is for; `undefined` when it is unknown, used, expired or withdrawn. */
export const readLink = (db: Db, purpose: Purpose, token: string) =>
  db
    .selectFrom('desk_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where(isValid(purpose))
    .executeTakeFirst()

/** Uses a link. Of two uses at once, one succeeds. */
export async function consumeLink(
  db: Db,
  purpose: Purpose,
  token: string,
): Promise<DeskLinkRow | undefined> {
  return db
    .updateTable('desk_links')
    .set({ used_at: now().getTime() })
    .where('token_hash', '=', hashToken(token))
    .where(isValid(purpose))
    .returningAll()
    .executeTakeFirst()
}

export type OpenInvitation = {
  email: string
  role: string
  /** Name of the person who sent the invitation; `null` for a command. */
  by: string | null
  until: Date
}

/** Selects the open invitations, the newest first. */
export async function selectInvitations(db: Db): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('desk_links')
    .select(['email', 'role', 'expires_at'])
    .select(({ selectFrom }) =>
      selectFrom('desk_people')
        .select('desk_people.name')
        .whereRef('desk_people.id', '=', 'desk_links.created_by')
        .as('by'),
    )
    .where(isValid('invite'))
    .orderBy('created_at', 'desc')
    .orderBy('email')
    .execute()
  return rows.map(({ email, role, by, expires_at }) => ({
    email,
    role,
    by,
    until: createDate(expires_at),
  }))
}

/** Ends the open invitation for an address. @returns false when there is none */
export async function deleteInvitation(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('desk_links')
    .where('email', '=', email)
    .where(isValid('invite'))
    .returning('email')
    .execute()
  return rows.length > 0
}

/** Ends every link that a person has created. */
export async function endLinksMadeBy(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('desk_links').where('created_by', '=', personId).execute()
}

/** Ends every link for an address. */
export async function endLinksTo(db: Db, email: string): Promise<void> {
  await db.deleteFrom('desk_links').where('email', '=', email).execute()
}
