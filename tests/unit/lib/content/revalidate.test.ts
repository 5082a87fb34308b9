import { revalidateTag } from 'next/cache'
import { revalidate } from '@/lib/content/revalidate'
import { reader } from '@/lib/content/client/instances'
import { env } from '@/lib/core/env'

jest.mock('next/cache', () => ({ unstable_cache: jest.fn(), revalidateTag: jest.fn() }))

const secret = 'a-secret-of-the-office'

beforeEach(() => {
  jest.clearAllMocks()
  jest.replaceProperty(env, 'revalidateSecret', secret)
})
afterEach(() => jest.restoreAllMocks())

const post = (body: string, authorization = `Bearer ${secret}`) =>
  revalidate(
    new Request('http://site.example/api/revalidate', {
      method: 'POST',
      headers: { authorization },
      body,
    }),
  )

describe('a revalidation request', () => {
  it('revalidates the pages of the collection and serves the old ones meanwhile', async () => {
    const clear = jest.spyOn(reader, 'clear')
    const response = await post('{"tag":"news"}')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ revalidated: 'news' })
    expect(revalidateTag).toHaveBeenCalledWith('news', 'max')
    expect(clear).toHaveBeenCalled()
  })

  it.each(['', 'Bearer', 'Bearer wrong', secret, `Bearer ${secret}x`])(
    'is rejected with the credential %j',
    async (authorization) => {
      expect((await post('{"tag":"news"}', authorization)).status).toBe(401)
      expect(revalidateTag).not.toHaveBeenCalled()
    },
  )

  it.each(['{"tag":"popups"}', '{"tag":["news"]}', '{}', 'null', 'news'])(
    'is rejected with the body %s',
    async (body) => {
      expect((await post(body)).status).toBe(422)
      expect(revalidateTag).not.toHaveBeenCalled()
    },
  )

  it('gets a 404 when no secret is configured', async () => {
    jest.replaceProperty(env, 'revalidateSecret', undefined)
    expect((await post('{"tag":"news"}')).status).toBe(404)
  })
})
