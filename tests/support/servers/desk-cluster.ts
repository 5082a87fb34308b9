import { people, password } from './desk-site'
import { type Nginx, startNginx } from './nginx'
import { startOffice } from './run-desk-process'
import { freePort } from './ports'
import { createRelease, type Release } from './release'
import { s3Key, startS3 } from './s3'
import { createPostgres, createRedis, type Service } from './services'
import { type Site, startRelease } from './site'

type DeskInstance = {
  url: string
  start: () => Promise<void>
  /** Sends SIGKILL: it cannot clean up. */
  kill: () => Promise<void>
}

export type DeskCluster = {
  instances: readonly [DeskInstance, DeskInstance]
  nginx: Nginx
  postgres: Service
  remove: () => Promise<void>
}

/**
 * Two releases with a desk, on separate folders as on two machines; with PostgreSQL, Redis and an S3-compatible store in
 * common, `deploy/nginx` in front, and the people of `desk-site.ts`.
 */
export async function startDeskCluster(): Promise<DeskCluster> {
  // Everything that was started is stopped, also when a later start fails.
  const cleanups: (() => unknown)[] = []
  async function remove() {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
  }
  try {
    const postgres = await createPostgres()
    cleanups.push(postgres.remove)
    const redis = await createRedis()
    cleanups.push(redis.remove)
    const s3 = await startS3()
    cleanups.push(s3.stop)
    await Promise.all([postgres.start(), redis.start()])
    const settings = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      MEDIA_URL: mediaUrl(s3.url),
      CONTENT_API_URL: '',
      TRUST_PROXY: '1',
      DESK_SECRET: 'a secret of the desk with more than 32 characters',
    }
    const original = createRelease()
    const releases = [original, createRelease(original)] as const
    cleanups.push(...releases.map((release) => release.remove))
    const { office } = startOffice({ ...settings, DATA_DIR: original.data })
    await office({ do: 'join', people: Object.values(people), password })
    const ports = [await freePort(), await freePort()] as const
    const instances = [
      createInstance(releases[0], ports[0], settings),
      createInstance(releases[1], ports[1], settings),
    ] as const
    cleanups.push(...instances.map(({ kill }) => kill))
    await Promise.all(instances.map(({ start }) => start()))
    const nginx = await startNginx(ports)
    cleanups.push(nginx.stop)
    return { instances, nginx, postgres, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

function mediaUrl(bucket: string): string {
  const url = new URL(bucket)
  url.username = s3Key.accessKeyId
  url.password = encodeURIComponent(s3Key.secretAccessKey)
  url.searchParams.set('region', s3Key.region)
  return url.href
}

function createInstance(
  release: Release,
  port: number,
  settings: Record<string, string>,
): DeskInstance {
  let site: Site | undefined
  return {
    url: `http://localhost:${port}`,
    start: async () => {
      site ??= await startRelease(release, port, { ...settings, DATA_DIR: release.data })
    },
    kill: async () => {
      await site?.kill()
      site = undefined
    },
  }
}
