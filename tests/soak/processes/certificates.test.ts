import { handleFileRequest } from '@/lib/certificates/file'
import { lookUpCertificate } from '@/lib/certificates/look-up'
import { sealId } from '@/lib/certificates/sealed-id'
import { createLimiter } from '@/lib/http/rate-limit'
import { env } from '@/lib/core/env'
import { closeRedis } from '@/lib/core/redis-client.mjs'
import { getRedis } from '@/lib/core/redis'
import { createRedis, type Service } from '@/tests/support/servers/services'
import { sample } from '../../unit/lib/certificates/support/post'

let service: Service

beforeAll(async () => {
  service = await createRedis()
  await service.start()
  jest.replaceProperty(env, 'redisUrl', service.url)
  while (getRedis()?.status !== 'ready') await new Promise((resolve) => setTimeout(resolve, 10))
})
afterAll(async () => {
  jest.restoreAllMocks()
  closeRedis()
  await service?.remove()
})

/** A request of a visitor. The image optimizer sends no `Host`. */
const createRequest = (method: string) =>
  new Request('http://localhost/api/image/certificate/', { method, headers: { host: 'localhost' } })

it('an address that one instance has served is invalid on all', async () => {
  const [ticket = ''] = sealId('sample-1.jpg').split('/').slice(1)
  expect((await handleFileRequest(createRequest('HEAD'), [ticket])).status).toBe(200)
  /** The endpoint of another instance. They share only Redis. */
  const otherInstance = createLimiter({ name: 'certificate-fetched', limit: 1, seconds: 120 })
  await otherInstance.consume(ticket)
  expect((await handleFileRequest(createRequest('GET'), [ticket])).status).toBe(404)
})

it('instances share the count of wrong names', async () => {
  /** The limiter of another instance. They share only Redis. */
  const otherInstance = createLimiter({ name: 'certificate-guesses', limit: 5, seconds: 3600 })
  for (let count = 0; count < 3; count++) await otherInstance.consume('203.0.113.1 dvs20210147')
  const lookUp = async (address: string, name: string) =>
    (await lookUpCertificate({ ...sample, name }, { address })).outcome
  expect(await lookUp('203.0.113.1', 'Name 4')).toBe('failed')
  expect(await lookUp('203.0.113.1', 'Name 5')).toBe('failed')
  expect(await lookUp('203.0.113.1', sample.name)).toBe('limited')
  expect(await lookUp('203.0.113.2', sample.name)).toBe('found')
}, 20_000)
