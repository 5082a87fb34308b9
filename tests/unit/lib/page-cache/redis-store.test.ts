import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Redis } from 'ioredis'
import { RedisStore } from '@/lib/page-cache/redis-store.mjs'
import { withServers } from '@/tests/support/fixtures/with-servers'
import { createRedis, type Service } from '@/tests/support/servers/services'

const distDir = mkdtempSync(path.join(tmpdir(), 'redis-store-'))
writeFileSync(path.join(distDir, 'BUILD_ID'), 'a build')

withServers('revalidated tags of several instances', () => {
  let redis: Service
  const cleanups: (() => void)[] = []

  /** An instance, and its revalidated tags. */
  function newInstance(stale?: number) {
    const known = new Map(stale ? [['news', stale]] : [])
    const client = new Redis(redis.url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => 50,
    })
    client.on('error', () => undefined)
    const store = new RedisStore(client, distDir, {
      current: () => known,
      received: (tags) => {
        for (const [tag, time] of tags) known.set(tag, Math.max(time, known.get(tag) ?? 0))
      },
    })
    cleanups.push(() => {
      store.close()
      client.disconnect()
    })
    return { store, known }
  }

  async function expectKnown({ known }: { known: Map<string, number> }, time: number) {
    while (known.get('news') !== time) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  async function expectAll(known: ReadonlyMap<string, number>, tags: string[]) {
    while (!known.has(tags.at(-1)!)) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(tags.filter((tag) => !known.has(tag))).toEqual([])
  }

  beforeEach(async () => {
    redis = await createRedis()
    await redis.start()
  })
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0)) cleanUp()
    await redis.remove()
  })

  it('reach the other instances at once', async () => {
    const one = newInstance(1000)
    const other = newInstance()
    await expectKnown(other, 1000)
    one.known.set('news', 2000)
    await one.store.publishTags()
    await expectKnown(other, 2000)
  })

  it('are not replaced by an earlier time that is published later', async () => {
    const one = newInstance(2000)
    const other = newInstance(1000)
    await expectKnown(other, 2000)
    await other.store.publishTags()
    const third = newInstance()
    await expectKnown(third, 2000)
    expect(one.known.get('news')).toBe(2000)
  })

  it('are all known to an instance that connects meanwhile', async () => {
    const client = new Redis(redis.url)
    const tags = Array.from({ length: 1000 }, (_, number) => `tag ${number}`)
    let latest = tags[0]!
    const one = new RedisStore(client, distDir, {
      current: () => new Map([[latest, 1000]]),
      received: () => undefined,
    })
    cleanups.push(() => {
      one.close()
      client.disconnect()
    })
    const others = []
    for (const [number, tag] of tags.entries()) {
      latest = tag
      const published = one.publishTags()
      if (number % 20 === 0) others.push(newInstance())
      if (number % 4 === 0) await published
    }
    for (const { known } of others) await expectAll(known, tags)
  })

  it('are published again after Redis lost its data', async () => {
    newInstance(1000)
    await expectKnown(newInstance(), 1000)
    await redis.kill()
    await redis.start()
    await expectKnown(newInstance(), 1000)
  })

  it('are published as soon as Redis becomes available', async () => {
    await redis.kill()
    const one = newInstance()
    const other = newInstance()
    one.known.set('news', 1000)
    await one.store.publishTags()
    await redis.start()
    await expectKnown(other, 1000)
  })
})

withServers('a page', () => {
  it('is shared with other instances of the same build', async () => {
    const redis = await createRedis()
    await redis.start()
    const client = new Redis(redis.url)
    const tags = { current: () => new Map(), received: () => undefined }
    const store = new RedisStore(client, distDir, tags)
    const entry = {
      lastModified: 1,
      value: { kind: 'APP_PAGE', html: 'News', segmentData: new Map([['/a', Buffer.from('b')]]) },
    } as never
    await store.set('/news', entry, { onlyReplace: true })
    expect(await store.get('/news')).toBeUndefined()
    await store.set('/news', entry, { onlyReplace: false })
    expect(await store.get('/news')).toEqual(entry)

    await redis.kill()
    client.on('error', () => undefined)
    const unavailable = new Redis(redis.url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: null,
    })
    unavailable.on('error', () => undefined)
    const disconnected = new RedisStore(unavailable, distDir, tags)
    expect(await disconnected.get('/news')).toBeUndefined()
    await disconnected.set('/news', entry, { onlyReplace: false })
    for (const opened of [store, disconnected]) opened.close()
    client.disconnect()
    await redis.remove()
  })
})
