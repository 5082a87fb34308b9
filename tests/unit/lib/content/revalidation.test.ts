/** @jest-environment node */
import { revalidateTag } from 'next/cache'
import { revalidate } from '@/lib/content/revalidation'
import { reader } from '@/lib/content/client/instances'
import { env } from '@/lib/core/env'

jest.mock('next/cache', () => ({ unstable_cache: jest.fn(), revalidateTag: jest.fn() }))

const secret = 'a-secret-of-the-office'

beforeEach(() => {
  jest.clearAllMocks()
  jest.replaceProperty(env, 'revalidateSecret', secret)
})
afterEach(() => jest.restoreAllMocks())

const order = (body: string, authorization = `Bearer ${secret}`) =>
  revalidate(
    new Request('http://site.example/api/revalidate', {
      method: 'POST',
      headers: { authorization },
      body,
    }),
  )

describe('the office says that something changed', () => {
  it('and the pages of that collection are made anew, without losing the old ones', async () => {
    const clear = jest.spyOn(reader, 'clear')
    const response = await order('{"tag":"news"}')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ revalidated: 'news' })
    expect(revalidateTag).toHaveBeenCalledWith('news', 'max')
    expect(clear).toHaveBeenCalled()
  })

  it.each(['', 'Bearer', 'Bearer wrong', secret, `Bearer ${secret}x`])(
    'is not heard with the credential %j',
    async (given) => {
      expect((await order('{"tag":"news"}', given)).status).toBe(401)
      expect(revalidateTag).not.toHaveBeenCalled()
    },
  )

  it.each(['{"tag":"popups"}', '{"tag":["news"]}', '{}', 'null', 'news'])(
    'is not understood as %s',
    async (body) => {
      expect((await order(body)).status).toBe(422)
      expect(revalidateTag).not.toHaveBeenCalled()
    },
  )

  it('has no such call where no secret is set', async () => {
    jest.replaceProperty(env, 'revalidateSecret', undefined)
    expect((await order('{"tag":"news"}')).status).toBe(404)
  })
})
