import 'server-only'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { Kysely, sql } from 'kysely'
import type { EnquiryDatabase } from './database'
import { SingleConnectionLibsqlDialect } from './libsql-dialect'
import { createPrivateFile, lockFile } from './sqlite-file'
import type { Database } from './tables'

/** How long the whole process stands still for another one's lock; the rest of the waiting is done aside. */
const blockingMilliseconds = 20

/** The store in a file, which several processes may use at once; `restore` waits until none does. */
export async function openFile(file: string): Promise<EnquiryDatabase> {
  mkdirSync(path.dirname(file), { recursive: true })
  // SQLite gives its journal the same owner and permissions.
  createPrivateFile(file)
  const unlock = await lockFile(file, 'shared')
  try {
    const db = connect(file)
    const clean = async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db))
    const close = async () => {
      // A file that cannot be read is closed all the same.
      await clean().catch(() => undefined)
      await db.destroy()
      unlock()
    }
    return { db, clean, close }
  } catch (error) {
    unlock()
    throw error
  }
}

function connect(file: string): Kysely<Database> {
  const client = createClient({
    url: pathToFileURL(file).href,
    timeout: blockingMilliseconds,
    concurrency: 1,
  })
  const dialect = new SingleConnectionLibsqlDialect(client, [
    'pragma journal_mode = wal',
    // An answer of success waits until the disk has it.
    'pragma synchronous = full',
    'pragma secure_delete = on',
    'pragma cell_size_check = on',
  ])
  return new Kysely<Database>({ dialect })
}
