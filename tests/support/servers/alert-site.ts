import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hashVersion } from '@/lib/alerts/current'
import { readAlerts } from '@/lib/alerts/store'
import type { SiteDatabase } from '@/lib/database/database'
import { getDatabaseIdentity } from '@/lib/database/identity'

/** A site that has only `/alert`, from a database. It stays without alerts while `isStuck`. */
export async function startAlertSite(url: string, { db }: Pick<SiteDatabase, 'db'>) {
  const state = { isStuck: false }
  const server = createServer(async (_, response) => {
    const version = state.isStuck ? '' : hashVersion(await readAlerts(db))
    response.setHeader('X-Database', await getDatabaseIdentity(url, db))
    response.end(version && `<section data-version="${version}"></section>`)
  })
  await once(server.listen(0), 'listening')
  const { port } = server.address() as AddressInfo
  async function stop() {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://localhost:${port}`, port, state, stop }
}
