/** @jest-environment node */
import { freshness } from '@/lib/content-service/freshness'
import { readCollection } from '@/lib/content-service/read'
import { startContentServer, type ContentServer } from '../../../support/content-server'
import { current, newDataDir, startWith } from '../../../support/content-reader'

jest.mock('@/lib/log', () => ({ log: { warn: jest.fn(), info: jest.fn() } }))
jest.mock(
  '@/lib/content-service/service',
  () =>
    jest.requireActual<typeof import('../../../support/content-reader')>(
      '../../../support/content-reader',
    ).current,
)

let service: ContentServer
beforeAll(async () => {
  service = await startContentServer()
})
afterAll(() => service.stop())

describe('what the office is told about freshness', () => {
  it('is when each list was last read, and whether the service still answers', async () => {
    const dataDir = newDataDir()
    startWith(service.url, dataDir)
    expect((await freshness()).news).toEqual({ source: 'unread', readAt: null, ageSeconds: null })

    await readCollection('news', 'home')
    expect((await freshness()).news).toMatchObject({
      source: 'live',
      ageSeconds: expect.any(Number),
    })
    expect((await freshness()).events.source).toBe('unread')

    service.fail('*', { status: 503 })
    current.reader.forget()
    await readCollection('news', 'list')
    expect((await freshness()).news).toMatchObject({
      source: 'saved',
      ageSeconds: expect.any(Number),
    })

    await readCollection('events', 'list')
    expect((await freshness()).events.source).toBe('none')
  })
})
