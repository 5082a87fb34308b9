/** @jest-environment node */
import { collections } from '@/lib/content-service/cache'
import { freshness } from '@/lib/content-service/freshness'
import { queueState } from '@/lib/enquiries/service'
import { health } from '@/lib/health/health'

jest.mock('@/lib/content-service/freshness', () => ({ freshness: jest.fn() }))
jest.mock('@/lib/enquiries/service', () => ({ queueState: jest.fn() }))

type Source = 'live' | 'saved' | 'none' | 'unread'
const content = (news: Source) =>
  Object.fromEntries(
    collections.map((name) => [name, { source: name === 'news' ? news : 'live' }]),
  ) as never
const queue = { depth: 2, oldestSeconds: 30, dead: 0 }

function given(news: Source, dead = 0) {
  jest.mocked(freshness).mockResolvedValue(content(news))
  jest.mocked(queueState).mockResolvedValue({ ...queue, dead })
}

test.each([
  ['live', 'ok'],
  ['unread', 'ok'],
  ['saved', 'degraded'],
  ['none', 'failing'],
] as const)('content that is %s makes the site %s', async (source, status) => {
  given(source)
  expect(await health()).toMatchObject({ status, enquiries: queue })
})

test('an enquiry that was given up needs someone to look', async () => {
  given('live', 1)
  expect(await health()).toMatchObject({ status: 'failing', enquiries: { dead: 1 } })
})

test('so does a store that cannot be read', async () => {
  given('live')
  jest.mocked(queueState).mockRejectedValue(new Error('locked'))
  expect(await health()).toMatchObject({ status: 'failing', enquiries: null })
})

test('the version names the release', async () => {
  given('live')
  expect((await health()).version).toMatch(/^\d+\.\d+\.\d+ \S+$/)
})
