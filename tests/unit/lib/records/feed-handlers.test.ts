import { XMLParser } from 'fast-xml-parser'
import { listNews, listTabloid } from '@/lib/content/collections'
import { handleNewsFeed, handleTabloidFeed } from '@/lib/records/feed-handlers'
import { live, newsItem, none, tabloidEntry } from '@/tests/support/fixtures/records'

jest.mock('@/lib/content/collections', () => ({
  listNews: jest.fn(),
  listTabloid: jest.fn(),
}))

type Entry = { id: string; title: { '#text': string }; link: { '@_href': string } }

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' })
const readEntries = async (response: Response): Promise<Entry[]> =>
  parser.parse(await response.text()).feed.entry

const newsFeed = (query = '') =>
  handleNewsFeed(new Request(`https://school.example/news.xml${query}`))

const date = '2026-11-18T18:30:00.000Z'

test('items without an id have different ids, and links to their month', async () => {
  const items = ['One', 'Other'].map((title) => newsItem({ title, date }))
  jest.mocked(listNews).mockResolvedValue(live(...items))
  const entries = await readEntries(await newsFeed())
  expect(new Set(entries.map(({ id }) => id)).size).toBe(2)
  expect(entries[0]!.link['@_href']).toMatch(/\/news\?year=2026&month=11$/)
})

test('an item without a title has its first words as title', async () => {
  const item = newsItem({ id: 'a1', title: '', description: 'Bring water.', date })
  jest.mocked(listNews).mockResolvedValue(live(item))
  const [entry] = await readEntries(await newsFeed())
  expect(entry!.title['#text']).toBe('Bring water.')
})

test('a story has the same id when its slug changes', async () => {
  const read = async (slug: string) => {
    jest.mocked(listTabloid).mockResolvedValue(live(tabloidEntry({ id: 'b1', slug, date })))
    return (await readEntries(await handleTabloidFeed()))[0]!
  }
  const [before, after] = [await read('old-words'), await read('চা-বাগানে')]
  expect(after.id).toBe(before.id)
  expect(after.link['@_href']).toMatch(/\/tabloid\/%E0%A6%9A/)
})

test('a corrected notice is updated, and says what was corrected', async () => {
  const correction = { at: '2026-11-26T04:00:00.000Z', fields: ['date' as const] }
  const item = newsItem({ id: 'a1', description: 'Bring water.', date, correction })
  jest.mocked(listNews).mockResolvedValue(live(item))
  const feed = parser.parse(await (await newsFeed()).text()).feed
  expect([feed.updated, feed.entry[0].updated, feed.entry[0].published]).toEqual([
    correction.at,
    correction.at,
    date,
  ])
  expect(feed.entry[0].summary['#text']).toContain('<p>Corrected on 26 November 2026: date</p>')
})

test('a failing service is a 503, not an empty feed', async () => {
  jest.mocked(listNews).mockResolvedValue(none)
  const response = await newsFeed()
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('the feed of a class has what names it, and what names no class (R-CLASS-3)', async () => {
  const titles = [
    'Date sheet, Classes III to XII',
    'Blazers from Monday',
    'Class IV: bring a ruler',
  ]
  jest
    .mocked(listNews)
    .mockResolvedValue(
      live(...titles.map((title, index) => newsItem({ id: `n${index}`, title, date }))),
    )
  const titlesOf = async (query: string) =>
    (await readEntries(await newsFeed(query))).map(({ title }) => title['#text'])
  expect(await titlesOf('?class=9')).toEqual(titles.slice(0, 2))
  expect(await titlesOf('?class=nursery')).toEqual(['Blazers from Monday'])
  expect(await titlesOf('?class=kiln')).toEqual(titles)
})
