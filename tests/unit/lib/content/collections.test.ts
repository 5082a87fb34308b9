import {
  current,
  newDataDir,
  startWith,
  withProvider,
} from '@/tests/support/fixtures/content-service'
import { unstable_cache } from 'next/cache'
import * as lists from '@/lib/content/collections'
import type { Fault } from '@/tests/support/servers/content-server'

const service = withProvider()

function start(dataDir?: string) {
  jest.mocked(unstable_cache).mockClear()
  startWith(service.url, dataDir)
}
const titles = ({ records }: { records: { title: string }[] }) => records.map(({ title }) => title)

/** Lifetimes (seconds) and tags that were set for the page. */
const lifetimes = () =>
  jest
    .mocked(unstable_cache)
    .mock.calls.map(([, , options]) => [options?.revalidate, options?.tags?.[0]])

describe('collections while the service responds', () => {
  it('contain everything, in the order of the screens', async () => {
    start()
    expect(titles(await lists.listNews('list'))).toEqual([
      'Library opens on Saturdays',
      'Winter uniform from Monday',
      'পূজার ছুটি',
      'Undated notice',
    ])
    expect(titles(await lists.listEvents('list'))).toEqual([
      'Winter concert',
      'Sports day',
      'Book week',
    ])
    expect(titles(await lists.listAlbums('list'))).toEqual(['Monsoon football', 'Founders’ Day'])
    expect(titles(await lists.listHighlights())).toHaveLength(2)
    expect(titles(await lists.listNotices())).toEqual(['Choosing a stream after Class X'])
    expect(titles(await lists.listTabloid())[0]).toBe('A night with the telescope')
    expect(titles(await lists.listPopups())).toEqual(['Sports day: Saturday 5 December'])
    expect(titles(await lists.listRegistrations())).toEqual(['Registration 2026-27: Class XI'])
  })

  it('have the lifetime of a live page, the tabloid an hour', async () => {
    start()
    await lists.listHighlights()
    await lists.listNotices()
    await lists.listPopups()
    await lists.listRegistrations()
    await lists.listNews('home')
    await lists.listEvents('home')
    await lists.listAlbums('home')
    await lists.listTabloid()
    expect(lifetimes()).toEqual([
      [60, 'highlights'],
      [60, 'notices'],
      [60, 'notices'],
      [60, 'registrations'],
      [60, 'news'],
      [60, 'events'],
      [60, 'gallery'],
      [3600, 'tabloid'],
    ])
  })

  it('come from the plain endpoint for home and from the full one for list screens', async () => {
    start()
    await lists.listNews('home')
    expect(service.requests.map(({ endpoint }) => endpoint)).toEqual(['news'])
    await lists.listNews('list')
    expect(service.requests.map(({ endpoint }) => endpoint)).toEqual(['news', 'news/All'])
  })

  it('come from the other endpoint when one fails', async () => {
    service.fail('news/All', { status: 404 })
    start()
    expect(await lists.listNews('list')).toMatchObject({ source: 'live' })
    expect(service.count('news')).toBe(1)
  })

  it('may be wrapped in `data`', async () => {
    service.fail('news', { body: '{"data":[{"title":"Wrapped"}]}' })
    start()
    expect(titles(await lists.listNews('home'))).toEqual(['Wrapped'])
  })
})

const outages = [
  ['errors', { status: 500 }, 'Request failed with status code 500'],
  ['closed connections', { reset: true }, 'Network Error'],
  ['HTML in place of data', { body: '<h1>Down for maintenance</h1>' }, 'Unexpected response'],
  ['invalid JSON', { body: '[{"title":"Half' }, 'Unexpected response'],
  ['truncated responses', { truncate: true }, 'Network Error'],
  ['data of another shape', { body: '{"message":"ok"}' }, 'Unexpected response'],
  ['nothing', { body: 'null' }, 'Unexpected response'],
] as const

describe.each(outages)('while the service returns %s', (_, fault, failure) => {
  it('visitors see the last good response, after a restart too', async () => {
    const dataDir = newDataDir()
    start(dataDir)
    const good = await lists.listNews('list')
    service.fail('*', fault)
    start(dataDir)
    expect(await lists.listNews('list')).toEqual({ ...good, source: 'saved', failure })
    expect(lifetimes()).toEqual([[60, 'news']])
  })

  it('a site without a saved response reports it, and recovers in five seconds', async () => {
    service.fail('*', fault)
    start()
    expect(await lists.listNews('list')).toEqual({
      source: 'none',
      records: [],
      readAt: null,
      failure,
    })
    expect(lifetimes()).toEqual([[5, 'news']])
    service.clearFaults()
    current.reader.clear()
    expect(await lists.listNews('list')).toMatchObject({ source: 'live' })
    expect(lifetimes()[1]).toEqual([60, 'news'])
  })
})

