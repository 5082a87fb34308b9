/** @jest-environment node */
import { parseEnv } from '@/lib/env'

describe('REDIS_URL', () => {
  it.each(['redis://localhost:6379', 'rediss://user:a%20password@redis.example/1'])(
    'may be %s',
    (REDIS_URL) => expect(parseEnv({ REDIS_URL }).redisUrl).toBe(REDIS_URL),
  )

  it('may be unset', () => {
    expect(parseEnv({}).redisUrl).toBeUndefined()
    expect(parseEnv({ REDIS_URL: '' }).redisUrl).toBeUndefined()
  })

  it.each(['localhost:6379', 'http://localhost:6379', 'redis'])('may not be %s', (REDIS_URL) => {
    expect(() => parseEnv({ REDIS_URL })).toThrow(
      'REDIS_URL: must begin with redis:// or rediss://',
    )
  })
})
