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
  ['SHOW_SAMPLES', 'no', 'must be true or false'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'key', 'must be 32 bytes in base64'],
  ['NOTIFY_SMTP_URL', 'localhost', 'must begin with smtp:// or smtps://'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, silent'],
])('explains what is wrong with %s=%s', (name, value, message) => {
  expect(() => parseEnv({ [name]: value })).toThrow(`  ${name}: ${message}`)
})

describe('the desk', () => {
  const DESK_SECRET = 'a secret with more than 32 characters'

  it('needs a long secret and no provider', () => {
    expect(parseEnv({ DESK_SECRET }).deskSecret).toBe(DESK_SECRET)
    expect(parseEnv({ DESK_SECRET: '' }).deskSecret).toBeUndefined()
    expect(() => parseEnv({ DESK_SECRET: 'short' })).toThrow(
      '  DESK_SECRET: must have at least 32 characters',
    )
    expect(() => parseEnv({ DESK_SECRET, CONTENT_API_URL: 'https://api.example' })).toThrow(
      '  DESK_SECRET: cannot be set together with CONTENT_API_URL: records come from the desk or from a provider',
    )
  })

  it('may have its files in an S3-compatible store', () => {
    const MEDIA_URL = 'https://KEY:a%2Fb@s3.example:9000/school-media?region=ap-south-1'
    expect(parseEnv({ MEDIA_URL }).mediaStore).toEqual({
      url: 'https://s3.example:9000/school-media',
      region: 'ap-south-1',
      accessKeyId: 'KEY',
      secretAccessKey: 'a/b',
    })
    const unescaped = 'https://KEY:a%zz@s3.example/bucket'
    for (const wrong of [
      's3://a/b',
      'https://s3.example/bucket',
      'https://a:b@s3.example',
      unescaped,
      'x',
    ])
      expect(() => parseEnv({ MEDIA_URL: wrong })).toThrow('  MEDIA_URL: must ')
  })
})
