import 'server-only'
import type { Redis } from 'ioredis'
import { env } from '@/lib/core/env'
import { log } from '@/lib/core/log'
import { redisClient } from '@/lib/core/redis-client.mjs'

/** Returns the connection to `REDIS_URL`; `undefined` when it is not set. */
export const getRedis = (): Redis | undefined =>
  env.redisUrl ? redisClient(env.redisUrl, log) : undefined
