import type { Album, NewsItem, ListResult } from '@/lib/content/types'
import type { Entry } from '@/lib/search/entries'
import { createSiteSearch } from '@/lib/search/site-search'

jest.mock('@/lib/core/log', () => ({ log: { error: jest.fn() } }))

const item = (title: string, fields: Partial<NewsItem> = {}): NewsItem => ({
  id: title.replace(/\W+/g, '-'),
  title,
  description: '',
  date: '2026-11-01T00:00:00.000Z',
  url: null,
  attachments: [],
  ...fields,
})

const page: Entry = {
  kind: 'page',
  href: '/fee-structure',
  title: 'Fee structure',
  names: ['fees'],
  hints: '',
  lead: 'What each class pays.',
  body: '',
  date: null,
  end: null,
  weight: () => 1,
}

const live = <T>(records: T[]): ListResult<T> => ({ source: 'live', records, readAt: '' })
const none: ListResult<never> = { source: 'none', records: [], readAt: null, failure: 'x' }

function start(news: NewsItem[], lifetime = 0) {
  const lists: Record<string, ListResult<unknown>> = {
    news: live(news),
    events: live([]),
    gallery: live([]),
    tabloid: live([]),
  }
  const search = createSiteSearch({
    staticEntries: async () => [page],
    read: async (name) => lists[name] as ListResult<never>,
    lifetime: () => lifetime,
  })
  const find = (query: string, from = 0, limit = 10) =>
    search.search({ query, kind: 'all' }, { from, limit })
  const titles = async (query: string) =>
    (await find(query)).results.map(({ title }) => title.join(''))
  return { search, lists, find, titles }
}

/** Waits for background work, which only awaits resolved promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('finds by word, with a typing error, by prefix and by synonym', async () => {
  const { titles } = start([item('Swimming heats'), item('Winter bus timings')])
  for (const query of ['swimming', 'swiming', 'siwmming', 'swim', 'SWIMMING heats', 'heat']) {
    expect([query, await titles(query)]).toEqual([query, ['Swimming heats']])
  }
  expect(await titles('transport')).toEqual(['Winter bus timings'])
  expect(await titles('the')).toEqual([])
  expect(await titles('swimming timings')).toEqual(['Swimming heats', 'Winter bus timings'])
})

it('reports a partial match', async () => {
  const { find } = start([item('Swimming heats'), item('Winter bus timings')])
  expect(await find('swimming heats')).toMatchObject({ isPartialMatch: false, count: 1 })
  expect(await find('swimming timings')).toMatchObject({ isPartialMatch: true, count: 2 })
})

it('ranks new records before old ones, and an exact name first', async () => {
  const { titles } = start([
    item('Republic Day', { id: 'old', date: '2019-01-26T00:00:00.000Z', description: 'Old.' }),
    item('Republic Day', { id: 'new', date: '2026-01-26T00:00:00.000Z', description: 'New.' }),
    item('Fees, fees and fees', { date: '2026-11-20T00:00:00.000Z' }),
  ])
  expect((await titles('charges'))[0]).toBe('Fee structure')
  const { find } = start([
    item('Republic Day', { id: 'old', date: '2019-01-26T00:00:00.000Z' }),
    item('Republic Day', { id: 'new', date: '2026-01-26T00:00:00.000Z' }),
  ])
  expect((await find('republic day')).results.map(({ href }) => href)).toEqual([
    '/news/new',
    '/news/old',
  ])
})

it('updates the index when a list changes', async () => {
  const unchanged = item('Swimming heats')
  const removed = item('Winter bus timings')
  const { lists, titles, search } = start([unchanged, removed])
  expect(await titles('winter')).toEqual(['Winter bus timings'])
  lists.news = live([item('Summer bus timings'), unchanged])
  search.refresh()
  await settle()
  expect(await titles('timings')).toEqual(['Summer bus timings'])
  expect(await titles('heats')).toEqual(['Swimming heats'])
  lists.news = live([])
  search.refresh()
  await settle()
  expect(await titles('timings')).toEqual([])
  lists.news = live([removed])
  search.refresh()
  await settle()
  expect(await titles('winter')).toEqual(['Winter bus timings'])
})

it('finds all records while it replaces a list that was read again', async () => {
  const readNews = () => Array.from({ length: 1000 }, (_, index) => item(`Notice ${index}`))
  const { lists, search, find } = start(readNews(), 3600)
  await find('notice')
  lists.news = live(readNews())
  search.refresh()
  for (let turn = 0; turn < 20; turn++) {
    expect(await find('notice')).toMatchObject({ count: 1000 })
    await settle()
  }
})

it('forgets a record that a list had twice', async () => {
  const twice = item('Swimming heats')
  const { lists, search, find } = start([twice, twice], 3600)
  expect(await find('heats')).toMatchObject({ count: 1 })
  lists.news = live([])
  search.refresh()
  await settle()
  expect(await find('heats')).toMatchObject({ count: 0 })
})

it('reads the lists again after the lifetime, not before', async () => {
  const heats = live([item('Swimming heats')])
  const cached = start([], 3600)
  await cached.titles('heats')
  cached.lists.news = heats
  await cached.titles('heats')
  await settle()
  expect(await cached.titles('heats')).toEqual([])

  const expired = start([], 0)
  await expired.titles('heats')
  await settle()
  expired.lists.news = heats
  await expired.titles('heats')
  await settle()
  expect(await expired.titles('heats')).toEqual(['Swimming heats'])
})

it('reports lists that could not be read, and searches the others', async () => {
  const { lists, find, search } = start([])
  lists.news = none
  expect(await find('fees')).toMatchObject({ count: 1, missing: ['news'] })
  lists.news = live([item('Swimming heats')])
  search.refresh()
  await settle()
  expect(await find('heats')).toMatchObject({ count: 1, missing: [] })
})

it('counts results by kind, and returns a range of one kind', async () => {
  const news = Array.from({ length: 25 }, (_, index) => item(`Notice ${index}`))
  const { lists, search, find } = start(news)
  const album: Album = { id: 'a', title: 'Notice', description: '', date: null, pictures: [] }
  lists.gallery = live([album])
  expect(await find('notice')).toMatchObject({
    counts: { news: 25, gallery: 1 },
    count: 26,
    results: { length: 10 },
  })
  const range = await search.search({ query: 'notice', kind: 'news' }, { from: 20, limit: 10 })
  expect(range).toMatchObject({ count: 25, from: 20, results: { length: 5 } })
  expect((await find('notice', 100)).results).toEqual([])
})

it.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '__proto__ constructor toString',
  '=class9 =same0',
  '\ud800 lonely half',
  '\u202egnp.exe',
  '%00 %zz \\ // * + ? ( [ {',
  'a'.repeat(100),
  '🙂 👩‍👩‍👧',
])('accepts any query, and returns titles unchanged: %j', async (text) => {
  const { find } = start([item(text)])
  const { results } = await find(text)
  expect(results.map(({ title }) => title.join(''))).toEqual(results.length ? [text] : [])
})
