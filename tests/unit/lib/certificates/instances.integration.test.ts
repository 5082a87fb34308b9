/** @jest-environment node */
import { lookUpCertificate } from '@/lib/certificates/look-up'
import { createLimiter } from '@/lib/http/rate-limit'
import { env } from '@/lib/core/env'
import { closeRedis } from '@/lib/core/redis-client.mjs'
import { redis } from '@/lib/core/redis'
import { createRedis, type Service } from '@/tests/support/servers/services'
import { sample } from './support/post'

let service: Service

beforeAll(async () => {
  service = await createRedis()
  await service.start()
  jest.replaceProperty(env, 'redisUrl', service.url)
  while (redis()?.status !== 'ready') await new Promise((resolve) => setTimeout(resolve, 10))
})
afterAll(async () => {
  jest.restoreAllMocks()
  closeRedis()
  await service?.remove()
})

it('instances share the count of wrong names', async () => {
  /** The limiter of another instance. They share only Redis. */
  const otherInstance = createLimiter({ name: 'certificate-guesses', limit: 5, seconds: 3600 })
  for (let count = 0; count < 3; count++) await otherInstance.consume('203.0.113.1 dvs/2021/0147')
  const lookUp = async (address: string, name: string) =>
    (await lookUpCertificate({ ...sample, name }, { address })).outcome
  expect(await lookUp('203.0.113.1', 'Name 4')).toBe('failed')
  expect(await lookUp('203.0.113.1', 'Name 5')).toBe('failed')
  expect(await lookUp('203.0.113.1', sample.name)).toBe('limited')
  expect(await lookUp('203.0.113.2', sample.name)).toBe('found')
}, 20_000)
