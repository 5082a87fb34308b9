import 'server-only'
import { PostgresAdapter, sql, type Kysely } from 'kysely'
import type { Database } from './tables'

/**
 * Makes transactions that check something before they change it wait for each other until they end: what a transaction
 * reads after this stays true. In SQLite a transaction already excludes others.
 * @param name what is checked
 */
export async function lock(transaction: Kysely<Database>, name: string): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`school-website ${name}`}, 0))`.execute(
    transaction,
  )
}
