import 'server-only'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { Kysely, sql } from 'kysely'
import type { EnquiryDatabase } from './database'
import { SerialLibsqlDialect } from './libsql-dialect'
import type { Database } from './tables'

/** How long the whole process stands still for another one's lock; the rest of the waiting is done aside. */
const blockingMilliseconds = 20

/** The store in a file, which several processes may use at once. */
export async function openFile(url: string): Promise<EnquiryDatabase> {
  const file = fileURLToPath(url.replace(/^file:(?!\/)/, `${pathToFileURL('./').href}`))
  mkdirSync(path.dirname(file), { recursive: true })
  // SQLite gives the files beside it the same permissions: names and numbers are for the owner only.
  closeSync(openSync(file, 'a', 0o600))
  const client = createClient({
    url: pathToFileURL(file).href,
    timeout: blockingMilliseconds,
    concurrency: 1,
  })
  const dialect = new SerialLibsqlDialect(client, [
    'pragma journal_mode = wal',
    // An answer of success waits until the disk has it.
    'pragma synchronous = full',
    'pragma secure_delete = on',
  ])
  const db = new Kysely<Database>({ dialect })
  const clean = async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db))
  return { db, clean, close: () => db.destroy() }
}
