import { env } from '@/lib/core/env'
import type { SiteDatabase } from '@/lib/database/database'
import { getDatabaseIdentity } from '@/lib/database/identity'
import { getDatabaseUrl } from '@/lib/database/site-database'
import { UsageError } from './command-line'

/** A site that responds. */
export type RunningSite = { url: string }

const timeoutMilliseconds = 3000

/** Lists the URLs at which the site may respond: `SITE_ADDRESS` or this machine, then the public URL. */
export const listSiteAddresses = (): string[] => [
  ...new Set([env.siteAddress ?? `http://localhost:${env.port}`, env.ownUrl]),
]

/** Reads `/alert` of a site; `undefined` when no site responds. */
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
 * Finds the running site that uses this database.
 * @returns `undefined` when no site responds
 * @throws UsageError when the site that responds uses another database
 */
export async function findSite({ db }: Pick<SiteDatabase, 'db'>): Promise<RunningSite | undefined> {
  const identity = await getDatabaseIdentity(getDatabaseUrl(), db)
  const others: string[] = []
  for (const url of listSiteAddresses()) {
    const site = await askSite(url)
    if (site?.database === identity) return { url }
    if (site?.database) others.push(url)
  }
  const [other] = others
  if (!other) return undefined
  throw new UsageError(
    `The site at ${other} uses another database than ${getDatabaseName()}. Nothing was changed. Set DATA_DIR, or DATABASE_URL, as it is for the site.`,
  )
}

/** Returns the URL or path of the database, without the password. */
function getDatabaseName(): string {
  const url = new URL(getDatabaseUrl(), 'file:///')
  url.password = ''
  return url.protocol === 'file:' ? url.pathname : url.href
}

/**
 * Prints which site uses this database, on standard error, so that the output of the command is unchanged.
 * @param isStrict whether the command needs the database of the site that responds
 * @throws UsageError when it is strict and the site uses another database
 */
export async function checkSite(store: Pick<SiteDatabase, 'db'>, isStrict = true): Promise<void> {
  try {
    const site = await findSite(store)
    if (site) console.error(`Site: ${site.url}`)
  } catch (error) {
    if (isStrict) throw error
    console.error((error as Error).message)
  }
}
