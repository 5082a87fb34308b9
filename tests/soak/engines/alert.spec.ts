import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openAlerts } from '../../support/servers/alerts'
import { freePort } from '../../support/servers/ports'
import { startSite } from '../../support/servers/site'
import { expect, test as base } from './visitor'

/** `test` with a site of its own, so that its alert is not on the pages of other tests. */
const test = base.extend<object, { folder: string; ownSite: string }>({
  folder: [
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'site-engines-'))
      await provide(folder)
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  ownSite: [
    async ({ folder }, provide) => {
      const settings = { DATA_DIR: folder, DATABASE_URL: '', REDIS_URL: '' }
      const site = await startSite(await freePort(), settings)
      await provide(site.url)
      await site.kill()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ ownSite }, provide) => provide(ownSite),
})

test('an alert is on every page until the visitor dismisses it', async ({
  visitor,
  folder,
  baseURL,
}) => {
  const alerts = await openAlerts(`file:${path.join(folder, 'enquiries.db')}`)
  // The site creates its tables in the background.
  await expect(() => alerts.clear()).toPass({ timeout: 10_000 })
  const text = 'Buses run again on all routes.'
  await alerts.set({ kind: 'notice', text })
  const bar = async () => (await fetch(`${baseURL}/alert`)).text()
  await expect.poll(bar, { timeout: 10_000 }).toContain(text)
  alerts.close()

  await visitor.open('/about')
  await visitor.reads('region', new RegExp(text), 'Alert')
  await visitor.openHydrated('/tabloid')
  await visitor.reads('region', new RegExp(text), 'Alert')
  await visitor.within('region', 'Alert').click('button', /^Dismiss/)
  await visitor.seesNo('region', 'Alert')
  await visitor.open('/about')
  await visitor.sees('heading')
  await visitor.seesNo('region', 'Alert')
})
