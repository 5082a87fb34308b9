import 'server-only'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { migrate } from './migrations'
import type { Database } from './tables'

export type SiteDatabase = {
  db: Kysely<Database>
  /** Removes erased data from the SQLite journal too. */
  clean(): Promise<void>
  /** Empties the journal and closes the database. */
  close(): Promise<void>
}

/**
 * Opens the store and migrates its tables. Several processes may do so at once.
 * @param url `postgres://…` or `file:…`
 */
export async function openDatabase(url: string): Promise<SiteDatabase> {
  const opened = await openEngine(url)
  try {
    await migrate(opened.db)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** URL of the database file in a data folder. */
export const getStoreUrl = (folder: string) => pathToFileURL(path.join(folder, 'enquiries.db')).href

/** The path in a `file:` URL, which may be relative; `undefined` for PostgreSQL. */
export const parsePath = (url: string): string | undefined =>
  url.startsWith('postgres')
    ? undefined
    : fileURLToPath(url.replace(/^file:(?!\/)/, `${pathToFileURL('./').href}`))

/** Imports only the engine in use. The other one's native binaries may be missing. */
async function openEngine(url: string): Promise<SiteDatabase> {
  const file = parsePath(url)
  if (file === undefined) return (await import('./postgres-database')).openPostgres(url)
  return (await import('./file-database')).openFile(file)
}
