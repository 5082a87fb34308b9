import { newDataDir, startWith, withProvider } from '@/tests/support/fixtures/content-service'
import { unstable_cache } from 'next/cache'
import * as find from '@/lib/content/find'

const telescope = '610000000000000000000001'
const unlisted = { _id: '61000000000000000000000f', title: 'Not in the list', blog_seo: 'unlisted' }
const service = withProvider()

function start(dataDir?: string) {
  jest.mocked(unstable_cache).mockClear()
  startWith(service.url, dataDir)
}

describe('a tabloid entry', () => {
  it.each([
    ['its slug', 'a-night-with-the-telescope'],
    ['its id', telescope],
    ['a slug in Bengali', encodeURIComponent('চা-বাগানে-একদিন')],
  ])('is found by %s in the list', async (_, identifier) => {
    start()
    expect(await find.findTabloidEntry(identifier)).toMatchObject({
      outcome: 'found',
      source: 'live',
    })
    expect(service.requests.map(({ endpoint }) => endpoint)).toEqual(['blog/All'])
  })

  it.each([
    ['unlisted', '/api/innerBlog?blog=unlisted'],
    [unlisted._id, `/api/innerBlog?id=${unlisted._id}`],
  ])('is requested as %s when it is not in the list', async (identifier, url) => {
    service.fail('innerBlog', { body: JSON.stringify(unlisted) })
    start()
    expect(await find.findTabloidEntry(identifier)).toMatchObject({
      outcome: 'found',
      record: { title: 'Not in the list' },
    })
    expect(service.requests.at(-1)?.url).toBe(url)
  })

  it('is still found while the service is down, once it has been read', async () => {
    const dataDir = newDataDir()
    service.fail('innerBlog', { body: JSON.stringify({ data: unlisted }) })
    start(dataDir)
    await find.findTabloidEntry('unlisted')
    service.fail('*', { status: 503 })
    service.fail('innerBlog', { status: 503 })
    start(dataDir)
    expect(await find.findTabloidEntry('unlisted')).toMatchObject({
      outcome: 'found',
      source: 'saved',
    })
    expect(await find.findTabloidEntry(telescope)).toMatchObject({
      outcome: 'found',
      source: 'saved',
    })
  })

  it('does not come back with an outage after it was taken down', async () => {
    const dataDir = newDataDir()
    service.fail('innerBlog', { body: JSON.stringify(unlisted) })
    start(dataDir)
    await find.findTabloidEntry('unlisted')
    service.clearFaults()
    start(dataDir)
    expect(await find.findTabloidEntry('unlisted')).toEqual({ outcome: 'missing' })
    service.fail('*', { status: 503 })
    start(dataDir)
    expect(await find.findTabloidEntry('unlisted')).toMatchObject({ outcome: 'failed' })
  })

  it.each([
    ['returns 404', { status: 404 }],
    ['returns null', { body: 'null' }],
    ['returns an empty list', { body: '[]' }],
    ['returns a message', { body: '{"message":"no such blog"}' }],
  ])('is missing when the service %s', async (_, fault) => {
    service.fail('innerBlog', fault)
    start()
    expect(await find.findTabloidEntry('nothing')).toEqual({ outcome: 'missing' })
    expect(jest.mocked(unstable_cache).mock.calls[0]?.[2]).toEqual({
      revalidate: 60,
      tags: ['tabloid'],
    })
  })

  it('is missing without a request when the identifier is invalid', async () => {
    start()
    for (const identifier of ['', 'x'.repeat(241), 'a\u0000b', 'a%00b', '%E0%A4%A']) {
      expect(await find.findTabloidEntry(identifier)).toEqual({ outcome: 'missing' })
    }
    expect(service.count('innerBlog')).toBe(0)
  })

  it('is not missing because the service fails', async () => {
    service.fail('*', { status: 503 })
    start()
    expect(await find.findTabloidEntry('anything')).toEqual({
      outcome: 'failed',
      failure: 'Request failed with status code 503',
    })
    expect(jest.mocked(unstable_cache).mock.calls[0]?.[2]).toEqual({
      revalidate: 5,
      tags: ['tabloid', 'ephemeral'],
    })
  })

  it.each([
    ['is not a list', { body: '{"message":"ok"}' }],
    ['fails', { status: 404 }],
  ])('is not missing while the list %s', async (_, fault) => {
    const dataDir = newDataDir()
    service.fail('*', fault)
    start(dataDir)
    expect(await find.findTabloidEntry(telescope)).toMatchObject({ outcome: 'failed' })
    service.clearFaults()
    start(dataDir)
    await find.findTabloidEntry(telescope)
    service.fail('*', fault)
    start(dataDir)
    expect(await find.findTabloidEntry(telescope)).toMatchObject({
      outcome: 'found',
      source: 'saved',
    })
    expect(await find.findTabloidEntry('never-read')).toMatchObject({ outcome: 'failed' })
  })

  it('is missing when the tabloid has no entries at all', async () => {
    service.fail('blog/All', { body: '[]' })
    start()
    expect(await find.findTabloidEntry(telescope)).toMatchObject({ outcome: 'found' })
    expect(await find.findTabloidEntry('nothing')).toEqual({ outcome: 'missing' })
  })

  it('is not missing because it is invalid', async () => {
    service.fail('innerBlog', { body: '{"_id":"1","title":{"en":"An object"}}' })
    start()
    expect(await find.findTabloidEntry('broken')).toMatchObject({ outcome: 'failed' })
  })
})

