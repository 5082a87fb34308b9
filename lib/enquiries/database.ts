import 'server-only'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import { SerialLibsqlDialect } from './libsql-dialect'
import { migrate } from './migrations'
import type { Database } from './tables'

export type EnquiryDatabase = {
  db: Kysely<Database>
  /** Takes what was erased out of the journal too, where there is one. */
  clean(): Promise<void>
  close(): Promise<void>
}

const busyMilliseconds = 5000
const connectMilliseconds = 5000
const int8 = 20

/**
 * Opens the store and brings its tables up to date. Several processes may do so at once.
 * @param url `postgres://…` or `file:…`
 */
export async function openDatabase(url: string): Promise<EnquiryDatabase> {
  const opened = /^postgres/.test(url) ? openPostgres(url) : await openFile(url)
  try {
    await migrate(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** Address of the file in a data folder. */
export const storeFile = (folder: string) => pathToFileURL(path.join(folder, 'enquiries.db')).href

function openPostgres(connectionString: string): EnquiryDatabase {
  const pool = new Pool({
    connectionString,
    max: 5,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: busyMilliseconds,
    types: {
      // Milliseconds since 1970 and counts fit into a number.
      getTypeParser: (id, format) =>
        id === int8 ? (value: string) => Number(value) : types.getTypeParser(id, format),
    },
  })
  // A connection that breaks while it is idle is replaced by the next query.
  pool.on('error', () => undefined)
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return { db, clean: async () => undefined, close: () => db.destroy() }
}

async function openFile(url: string): Promise<EnquiryDatabase> {
  const file = fileURLToPath(url.replace(/^file:(?!\/)/, `${pathToFileURL('./').href}`))
  mkdirSync(path.dirname(file), { recursive: true })
  // SQLite gives the files beside it the same permissions: names and numbers are for the owner only.
  closeSync(openSync(file, 'a', 0o600))
  const client = createClient({
    url: pathToFileURL(file).href,
    timeout: busyMilliseconds,
    concurrency: 1,
  })
  const db = new Kysely<Database>({ dialect: new SerialLibsqlDialect(client) })
  await sql`pragma journal_mode = wal`.execute(db)
  // An answer of success waits until the disk has it.
  await sql`pragma synchronous = full`.execute(db)
  await sql`pragma secure_delete = on`.execute(db)
  const clean = async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db))
  return { db, clean, close: () => db.destroy() }
}
