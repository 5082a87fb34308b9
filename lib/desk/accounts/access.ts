import 'server-only'
import type { Db } from '../operation'
import { endLinksMadeBy, endLinksTo } from './links'

/**
 * Ends what gives somebody, or whoever has their device or mailbox, a way in: sessions, links for a new password, and the
 * links that they have made. Passkeys too, unless they are kept. In the transaction of what calls for it.
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
