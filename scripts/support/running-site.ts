import { env } from '@/lib/core/env'
import type { SiteDatabase } from '@/lib/database/database'
import { databaseIdentity } from '@/lib/database/identity'
import { databaseUrl } from '@/lib/database/site-database'
import { UsageError } from './command-line'

/** A site that responds. */
export type RunningSite = { url: string }

const timeoutMilliseconds = 3000

/** Where the site can be: where it is said to be or on this machine, else where visitors find it. */
export const siteAddresses = (): string[] => [
  ...new Set([env.siteAddress ?? `http://localhost:${env.port}`, env.ownUrl]),
]

/** What `/alert` of a site says; `undefined` when none responds. */
export async function askSite(
  url: string,
): Promise<{ html: string; database: string } | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    const response = await fetch(`${url}/alert`, { signal, redirect: 'manual' })
    const database = response.headers.get('x-database')
    return response.ok && database !== null ? { html: await response.text(), database } : undefined
  } catch {
    return undefined
  }
}

/**
 * The running site that reads this database.
 * @returns `undefined` when no site responds
 * @throws UsageError when the one that responds has another database
 */
export async function getSite({ db }: Pick<SiteDatabase, 'db'>): Promise<RunningSite | undefined> {
  const identity = await databaseIdentity(databaseUrl(), db)
  const others: string[] = []
  for (const url of siteAddresses()) {
    const site = await askSite(url)
    if (site?.database === identity) return { url }
    if (site?.database) others.push(url)
  }
  const [other] = others
  if (!other) return undefined
  throw new UsageError(
    `The site at ${other} has another database than ${databaseName()}. Nothing was changed. Set DATA_DIR, or DATABASE_URL, as it is for the site.`,
  )
}

/** Without the password. */
function databaseName(): string {
  const url = new URL(databaseUrl(), 'file:///')
  url.password = ''
  return url.protocol === 'file:' ? url.pathname : url.href
}

/**
 * Says on standard error which site has this database, so that what a command prints stays as it is.
 * @param isStrict whether the command needs the database of the site that responds
 * @throws UsageError when it is strict and the site has another one
 */
export async function checkSite(store: Pick<SiteDatabase, 'db'>, isStrict = true): Promise<void> {
  try {
    const site = await getSite(store)
    if (site) console.error(`Site: ${site.url}`)
  } catch (error) {
    if (isStrict) throw error
    console.error((error as Error).message)
  }
}
