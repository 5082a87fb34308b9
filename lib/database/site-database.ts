import 'server-only'
import { env } from '@/lib/core/env'
import { getProcessSingleton } from '@/lib/core/singleton'
import { openDatabase, getStoreUrl, type SiteDatabase } from './database'

const shared = getProcessSingleton<{ database?: Promise<SiteDatabase> }>('database', () => ({}))

/** Returns the URL of the database: `postgres://…` or `file:…` */
export const getDatabaseUrl = () => env.databaseUrl ?? getStoreUrl(env.dataDir)

/** Returns the database of this process. Opens it on first use; after a failure the next call tries again. */
export function getSiteDatabase(): Promise<SiteDatabase> {
  shared.database ??= openDatabase(getDatabaseUrl()).catch((error: unknown) => {
    shared.database = undefined
    throw error
  })
  return shared.database
}

/** Closes the database if it is open. The next use opens it again. */
export async function closeDatabase(): Promise<void> {
  const database = await shared.database?.catch(() => undefined)
  shared.database = undefined
  await database?.close()
}
