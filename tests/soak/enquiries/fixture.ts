import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base } from '@playwright/test'
import { copyBuild } from '../../support/servers/build-copy'
import { type ContentServer, startContentServer } from '../../support/servers/content-server'
import { freePort } from '../../support/servers/ports'
import { createRandom, type Random } from '../../support/fixtures/random'
import { createPostgres, createRedis, type Service } from '../../support/servers/services'
import { type Site, startSite } from '../../support/servers/site'

type Settings = Record<string, string>

type Fixtures = {
  /** The `DATA_DIR` of the test. */
  folder: string
  provider: ContentServer
  /** Starts the built site with the test's own store and provider; pass a port to restart it at the same URL. */
  launch: (settings?: Settings, port?: number) => Promise<Site>
  /** Runs `npm run enquiries` on the store of the test. @returns its output */
  enquiriesCli: (...args: string[]) => Promise<string>
  /** Not started yet. */
  postgres: Service
  /** Not started yet. */
  redis: Service
  /** A failed test prints its seed. Set `SEED` to it to repeat the same faults. */
  random: Random
}

type Shared = {
  /** A copy of the build, because the provider has other records than the site of the other tests. */
  build: Awaited<ReturnType<typeof copyBuild>>
}

/** Playwright's `test` for the built site in its own process. */
export const test = base.extend<Fixtures, Shared>({
  build: [
    async ({}, provide) => {
      const build = await copyBuild()
      await provide(build)
      await build.remove()
    },
    { scope: 'worker' },
  ],
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
  launch: async ({ build: { distDir }, folder, provider }, provide) => {
    const sites: Site[] = []
    await provide(async (settings = {}, port) => {
      const site = await startSite(port ?? (await freePort()), {
        ...getSettings(folder, provider),
        NEXT_DIST_DIR: distDir,
        ...settings,
      })
      sites.push(site)
      return site
    })
    await Promise.all(sites.map((site) => site.kill()))
  },
  enquiriesCli: async ({ folder, provider }, provide) => {
    const env = { ...process.env, ...getSettings(folder, provider) }
    await provide(async (...args) => {
      const command = ['run', '--silent', 'enquiries', '--', ...args]
      return (await promisify(execFile)('npm', command, { env })).stdout
    })
  },
  postgres: async ({}, provide) => provideService(await createPostgres(), provide),
  redis: async ({}, provide) => provideService(await createRedis(), provide),
  random: async ({}, provide, info) => {
    const seed = Number(process.env.SEED ?? randomInt(2 ** 32))
    await provide(createRandom(seed))
    if (info.status !== info.expectedStatus) console.log(`SEED=${seed}`)
  },
})

async function provideService(service: Service, provide: (service: Service) => Promise<void>) {
  await provide(service)
  await service.remove()
}

/** Authorizes the full health report. */
export const healthSecret = 'the-secret-of-the-health-report'

const getSettings = (folder: string, provider: ContentServer): Settings => ({
  DATA_DIR: folder,
  DATABASE_URL: '',
  REDIS_URL: '',
  CONTENT_API_URL: provider.url,
  SCHOOL_CODE: 'dvs',
  HEALTH_SECRET: healthSecret,
  // Each post has another client address.
  TRUST_PROXY: '1',
})

export { expect }
