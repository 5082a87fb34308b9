import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base } from '@playwright/test'
import { type ContentServer, startContentServer } from '../../support/servers/content-server'
import { freePort } from '../../support/servers/ports'
import { createRandom, type Random } from '../../support/fixtures/random'
import { createPostgres, createRedis, type Service } from '../../support/servers/services'
import { type Site, startSite } from '../../support/servers/site'

type Settings = Record<string, string>

type Fixtures = {
  /** A folder of the test's own, which the site stores in. */
  folder: string
  provider: ContentServer
  /** Starts the built site with a store and a provider of the test's own; at an address it had when it is given. */
  open: (settings?: Settings, port?: number) => Promise<Site>
  /** Runs `npm run enquiries` on the store of the test. */
  office: (...words: string[]) => Promise<string>
  /** Not started yet. */
  postgres: Service
  /** Not started yet. */
  redis: Service
  /** Set `SEED` to what a failure prints to meet the same faults again. */
  random: Random
}

/** Playwright's `test`, for the built site as a process of its own. */
export const test = base.extend<Fixtures>({
  folder: async ({}, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'site-data-'))
    await provide(folder)
    await rm(folder, { recursive: true, force: true })
  },
  provider: async ({}, provide) => {
    const provider = await startContentServer()
    await provide(provider)
    await provider.stop()
  },
  open: async ({ folder, provider }, provide) => {
    const sites: Site[] = []
    await provide(async (settings = {}, port) => {
      const given = { ...settingsOf(folder, provider), ...settings }
      const site = await startSite(port ?? (await freePort()), given)
      sites.push(site)
      return site
    })
    await Promise.all(sites.map((site) => site.kill()))
  },
  office: async ({ folder, provider }, provide) => {
    const env = { ...process.env, ...settingsOf(folder, provider) }
    await provide(async (...words) => {
      const command = ['run', '--silent', 'enquiries', '--', ...words]
      return (await promisify(execFile)('npm', command, { env })).stdout
    })
  },
  postgres: async ({}, provide) => lend(await createPostgres(), provide),
  redis: async ({}, provide) => lend(await createRedis(), provide),
  random: async ({}, provide, info) => {
    const seed = Number(process.env.SEED ?? randomInt(2 ** 32))
    await provide(createRandom(seed))
    if (info.status !== info.expectedStatus) console.log(`SEED=${seed}`)
  },
})

async function lend(service: Service, provide: (service: Service) => Promise<void>) {
  await provide(service)
  await service.remove()
}

/** Opens the full health report. */
export const healthSecret = 'the-secret-of-the-health-report'

const settingsOf = (folder: string, provider: ContentServer): Settings => ({
  DATA_DIR: folder,
  DATABASE_URL: '',
  REDIS_URL: '',
  CONTENT_API_URL: provider.url,
  SCHOOL_CODE: 'dvs',
  HEALTH_SECRET: healthSecret,
  // Each post comes from an address of its own.
  TRUST_PROXY: '1',
})

export { expect }
