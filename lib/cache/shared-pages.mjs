// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'
import { Redis } from 'ioredis'

/** A page waits for the shared cache no longer than this; then the machine's own files answer. */
const patienceMilliseconds = 1000
const retellMilliseconds = 1000
const keepSeconds = 30 * 86_400
/** A sorted set of tags by the moment they were last revalidated. */
const tagsKey = 'school-website:revalidated'

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
  #known
  /** @type {NodeJS.Timeout | undefined} */
  #retelling

  /**
   * @param {string} url `redis://…`; Redis 6.2 or later
   * @param {string} serverDistDir Next's folder of the build
   * @param {ReadonlyMap<string, { stale?: number }>} known when this instance knows tags to have been revalidated
   */
  constructor(url, serverDistDir, known) {
    this.#known = known
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
    // It may have missed something while it was away, or have lost everything.
    this.#redis.on('ready', () => this.tell())
    this.#prefix = `school-website:${buildId(serverDistDir)}:`
  }

  /**
   * A page, if another instance or this one has shared it, and when tags were last revalidated by any.
   * @param {string} key
   * @returns {Promise<{ entry: Entry | null, tags: Map<string, number> } | undefined>} moments in milliseconds
   * since 1970; nothing without Redis
   */
  async get(key) {
    await this.#begun
    try {
      const [raw, tags] = await Promise.all([
        this.#redis.getBuffer(this.#prefix + key),
        this.#redis.zrange(tagsKey, 0, '-1', 'WITHSCORES'),
      ])
      const entry = this.#unshared.has(key) ? null : raw && v8.deserialize(raw)
      return { entry, tags: pairs(tags) }
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
   * Tells the other instances what this one knows, as soon as it can be done. Told late, it does not take the
   * place of what another has told since.
   */
  async tell() {
    clearTimeout(this.#retelling)
    const times = [...this.#known].flatMap(([tag, { stale }]) => (stale ? [stale, tag] : []))
    if (times.length === 0) return
    try {
      await this.#redis.zadd(tagsKey, 'GT', ...times)
    } catch {
      this.#retelling = setTimeout(() => this.tell(), retellMilliseconds).unref()
    }
  }

  /** Ends the connection. */
  close() {
    clearTimeout(this.#retelling)
    this.#redis.disconnect()
  }
}

/**
 * Members of a sorted set by name.
 * @param {string[]} flat each name, and then its score
 */
function pairs(flat) {
  /** @type {Map<string, number>} */
  const scores = new Map()
  for (let at = 0; at + 1 < flat.length; at += 2) scores.set(flat[at] ?? '', Number(flat[at + 1]))
  return scores
}

/** Pages of different builds name different files. @param {string} serverDistDir */
const buildId = (serverDistDir) =>
  readFileSync(path.join(serverDistDir, '../BUILD_ID'), 'utf8').trim()
