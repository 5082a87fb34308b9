import {
  current,
  newDataDir,
  startWith,
  withProvider,
} from '@/tests/support/fixtures/content-service'
import { getCollectionStatuses } from '@/lib/content/status'
import { readCollection, warmUp } from '@/lib/content/read'

const service = withProvider()

describe('the status of the collections', () => {
  it('has the last read of each list, and the last failure', async () => {
    const dataDir = newDataDir()
    startWith(service.url, dataDir)
    expect((await getCollectionStatuses()).news).toEqual({
      source: 'none',
      readAt: null,
      ageSeconds: null,
      failure: null,
    })

    await readCollection('news', 'home')
    expect((await getCollectionStatuses()).news).toMatchObject({
      source: 'live',
      ageSeconds: expect.any(Number),
      failure: null,
    })
    expect((await getCollectionStatuses()).events.source).toBe('none')

    service.fail('*', { status: 503 })
    current.reader.clear()
    await readCollection('news', 'list')
    await readCollection('events', 'list')
    const failure = 'Request failed with status code 503'
    expect(await getCollectionStatuses()).toMatchObject({
      news: { source: 'saved', ageSeconds: expect.any(Number), failure },
      events: { source: 'none', readAt: null, failure },
      tabloid: { source: 'none', failure: null },
    })
  })

  it('is live when only one of two endpoints fails', async () => {
    service.clearFaults()
    service.fail('news/All', { status: 500 })
    startWith(service.url)
    await readCollection('news', 'list')
    expect((await getCollectionStatuses()).news).toMatchObject({ source: 'live', failure: null })
  })

  it('is known for every list after the warm-up', async () => {
    service.clearFaults()
    startWith(service.url)
    await warmUp()
    const lists = Object.values(await getCollectionStatuses())
    expect(lists.map(({ source }) => source)).toEqual(Array(8).fill('live'))
  })
})
