/** @jest-environment node */
import { parseEnv } from '@/lib/core/env'

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

it.each([
  ['PORT', '70000', 'must be a whole number from 0 to 65535'],
  ['PORT', 'http', 'must be a whole number from 0 to 65535'],
  ['SITE_URL', 'school.example', 'must begin with http:// or https://'],
  ['REVALIDATE_SECONDS', '1.5', 'must be a whole number from 1 to 86400'],
  ['HEALTH_SECRET', 'short', 'must have at least 16 characters'],
  ['HSTS_INCLUDE_SUBDOMAINS', 'yes', 'must be true or false'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'key', 'must be 32 bytes in base64'],
  ['NOTIFY_SMTP_URL', 'localhost', 'must begin with smtp:// or smtps://'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, silent'],
])('explains what is wrong with %s=%s', (name, value, message) => {
  expect(() => parseEnv({ [name]: value })).toThrow(`  ${name}: ${message}`)
})
