import 'server-only'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import { migrate } from './migrations'
import type { Database } from './tables'

export type EnquiryDatabase = {
  db: Kysely<Database>
  /** Takes what was erased out of the journal too, where there is one. */
  clean(): Promise<void>
  /** Closes it, with an empty journal. */
  close(): Promise<void>
}

/**
 * Opens the store and brings its tables up to date. Several processes may do so at once.
 * @param url `postgres://…` or `file:…`
 */
export async function openDatabase(url: string): Promise<EnquiryDatabase> {
  const opened = await openEngine(url)
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

/** The path of `file:…`, which may be relative; `undefined` for PostgreSQL. */
export const pathOf = (url: string): string | undefined =>
  url.startsWith('postgres')
    ? undefined
    : fileURLToPath(url.replace(/^file:(?!\/)/, `${pathToFileURL('./').href}`))

/** Only the engine in use is loaded: a machine that has no build of the other's programs can still run. */
async function openEngine(url: string): Promise<EnquiryDatabase> {
  const file = pathOf(url)
  if (file === undefined) return (await import('./postgres-database')).openPostgres(url)
  return (await import('./file-database')).openFile(file)
}
