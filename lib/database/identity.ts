import 'server-only'
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { parsePath } from './database'
import type { Database } from './tables'

/**
 * Returns the identity of a database without its name: two processes that use the same database get the same value. A
 * command compares it to find out whether the running site reads what the command writes.
 */
export async function getDatabaseIdentity(url: string, db: Kysely<Database>): Promise<string> {
  const file = parsePath(url)
  const name = file ? await getFileIdentity(file) : await getServerIdentity(db)
  return createHash('sha256').update(name).digest('hex').slice(0, 16)
}

/** Identifies a file by device and inode, because it may have several paths. */
async function getFileIdentity(file: string): Promise<string> {
  const { dev, ino } = await stat(file, { bigint: true })
  return `${dev}:${ino}`
}

/**
 * Identifies a PostgreSQL database by its cluster, because the host may have several names. Some providers do not
 * reveal the cluster; then only the id of the database is used.
 */
async function getServerIdentity(db: Kysely<Database>): Promise<string> {
  const readName = async (query: RawBuilder<{ name: string }>) =>
    (await query.execute(db)).rows[0]?.name ?? ''
  const cluster = sql<{
    name: string
  }>`select system_identifier::text as name from pg_control_system()`
  const database = sql<{
    name: string
  }>`select oid::text || ':' || datname as name from pg_database where datname = current_database()`
  return `${await readName(cluster).catch(() => '')}:${await readName(database)}`
}
