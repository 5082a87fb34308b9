import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test as base } from '../../support/browser/test'
import { type Alerts, openAlerts } from '../../support/servers/alerts'
import { freePort } from '../../support/servers/ports'
import { type Site, startSite } from '../../support/servers/site'

type Shared = { folder: string; running: { site: Site; restart: () => Promise<void> } }
type Fixtures = {
  alerts: Alerts
  /** Waits until the site has noticed the change of its alerts. */
  noticed: (text: string | RegExp) => Promise<void>
}

/** Allows for a busy machine. `npm run bench -- alert` measures, and tests/soak/cluster enforces R-ALERT-5. */
const timeout = 30_000

/** Playwright's `test` with its own site, one for each worker. No alert is left from the previous test. */
export const test = base.extend<Fixtures, Shared>({
  folder: [
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'site-alerts-'))
      await provide(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ folder }, provide) => {
      const port = await freePort()
      // Pages of records are regenerated at nearly every request.
      const settings = {
        DATA_DIR: folder,
        DATABASE_URL: '',
        REDIS_URL: '',
        REVALIDATE_SECONDS: '1',
      }
      const running = {
        site: await startSite(port, settings),
        restart: async () => {
          await running.site.stop()
          running.site = await startSite(port, settings)
        },
      }
      await provide(running)
      await running.site.kill()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ running }, provide) => provide(running.site.url),
  alerts: async ({ folder, running }, provide) => {
    const alerts = await openAlerts(`file:${path.join(folder, 'enquiries.db')}`)
    // The site creates its tables in the background.
    await expect(() => alerts.clear()).toPass({ timeout })
    await expect.poll(() => fetchBar(running.site.url), { timeout }).toBe('')
    await provide(alerts)
    alerts.close()
  },
  noticed: async ({ running }, provide) =>
    provide((text) => expect.poll(() => fetchBar(running.site.url), { timeout }).toMatch(text)),
})

const fetchBar = async (site: string) => (await fetch(`${site}/alert`)).text()

export const { expect } = base
