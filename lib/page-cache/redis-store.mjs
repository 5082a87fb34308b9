import { readFileSync } from 'node:fs'
import path from 'node:path'
import v8 from 'node:v8'

/** @typedef {NonNullable<Awaited<ReturnType<import('next/dist/server/lib/incremental-cache').CacheHandler['get']>>>} Entry */
/** @typedef {Map<string, number>} Tags the time of each tag's last revalidation, in milliseconds since 1970 */

const maxAgeSeconds = 30 * 86_400
/** The key of a sorted set of tags by the time of their last revalidation, and the name of the channel for changes. */
const tagsKey = 'school-website:revalidated'

/**
 * Shares pages and revalidated tags between instances of the same build through Redis. Errors are ignored: the instance
 * continues with its own files, and shares again when Redis is available.
 */
export class RedisStore {
  #redis
  #subscriber
  #prefix
  #tags

  /**
   * @param {import('ioredis').Redis} redis
   * @param {string} distDir Next's build folder
   * @param {{ current: () => Tags, received: (tags: Tags) => void }} tags the revalidated tags of this instance, and
   * a callback for those of other instances
   */
  constructor(redis, distDir, tags) {
    this.#redis = redis
    // Pages of different builds refer to different files.
    this.#prefix = `school-website:${readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8').trim()}:`
    this.#tags = tags
    // A subscribed connection cannot send commands. It may be idle for hours, so it has no socket timeout.
    this.#subscriber = redis.duplicate({ socketTimeout: undefined })
    this.#subscriber.on('error', () => undefined)
    this.#subscriber.on('message', (_, message) => tags.received(new Map(JSON.parse(message))))
    this.#subscriber.on('ready', () => void this.#synchronise())
    redis.on('ready', this.#synchronise)
    if (redis.status === 'ready') void this.#synchronise()
  }

  /** Exchanges all tags. While Redis was unavailable, messages were missed and Redis may have lost its data. */
  #synchronise = async () => {
    try {
      // Subscribes before reading, so that no message in between is missed.
      if (this.#subscriber.status === 'ready') await this.#subscriber.subscribe(tagsKey)
      await this.publishTags()
      this.#tags.received(parseScores(await this.#redis.zrange(tagsKey, 0, '-1', 'WITHSCORES')))
    } catch {
      // Retried with the next connection.
    }
  }

  /** A page that any instance has shared. @param {string} key @returns {Promise<Entry | undefined>} */
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
   * @param {{ onlyReplace: boolean }} options whether to store only if the key exists
   */
  async set(key, entry, { onlyReplace }) {
    const name = this.#prefix + key
    try {
      if (!entry.value) await this.#redis.del(name)
      else if (onlyReplace)
        await this.#redis.set(name, v8.serialize(entry), 'EX', maxAgeSeconds, 'XX')
      else await this.#redis.set(name, v8.serialize(entry), 'EX', maxAgeSeconds)
    } catch {
      // This instance has the page. The others render it themselves.
    }
  }

  /** Publishes the revalidated tags to the other instances. An earlier time never replaces a later one. */
  async publishTags() {
    const tags = [...this.#tags.current()]
    if (tags.length === 0) return
    try {
      await this.#redis.zadd(tagsKey, 'GT', ...tags.flatMap(([tag, time]) => [time, tag]))
      await this.#redis.publish(tagsKey, JSON.stringify(tags))
    } catch {
      // Published with the next connection.
    }
  }

  /** Closes the subscribed connection. */
  close() {
    this.#redis.off('ready', this.#synchronise)
    this.#subscriber.disconnect()
  }
}

/** Parses members of a sorted set and their scores. @param {string[]} flat each member, followed by its score */
function parseScores(flat) {
  /** @type {Tags} */
  const scores = new Map()
  for (let i = 0; i + 1 < flat.length; i += 2) scores.set(flat[i] ?? '', Number(flat[i + 1]))
  return scores
}
