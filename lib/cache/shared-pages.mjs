// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import { Redis } from 'ioredis'

/** A page waits for the shared cache no longer than this; then the machine's own files answer. */
const patienceMilliseconds = 1000
const retellMilliseconds = 1000
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
  /** Ends with the first try to connect: until then the first pages wait for Redis. */
  #begun
  /** Made while Redis was away: what it has of them is older. @type {Set<string>} */
  #unshared = new Set()
  /** What Redis could not be told yet. @type {Map<string, TagTimes>} */
  #untold = new Map()
  /** @type {NodeJS.Timeout | undefined} */
  #retelling

  /** @param {string} url `redis://…` @param {string} serverDistDir Next's folder of the build */
  constructor(url, serverDistDir) {
    this.#redis = new Redis(url, {
      commandTimeout: patienceMilliseconds,
      // One that hangs is left for as long as it does: only the first page waits for it.
      socketTimeout: patienceMilliseconds,
      connectTimeout: 2000,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: (times) => Math.min(times * 200, 5000),
    })
    this.#redis.on('error', () => undefined)
    this.#begun = new Promise((resolve) => {
      this.#redis.once('ready', resolve).once('close', resolve)
    })
    this.#prefix = `school-website:${buildId(serverDistDir)}:`
  }

  /**
   * A page, if another instance or this one has shared it, and when tags were last revalidated by any.
   * @param {string} key
   * @returns {Promise<{ entry: Entry | null, tags: Map<string, TagTimes> } | undefined>} nothing without Redis
   */
  async get(key) {
    await this.#begun
    try {
      const [raw, tags] = await Promise.all([
        this.#redis.getBuffer(this.#prefix + key),
        this.#redis.hgetall(tagsKey),
      ])
      const times = Object.entries(tags).map(
        ([tag, text]) => /** @type {const} */ ([tag, JSON.parse(text)]),
      )
      const entry = this.#unshared.has(key) ? null : raw && v8.deserialize(raw)
      return { entry, tags: new Map(times) }
    } catch {
      return undefined
    }
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   * @param {{ onlyInPlace: boolean }} options whether only to take the place of a page that is there
   */
  async set(key, entry, { onlyInPlace }) {
    const name = this.#prefix + key
    try {
      if (!entry.value) await this.#redis.del(name)
      else if (onlyInPlace)
        await this.#redis.set(name, v8.serialize(entry), 'EX', keepSeconds, 'XX')
      else await this.#redis.set(name, v8.serialize(entry), 'EX', keepSeconds)
      this.#unshared.delete(key)
    } catch {
      if (!onlyInPlace) this.#unshared.add(key)
    }
  }

  /**
   * Tells the other instances, as soon as it can be done.
   * @param {Map<string, TagTimes>} tags
   */
  async setTags(tags) {
    for (const [tag, times] of tags) this.#untold.set(tag, times)
    const told = new Map(this.#untold)
    const fields = [...told].map(
      ([tag, times]) => /** @type {const} */ ([tag, JSON.stringify(times)]),
    )
    try {
      await this.#redis.hset(tagsKey, Object.fromEntries(fields))
      for (const [tag, times] of told) {
        if (this.#untold.get(tag) === times) this.#untold.delete(tag)
      }
    } catch {
      clearTimeout(this.#retelling)
      this.#retelling = setTimeout(() => this.setTags(new Map()), retellMilliseconds).unref()
    }
  }
}

/** Pages of different builds name different files. @param {string} serverDistDir */
const buildId = (serverDistDir) =>
  readFileSync(path.join(serverDistDir, '../BUILD_ID'), 'utf8').trim()
