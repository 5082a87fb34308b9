// Plain JavaScript: the page cache also uses it, and Next loads the page cache outside the bundle.
import { Redis } from 'ioredis'

/** Routes, instrumentation and the page cache have separate module instances. They share one connection per process. */
const key = Symbol.for('school-website.redis')

/** @typedef {{ warn: (facts: object, message: string) => void, info: (message: string) => void }} Log */

/**
 * Returns the Redis connection of this process, created at first use. While Redis is unavailable, commands fail at once
 * and the client reconnects in the background. Callers must work without Redis.
 * @param {string} url `redis://…`; Redis 6.2 or later
 * @param {Log} [log] receives one message when Redis becomes unavailable, and one when it is available again
 * @returns {Redis}
 */
export function redisClient(url, log) {
  const holder = /** @type {{ [key]?: Redis }} */ (globalThis)
  return (holder[key] ??= connect(url, log))
}

/** Closes the connection. The next use opens a new one. */
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
  let isUnavailable = false
  /** @type {string | undefined} */
  let code
  // Every failed attempt emits an event. One line in the log is enough for all of them.
  client.on('error', (/** @type {NodeJS.ErrnoException} */ error) => void (code = error.code))
  client.on('reconnecting', () => {
    if (!isUnavailable) log?.warn({ code }, 'Redis is unavailable: each process works on its own')
    isUnavailable = true
  })
  client.on('ready', () => {
    if (isUnavailable) log?.info('Redis is available again')
    isUnavailable = false
  })
  return client
}
