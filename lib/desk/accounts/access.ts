import 'server-only'
import type { Db } from '../operation'
import { endLinksMadeBy, endLinksTo } from './links'

/**
 * Ends the access of a person, and of anybody who has their device or mailbox: sessions, links for a new password, and
 * the links that they have created. Also removes passkeys, unless they are kept. Runs in the transaction of the
 * caller.
 */
export async function endAccess(
  db: Db,
  { id, email }: { id: string; email: string },
  { keepsPasskeys = false }: { keepsPasskeys?: boolean } = {},
): Promise<void> {
  await db.deleteFrom('desk_sessions').where('user_id', '=', id).execute()
  if (!keepsPasskeys) await db.deleteFrom('desk_passkeys').where('person_id', '=', id).execute()
  await endLinksMadeBy(db, id)
  await endLinksTo(db, email)
}