describe('while the service is down', () => {
  it('the home page may show the copies of the list screens', async () => {
    const dataDir = newDataDir()
    start(dataDir)
    await lists.listNews('list')
    service.fail('*', { status: 503 })
    start(dataDir)
    expect(await lists.listNews('home')).toMatchObject({ source: 'saved' })
  })

  it('the list screens show the full list, even when the home page has read its own since', async () => {
    const dataDir = newDataDir()
    start(dataDir)
    await lists.listNews('list')
    service.fail('news', { body: '[{"title":"The latest only"}]' })
    await lists.listNews('home')
    service.fail('*', { status: 503 })
    service.fail('news', { status: 503 })
    start(dataDir)
    expect((await lists.listNews('list')).records).toHaveLength(4)
    expect((await lists.listNews('home')).records).toHaveLength(1)
  })

  it('the tabloid is read again within a minute', async () => {
    const dataDir = newDataDir()
    start(dataDir)
    await lists.listTabloid()
    service.fail('*', { status: 503 })
    start(dataDir)
    await lists.listTabloid()
    expect(lifetimes()).toEqual([[60, 'tabloid']])
  })
})

describe('the tabloid', () => {
  it('is empty when the response is not a list, and its saved copy stays', async () => {
    const dataDir = newDataDir()
    start(dataDir)
    await lists.listTabloid()
    current.reader.clear()
    service.fail('blog/All', { body: '{"message":"no entries"}' })
    expect(await lists.listTabloid()).toMatchObject({ source: 'live', records: [] })
    expect(lifetimes().at(-1)).toEqual([60, 'tabloid'])
    service.fail('blog/All', { status: 500 })
    start(dataDir)
    expect((await lists.listTabloid()).records).toHaveLength(4)
  })
})

describe('a list that may be empty', () => {
  const nothing: [string, Fault][] = [
    ['404', { status: 404 }],
    ['204', { status: 204, body: '' }],
    ['200 without a body', { body: '', headers: {} }],
    ['a line break', { body: '\r\n' }],
    ['a byte order mark and a line break', { body: '\ufeff\n' }],
    ['null', { body: 'null' }],
    ['a sentence', { body: '"No data found"' }],
    ['no data', { body: '{"data":null}' }],
    ['data without fields', { body: '{"data":{}}' }],
    ['data that says so', { body: '{"status":"error","data":"No notification available"}' }],
    ['an unsuccessful status', { body: '{"status":false}' }],
    ['an unsuccessful status as text', { body: '{"success":"0"}' }],
    ['a failed status', { body: '{"status":"Failed"}' }],
    ['a code', { body: '{"code":404,"message":"Not Found"}' }],
    ['a message', { body: '{"success":false,"message":"No record found"}' }],
    ['only a message', { body: '{"message":"Notification not found."}' }],
    ['an error that says so', { body: '{"status":"error","error":"No record found"}' }],
  ]
  const may = [
    ['popups', 'notification', () => lists.listPopups()],
    ['registrations', 'onlineRegistration', () => lists.listRegistrations()],
    ['highlights', 'highlight', () => lists.listHighlights()],
    ['notices', 'highlight/all', () => lists.listNotices()],
  ] as const

  it.each(
    may.flatMap(([name, endpoint, read]) =>
      nothing.map(([answer, fault]) => [name, answer, endpoint, read, fault] as const),
    ),
  )('of %s is empty when the service answers with %s', async (_, __, endpoint, read, fault) => {
    const dataDir = newDataDir()
    start(dataDir)
    expect((await read()).source).toBe('live')
    current.reader.clear()
    service.fail(endpoint, fault)
    expect(await read()).toMatchObject({ source: 'live', records: [] })
    expect(current.reader.failures.size).toBe(0)
    // What was taken down does not come back with an outage.
    service.fail(endpoint, { status: 503 })
    start(dataDir)
    expect(await read()).toMatchObject({ source: 'saved', records: [] })
  })

  it('is not empty when the service has nothing else either', async () => {
    start()
    await lists.listPopups()
    current.reader.clear()
    service.fail('*', { status: 404 })
    expect((await lists.listPopups()).source).toBe('saved')
  })

  it.each([
    ['an error', { body: '{"status":false,"error":"Database down"}' }],
    ['a message of an outage', { body: '{"message":"Database not found"}' }],
    ['a missing route', { body: '{"error":"Route /api/highlight not found"}' }],
    ['a page', { body: '<h1>Maintenance</h1>' }],
    ['another shape', { body: '{"message":"ok"}' }],
    ['an unclear status', { body: '{"status":"error","message":"Please try again"}' }],
    ['an error in words', { body: '{"message":"No connection to the database server"}' }],
    ['403', { status: 403 }],
  ] as [string, Fault][])('is not empty when the service answers with %s', async (_, fault) => {
    start()
    await lists.listPopups()
    current.reader.clear()
    service.fail('notification', fault)
    const result = await lists.listPopups()
    expect(result.source).toBe('saved')
    expect(result.records).not.toHaveLength(0)
  })

  it.each(nothing)('is not confused with the list of news: %s is a failure', async (_, fault) => {
    start()
    service.fail('news', fault)
    service.fail('news/All', fault)
    expect((await lists.listNews('home')).source).toBe('none')
  })
})
