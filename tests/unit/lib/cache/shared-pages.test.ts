/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SharedPages } from '@/lib/cache/shared-pages.mjs'
import { createRedis, type Service } from '../../../support/services'

const build = mkdtempSync(path.join(tmpdir(), 'shared-pages-'))
const server = path.join(build, 'server')
mkdirSync(server)
writeFileSync(path.join(build, 'BUILD_ID'), 'a build')

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('what the office had made anew, among several instances', () => {
  let redis: Service
  const instances: SharedPages[] = []

  /** An instance that knows when news were last made anew. */
  function instanceThatKnows(stale?: number) {
    const known = new Map(stale ? [['news', { stale }]] : [])
    const instance = new SharedPages(redis.url, server, known)
    instances.push(instance)
    return { instance, known }
  }

  /** What the others can know of news, as soon as Redis answers. */
  async function heard(asked: SharedPages): Promise<number | undefined> {
    for (;;) {
      const answer = await asked.get('/news')
      if (answer) return answer.tags.get('news')
      await pause()
    }
  }

  beforeEach(async () => {
    redis = await createRedis()
    await redis.start()
  })
  afterEach(async () => {
    for (const instance of instances.splice(0)) instance.close()
    await redis.remove()
  })

  it('is not hidden by what one tells late', async () => {
    const { instance: one } = instanceThatKnows(2000)
    const { instance: other } = instanceThatKnows(1000)
    await heard(one)
    await heard(other)
    await one.tell()
    await other.tell()
    expect(await heard(other)).toBe(2000)
  })

  it('is told again when Redis has lost everything', async () => {
    const { instance: one } = instanceThatKnows(1000)
    const { instance: other } = instanceThatKnows()
    await heard(one)
    await one.tell()
    expect(await heard(other)).toBe(1000)
    await redis.kill()
    await redis.start()
    while ((await heard(other)) !== 1000) await pause()
  })

  it('is told as soon as Redis is there, when it was not', async () => {
    await redis.kill()
    const { instance: one, known } = instanceThatKnows()
    const { instance: other } = instanceThatKnows()
    known.set('news', { stale: 1000 })
    await one.tell()
    await redis.start()
    while ((await heard(other)) !== 1000) await pause()
  })
})
