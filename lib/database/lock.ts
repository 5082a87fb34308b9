import 'server-only'
import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Database } from './tables'

/**
 * Takes a lock until the transaction ends, so that what the transaction then reads stays true while it writes. In
 * SQLite a transaction already excludes others.
 * @param name name of the lock: what the transaction checks
 */
export async function lock(transaction: Kysely<Database>, name: string): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`school-website ${name}`}, 0))`.execute(
    transaction,
  )
}
