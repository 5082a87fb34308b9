// @ts-check
import { readFileSync } from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'

/** @typedef {NonNullable<Awaited<ReturnType<import('next/dist/server/lib/incremental-cache').CacheHandler['get']>>>} Entry */
/** @typedef {Map<string, number>} Tags by name, when they were last revalidated, in milliseconds since 1970 */

const maxAgeSeconds = 30 * 86_400
/** A sorted set of tags by the time of their last revalidation, and the channel that carries news of it. */
const tagsKey = 'school-website:revalidated'

/**
 * Pages and revalidated tags that several instances of the same build share in Redis. Every failure is quiet: the
 * instance goes on with its own files, and shares again when Redis is back.
 */
export class RedisStore {
  #redis
  #subscriber
  #prefix
  #tags

  /**
   * @param {import('ioredis').Redis} redis
   * @param {string} distDir Next's folder of the build
   * @param {{ current: () => Tags, received: (tags: Tags) => void }} tags what this instance knows of revalidated
   * tags, and what to do with what another has revalidated
   */
  constructor(redis, distDir, tags) {
    this.#redis = redis
    // Pages of different builds name different files.
    this.#prefix = `school-website:${readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8').trim()}:`
    this.#tags = tags
    // A connection that listens cannot be used for commands, and is silent for hours.
    this.#subscriber = redis.duplicate({ socketTimeout: undefined })
    this.#subscriber.on('error', () => undefined)
    this.#subscriber.on('message', (_, message) => tags.received(new Map(JSON.parse(message))))
    this.#subscriber.on('ready', () => void this.#synchronise())
    redis.on('ready', this.#synchronise)
    if (redis.status === 'ready') void this.#synchronise()
  }

  /** Messages were missed while Redis was unavailable, and Redis may have lost everything. */
  #synchronise = async () => {
    try {
      // Subscribed before it reads: what is published in between would otherwise be missed.
      if (this.#subscriber.status === 'ready') await this.#subscriber.subscribe(tagsKey)
      await this.publishTags()
      this.#tags.received(pairs(await this.#redis.zrange(tagsKey, 0, '-1', 'WITHSCORES')))
    } catch {
      // The next connection tries again.
    }
  }

  /** The page that an instance has shared, if any. @param {string} key @returns {Promise<Entry | undefined>} */
  async get(key) {
    try {
      const raw = await this.#redis.getBuffer(this.#prefix + key)
      return raw ? v8.deserialize(raw) : undefined
    } catch {
      return undefined
    }
  }

  /**
   * @param {string} key
   * @param {Entry} entry
   * @param {{ onlyReplace: boolean }} options whether only to replace a page that is there
   */
  async set(key, entry, { onlyReplace }) {
    const name = this.#prefix + key
    try {
      if (!entry.value) await this.#redis.del(name)
      else if (onlyReplace)
        await this.#redis.set(name, v8.serialize(entry), 'EX', maxAgeSeconds, 'XX')
      else await this.#redis.set(name, v8.serialize(entry), 'EX', maxAgeSeconds)
    } catch {
      // The instance has the page itself; the others render it for themselves.
    }
  }

  /** Tells the other instances which tags were revalidated. A late one does not replace a later one. */
  async publishTags() {
    const tags = [...this.#tags.current()]
    if (tags.length === 0) return
    try {
      await this.#redis.zadd(tagsKey, 'GT', ...tags.flatMap(([tag, time]) => [time, tag]))
      await this.#redis.publish(tagsKey, JSON.stringify(tags))
    } catch {
      // Synchronised with the next connection.
    }
  }

  /** Ends the connection that listens. */
  close() {
    this.#redis.off('ready', this.#synchronise)
    this.#subscriber.disconnect()
  }
}

/** Members of a sorted set with their scores. @param {string[]} flat each name, and then its score */
function pairs(flat) {
  /** @type {Tags} */
  const scores = new Map()
  for (let at = 0; at + 1 < flat.length; at += 2) scores.set(flat[at] ?? '', Number(flat[at + 1]))
  return scores
}
