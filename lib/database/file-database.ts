import 'server-only'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { Kysely, sql } from 'kysely'
import { makeFolder } from '@/lib/core/atomic-file'
import type { SiteDatabase } from './database'
import { SingleConnectionLibsqlDialect } from './libsql-dialect'
import { createPrivateFile, lockFile } from './sqlite-file'
import type { Database } from './tables'

/** How long the driver blocks the event loop for a lock. `SingleConnectionLibsqlDialect` waits for the rest. */
const blockingMilliseconds = 20

/** The store in a SQLite file. Several processes may use it at once; `restore` refuses while one does. */
export async function openFile(file: string): Promise<SiteDatabase> {
  await makeFolder(path.dirname(file))
  // SQLite creates its journal with the same owner and permissions.
  createPrivateFile(file)
  const unlock = await lockFile(file, 'shared')
  try {
    const db = connect(file)
    const clean = async () => void (await sql`pragma wal_checkpoint(truncate)`.execute(db))
    const close = async () => {
      // Close a file that cannot be read, too.
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
    // A commit returns only when the data is on disk.
    'pragma synchronous = full',
    'pragma secure_delete = on',
    'pragma cell_size_check = on',
  ])
  return new Kysely<Database>({ dialect })
}
