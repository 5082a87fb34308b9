import { readdirSync } from 'node:fs'
import { expect, test as base } from '@playwright/test'
import { type ContentServer, startContentServer } from '../../support/servers/content-server'
import { freePort } from '../../support/servers/ports'
import { createRelease, type Release } from '../../support/servers/release'
import { createPostgres, createRedis, type Service } from '../../support/servers/services'
import { type Site, startRelease } from '../../support/servers/site'

const secret = 'a secret of the tests'

/** Long enough that nothing in these tests happens because it has passed. */
const intervalSeconds = '3600'

type Instance = {
  /** What it runs from. */
  folder: string
  url: string
  port: number
  start: () => Promise<void>
  kill: () => Promise<void>
  /** How many pages it keeps on its disk. */
  pagesKept: () => number
}

type Cluster = {
  /** Two releases, each in a folder of its own, as on machines of their own. */
  instances: readonly [Instance, Instance]
  provider: ContentServer
  redis: Service
}

/** Playwright's `test`, with two running instances and what they share; one set for all tests of a worker. */
export const test = base.extend<object, { several: Cluster }>({
  several: [
    async ({}, provide) => {
      // All that was begun is ended, also when something else could not begin.
      const endings: (() => unknown)[] = []
      const lend = async <T>(making: Promise<T>, end: (made: T) => unknown) => {
        const made = await making
        endings.unshift(() => end(made))
        return made
      }
      try {
        const provider = await lend(startContentServer(), (server) => server.stop())
        const postgres = await lend(createPostgres(), (service) => service.remove())
        const redis = await lend(createRedis(), (service) => service.remove())
        await Promise.all([postgres.start(), redis.start()])
        const settings = {
          DATABASE_URL: postgres.url,
          REDIS_URL: redis.url,
          CONTENT_API_URL: provider.url,
          SCHOOL_CODE: 'dvs',
          REVALIDATE_SECONDS: intervalSeconds,
          REVALIDATE_SECRET: secret,
          TRUST_PROXY: '1',
        }
        const open = async (like?: Release) => {
          const release = createRelease(like)
          return lend(createInstance(release, settings), ({ remove }) => remove())
        }
        const one = await open()
        const instances = [one.instance, (await open(one.release)).instance] as const
        await Promise.all(instances.map(({ start }) => start()))
        await provide({ instances, provider, redis })
      } finally {
        for (const end of endings) await end()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

async function createInstance(release: Release, settings: Record<string, string>) {
  const port = await freePort()
  let site: Site | undefined
  const kill = async () => {
    await site?.kill()
    site = undefined
  }
  const instance: Instance = {
    folder: release.folder,
    url: `http://localhost:${port}`,
    port,
    start: async () => {
      site ??= await startRelease(release, port, { ...settings, DATA_DIR: release.data })
    },
    kill,
    pagesKept: () =>
      readdirSync(release.pages, { recursive: true }).filter((name) =>
        String(name).endsWith('.html'),
      ).length,
  }
  const remove = async () => {
    await kill()
    release.remove()
  }
  return { release, instance, remove }
}

/** The text of a page, which has to be there at once. */
export async function read(url: string, path: string): Promise<string> {
  const page = await fetch(url + path, { signal: AbortSignal.timeout(5000) })
  expect(page.status, path).toBe(200)
  return page.text()
}

/** Has an instance make the pages of a collection anew, as the office does. */
export async function revalidate(url: string, tag: string) {
  const { status } = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tag }),
  })
  expect(status).toBe(200)
}

/** Whether a page says something. */
export const says = async (url: string, path: string, text: string) =>
  (await read(url, path)).includes(text)

export const expectText = (url: string, path: string, text: string) =>
  expect
    .poll(() => says(url, path, text), { message: `${path}: ${text}`, timeout: 20_000 })
    .toBe(true)

export { expect }
