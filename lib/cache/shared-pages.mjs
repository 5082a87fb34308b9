// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import { Redis } from 'ioredis'

/** A page waits for the shared cache no longer than this; then the machine's own files answer. */
const patienceMilliseconds = 500
const keepSeconds = 30 * 86_400
const tagsKey = 'school-website:tags'

/** @typedef {{ stale?: number, expired?: number }} TagTimes moments in milliseconds since 1970 */
/** @typedef {NonNullable<Awaited<ReturnType<import('next/dist/server/lib/incremental-cache').CacheHandler['get']>>>} Entry */

/**
 * Pages and revalidated tags that several instances of the same build share in Redis. Every failure is
 * quiet: the instance goes on with its own files, and joins again when Redis is back.
 */
export class SharedPages {
  #redis
  #prefix

  /** @param {string} url `redis://…` @param {string} serverDistDir Next's folder of the build */
  constructor(url, serverDistDir) {
    this.#redis = new Redis(url, {
      commandTimeout: patienceMilliseconds,
      connectTimeout: 2000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 200, 5000),
    })
    this.#redis.on('error', () => undefined)
    this.#prefix = `school-website:${buildId(serverDistDir)}:`
  }

  /**
   * A page, if another instance or this one has shared it, and when tags were last revalidated by any.
   * @param {string} key
   * @returns {Promise<{ entry: Entry | null, tags: Map<string, TagTimes> } | undefined>} nothing without Redis
   */
  async get(key) {
    try {
      const [raw, tags] = await Promise.all([
        this.#redis.getBuffer(this.#prefix + key),
        this.#redis.hgetall(tagsKey),
      ])
      const times = Object.entries(tags).map(
        ([tag, text]) => /** @type {const} */ ([tag, JSON.parse(text)]),
      )
      return { entry: raw && v8.deserialize(raw), tags: new Map(times) }
    } catch {
      return undefined
    }
  }

  /** @param {string} key @param {Entry | null} entry */
  async set(key, entry) {
    await (
      entry?.value
        ? this.#redis.set(this.#prefix + key, v8.serialize(entry), 'EX', keepSeconds)
        : this.#redis.del(this.#prefix + key)
    ).catch(() => undefined)
  }

  /** @param {Map<string, TagTimes>} tags */
  async setTags(tags) {
    const fields = [...tags].map(
      ([tag, times]) => /** @type {const} */ ([tag, JSON.stringify(times)]),
    )
    await this.#redis.hset(tagsKey, Object.fromEntries(fields)).catch(() => undefined)
  }
}

/** Pages of different builds name different files. @param {string} serverDistDir */
const buildId = (serverDistDir) =>
  readFileSync(path.join(serverDistDir, '../BUILD_ID'), 'utf8').trim()
