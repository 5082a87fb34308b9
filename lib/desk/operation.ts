import 'server-only'
import type { Kysely } from 'kysely'
import type { Database } from '@/lib/database/tables'
import { getSiteDatabase } from '@/lib/database/site-database'
import { can, type Action, type Role } from './permissions'

/** The caller of a function of the desk: a person who is logged in, or a command. */
export type Actor = { id: string; name: string; role: Role }

/** The actor of commands. Who can run one has access to the server, and so all permissions. */
export const commandActor: Actor = { id: 'command', name: 'npm run desk', role: 'owner' }

/** A connection, or the transaction in progress. */
export type Db = Kysely<Database>

export type Context = { actor: Actor; db: Db }

/** The actor's role does not have the permission. */
export class ForbiddenError extends Error {
  override name = 'ForbiddenError'

  constructor(readonly action: Action) {
    super(`The role does not have the permission ${action}.`)
  }
}

/**
 * Defines a function of the desk that first checks the permission, so that no function can omit it (R-DESK-2).
 * @returns a function that takes the actor, then the arguments of `run`
 */
export function operation<Arguments extends unknown[], Result>(
  action: Action,
  run: (context: Context, ...args: Arguments) => Promise<Result>,
) {
  async function call(actor: Actor, ...args: Arguments): Promise<Result> {
    if (!can(actor.role, action)) throw new ForbiddenError(action)
    const { db } = await getSiteDatabase()
    return run({ actor, db }, ...args)
  }
  return Object.assign(call, { action })
}
