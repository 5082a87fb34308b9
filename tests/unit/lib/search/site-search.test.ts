/** @jest-environment node */
import type { Album, NewsItem, ListResult } from '@/lib/content/types'
import type { Entry } from '@/lib/search/entries'
import { createSiteSearch } from '@/lib/search/site-search'

jest.mock('@/lib/core/log', () => ({ log: { error: jest.fn() } }))

const item = (title: string, more: Partial<NewsItem> = {}): NewsItem => ({
  id: title.replace(/\W+/g, '-'),
  title,
  description: '',
  date: '2026-11-01T00:00:00.000Z',
  url: null,
  attachments: [],
  ...more,
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
    fixed: async () => [page],
    read: async (name) => lists[name] as ListResult<never>,
    lifetime: () => lifetime,
  })
  const ask = (query: string, from = 0, most = 10) =>
    search.answer({ query, kind: 'all' }, { from, most })
  const titles = async (query: string) =>
    (await ask(query)).results.map(({ title }) => title.join(''))
  return { search, lists, ask, titles }
}

/** What was set off is over. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

it('finds by any word, with a slip, by its beginning, and by what means the same', async () => {
  const { titles } = start([item('Swimming heats'), item('Winter bus timings')])
  for (const query of ['swimming', 'swiming', 'siwmming', 'swim', 'SWIMMING heats', 'heat']) {
    expect([query, await titles(query)]).toEqual([query, ['Swimming heats']])
  }
  expect(await titles('transport')).toEqual(['Winter bus timings'])
  expect(await titles('the')).toEqual([])
  expect(await titles('swimming timings')).toEqual(['Swimming heats', 'Winter bus timings'])
})

it('says when nothing holds all of the words', async () => {
  const { ask } = start([item('Swimming heats'), item('Winter bus timings')])
  expect(await ask('swimming heats')).toMatchObject({ isPartialMatch: false, count: 1 })
  expect(await ask('swimming timings')).toMatchObject({ isPartialMatch: true, count: 2 })
})

it('puts new records before old ones, and what is called so before all', async () => {
  const { titles } = start([
    item('Republic Day', { id: 'old', date: '2019-01-26T00:00:00.000Z', description: 'Old.' }),
    item('Republic Day', { id: 'new', date: '2026-01-26T00:00:00.000Z', description: 'New.' }),
    item('Fees, fees and fees', { date: '2026-11-20T00:00:00.000Z' }),
  ])
  expect((await titles('charges'))[0]).toBe('Fee structure')
  const { ask } = start([
    item('Republic Day', { id: 'old', date: '2019-01-26T00:00:00.000Z' }),
    item('Republic Day', { id: 'new', date: '2026-01-26T00:00:00.000Z' }),
  ])
  expect((await ask('republic day')).results.map(({ href }) => href)).toEqual([
    '/news/new',
    '/news/old',
  ])
})

it('follows the lists: what is new is found, what is gone is not', async () => {
  const stays = item('Swimming heats')
  const goes = item('Winter bus timings')
  const { lists, titles, search } = start([stays, goes])
  expect(await titles('winter')).toEqual(['Winter bus timings'])
  lists.news = live([item('Summer bus timings'), stays])
  search.renew()
  await settle()
  expect(await titles('timings')).toEqual(['Summer bus timings'])
  expect(await titles('heats')).toEqual(['Swimming heats'])
  lists.news = live([])
  search.renew()
  await settle()
  expect(await titles('timings')).toEqual([])
  lists.news = live([goes])
  search.renew()
  await settle()
  expect(await titles('winter')).toEqual(['Winter bus timings'])
})

it('asks the service again after the lifetime, and not before', async () => {
  const heats = live([item('Swimming heats')])
  const patient = start([], 3600)
  await patient.titles('heats')
  patient.lists.news = heats
  await patient.titles('heats')
  await settle()
  expect(await patient.titles('heats')).toEqual([])

  const eager = start([], 0)
  await eager.titles('heats')
  await settle()
  eager.lists.news = heats
  await eager.titles('heats')
  await settle()
  expect(await eager.titles('heats')).toEqual(['Swimming heats'])
})

it('says which lists it could not read, and searches the rest', async () => {
  const { lists, ask, search } = start([])
  lists.news = none
  expect(await ask('fees')).toMatchObject({ count: 1, missing: ['news'] })
  lists.news = live([item('Swimming heats')])
  search.renew()
  await settle()
  expect(await ask('heats')).toMatchObject({ count: 1, missing: [] })
})

it('counts kinds, and answers a part of one of them', async () => {
  const news = Array.from({ length: 25 }, (_, index) => item(`Notice ${index}`))
  const { lists, search, ask } = start(news)
  const album: Album = { id: 'a', title: 'Notice', description: '', date: null, pictures: [] }
  lists.gallery = live([album])
  expect(await ask('notice')).toMatchObject({
    counts: { news: 25, gallery: 1 },
    count: 26,
    results: { length: 10 },
  })
  const part = await search.answer({ query: 'notice', kind: 'news' }, { from: 20, most: 10 })
  expect(part).toMatchObject({ count: 25, from: 20, results: { length: 5 } })
  expect((await ask('notice', 100)).results).toEqual([])
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
])('takes any question as words, and gives titles back letter for letter: %j', async (text) => {
  const { ask } = start([item(text)])
  const { results } = await ask(text)
  expect(results.map(({ title }) => title.join(''))).toEqual(results.length ? [text] : [])
})
