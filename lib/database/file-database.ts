import 'server-only'
import path from 'node:path'
import { Kysely } from 'kysely'
import { makeFolder } from '@/lib/core/atomic-file'
import type { SiteDatabase } from './database'
import { DatabaseFile, FileDialect } from './file-dialect'
import { createPrivateFile, lockFile, withConnection } from './sqlite-file'
import type { Database } from './tables'

/** The store in a SQLite file. Several processes may use it at once; `restore` refuses while one does. */
export async function openFile(file: string): Promise<SiteDatabase> {
  await makeFolder(path.dirname(file))
  // SQLite creates its journal with the same owner and permissions.
  createPrivateFile(file)
  const unlock = await lockFile(file, 'shared')
  const db = new Kysely<Database>({ dialect: new FileDialect(new DatabaseFile(file)) })
  // A connection of its own waits for readers without blocking.
  const clean = () =>
    withConnection(file, async (connection) => {
      await connection.exec('pragma wal_checkpoint(truncate)')
    })
  const close = async () => {
    // Close a file that cannot be read, too.
    await clean().catch(() => undefined)
    await db.destroy()
    unlock()
  }
  return { db, clean, close }
}
