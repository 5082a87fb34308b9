import 'server-only'
import type { Redis } from 'ioredis'
import { redisClient } from '@/lib/core/redis.mjs'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

/** The connection to the Redis of `REDIS_URL`; `undefined` without one. */
export const redis = (): Redis | undefined =>
  env.redisUrl ? redisClient(env.redisUrl, log) : undefined