describe.each([
  ['a news item', find.findNewsItem, 'news', '640000000000000000000001'],
  ['an event', find.findEvent, 'events', '630000000000000000000001'],
] as const)('%s', (_, lookUp, endpoint, id) => {
  it('is found in the list', async () => {
    start()
    expect(await lookUp(id)).toMatchObject({ outcome: 'found', source: 'live', record: { id } })
    expect(service.requests.map((request) => request.endpoint)).toEqual([`${endpoint}/All`])
  })

  it('is found when only the list of the home page has it', async () => {
    service.fail(`${endpoint}/All`, { body: '[]' })
    start()
    expect(await lookUp(id)).toMatchObject({ outcome: 'found', source: 'live' })
  })

  it('is missing when no list has it, for the lifetime of a live page', async () => {
    start()
    expect(await lookUp('64000000000000000000ffff')).toEqual({ outcome: 'missing' })
    expect(jest.mocked(unstable_cache).mock.calls[0]?.[2]).toEqual({
      revalidate: 60,
      tags: [endpoint],
    })
  })

  it('causes no extra requests when many ids are made up', async () => {
    start()
    const lookups = Array.from({ length: 50 }, (_, index) => lookUp(`made-up-${index}`))
    expect(new Set((await Promise.all(lookups)).map(({ outcome }) => outcome))).toEqual(
      new Set(['missing']),
    )
    expect(service.requests).toHaveLength(2)
  })

  it.each(['', '~', '../x', 'a.ics', 'x'.repeat(65), 'a%20b', '%E0%A4%A'])(
    'cannot have the id %j',
    async (invalidId) => {
      start()
      expect(await lookUp(invalidId)).toEqual({ outcome: 'missing' })
      expect(service.requests).toEqual([])
    },
  )

  it('is not missing because one of the lists fails', async () => {
    service.fail(`${endpoint}/All`, { status: 503 })
    start()
    expect(await lookUp('64000000000000000000ffff')).toEqual({
      outcome: 'failed',
      failure: 'Request failed with status code 503',
    })
    expect(jest.mocked(unstable_cache).mock.calls[0]?.[2]).toEqual({
      revalidate: 5,
      tags: [endpoint, 'ephemeral'],
    })
  })

  it('is still found while the service is down, once the list has been read', async () => {
    const dataDir = newDataDir()
    start(dataDir)
    await lookUp(id)
    service.fail('*', { status: 503 })
    start(dataDir)
    expect(await lookUp(id)).toMatchObject({ outcome: 'found', source: 'saved' })
    expect(await lookUp('64000000000000000000ffff')).toMatchObject({ outcome: 'failed' })
  })
})

describe('a photo album', () => {
  it('is found in the list', async () => {
    start()
    const lookup = await find.findAlbum('620000000000000000000001')
    expect(lookup).toMatchObject({ outcome: 'found', record: { title: 'Monsoon football' } })
    expect(service.count('subGallery')).toBe(0)
  })

  it('has the requested id when the response has none', async () => {
    service.fail('subGallery', { body: '{"title":"By id","attachments":["albums/one.jpg"]}' })
    start()
    expect(await find.findAlbum('album-7')).toMatchObject({
      record: { id: 'album-7', title: 'By id' },
    })
  })

  it.each(['', '../x', 'x'.repeat(65), 'a b'])('cannot have the id %j', async (id) => {
    start()
    expect(await find.findAlbum(id)).toEqual({ outcome: 'missing' })
    expect(service.requests).toEqual([])
  })
})
