import 'server-only'
import { Redis } from 'ioredis'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

/** Redis is beside the site's processes or not worth waiting for. */
const commandMilliseconds = 300
const socketMilliseconds = 500
const connectMilliseconds = 2000
const longestPause = 5000

/**
 * The connection to the Redis of `REDIS_URL`, made at first use; `undefined` without one. While Redis is
 * away commands fail at once, none waits in a queue, and the connection is tried again in the background:
 * whoever uses it must be able to do without.
 */
export function redis(): Redis | undefined {
  if (!env.redisUrl) return undefined
  const holder = globalThis as { [key]?: Redis }
  return (holder[key] ??= connect(env.redisUrl))
}

/** Routes and the start of the server are bundled apart; a process must still have one connection. */
const key = Symbol.for('school-website.redis')

/** Ends the connection; the next use makes another. */
export function closeRedis(): void {
  const holder = globalThis as { [key]?: Redis }
  holder[key]?.disconnect()
  delete holder[key]
}

function connect(url: string): Redis {
  const client = new Redis(url, {
    connectTimeout: connectMilliseconds,
    commandTimeout: commandMilliseconds,
    socketTimeout: socketMilliseconds,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, longestPause),
  })
  let away = false
  let code: string | undefined
  // Every try that fails is told by events; one line is enough for all.
  client.on('error', (error: NodeJS.ErrnoException) => void (code = error.code))
  client.on('reconnecting', () => {
    if (!away) log.warn({ code }, 'Redis is away: each process goes on by itself')
    away = true
  })
  client.on('ready', () => {
    if (away) log.info('Redis is back')
    away = false
  })
  return client
}
