import 'server-only'
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { parsePath } from './database'
import type { Database } from './tables'

/**
 * Identifies a database without naming it: two processes have the same value when they use the same one. With it a command
 * finds out whether the running site reads what it writes.
 */
export async function databaseIdentity(url: string, db: Kysely<Database>): Promise<string> {
  const file = parsePath(url)
  const name = file ? await fileIdentity(file) : await serverIdentity(db)
  return createHash('sha256').update(name).digest('hex').slice(0, 16)
}

/** Not the path: a folder may have several. */
async function fileIdentity(file: string): Promise<string> {
  const { dev, ino } = await stat(file, { bigint: true })
  return `${dev}:${ino}`
}

/** Not the host: it may have several names. Some providers do not tell the cluster; then the database has to do. */
async function serverIdentity(db: Kysely<Database>): Promise<string> {
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
