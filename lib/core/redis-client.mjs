// @ts-check
// Plain JavaScript: also used by the page cache, which Next loads outside the bundle.
import { Redis } from 'ioredis'

/** Routes, the start of the server and the page cache have modules of their own; a process has one connection. */
const key = Symbol.for('school-website.redis')

/** @typedef {{ warn: (facts: object, message: string) => void, info: (message: string) => void }} Log */

/**
 * The process's connection to Redis, made at first use. While Redis is unavailable commands fail at once, none waits
 * in a queue, and the connection is tried again in the background: the caller must be able to do without.
 * @param {string} url `redis://…`; Redis 6.2 or later
 * @param {Log} [log] is told once when Redis becomes unavailable, and once when it is back
 * @returns {Redis}
 */
export function redisClient(url, log) {
  const holder = /** @type {{ [key]?: Redis }} */ (globalThis)
  return (holder[key] ??= connect(url, log))
}

/** Ends the connection; the next use makes another. */
export function closeRedis() {
  const holder = /** @type {{ [key]?: Redis }} */ (globalThis)
  holder[key]?.disconnect()
  delete holder[key]
}

/** @param {string} url @param {Log} [log] */
function connect(url, log) {
  const client = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: 300,
    socketTimeout: 500,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 5000),
  })
  let isAway = false
  /** @type {string | undefined} */
  let code
  // Every failed try is an event; one line in the log is enough for all.
  client.on('error', (/** @type {NodeJS.ErrnoException} */ error) => void (code = error.code))
  client.on('reconnecting', () => {
    if (!isAway) log?.warn({ code }, 'Redis is away: each process goes on by itself')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log?.info('Redis is back')
    isAway = false
  })
  return client
}
