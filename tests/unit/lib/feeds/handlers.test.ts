/** @jest-environment node */
import { XMLParser } from 'fast-xml-parser'
import { listNews, listTabloid } from '@/lib/content/collections'
import { handleNewsFeed, handleTabloidFeed } from '@/lib/feeds/handlers'
import { live, newsItem, none, tabloidEntry } from '@/tests/support/fixtures/records'

jest.mock('@/lib/content/collections', () => ({
  listNews: jest.fn(),
  listTabloid: jest.fn(),
}))

type Entry = { id: string; title: { '#text': string }; link: { '@_href': string } }

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' })
const entriesOf = async (answer: Response): Promise<Entry[]> =>
  parser.parse(await answer.text()).feed.entry

const date = '2026-11-18T18:30:00.000Z'

test('items without an id are told apart, and lead to their month', async () => {
  const items = ['One', 'Other'].map((title) => newsItem({ title, date }))
  jest.mocked(listNews).mockResolvedValue(live(...items))
  const entries = await entriesOf(await handleNewsFeed())
  expect(new Set(entries.map(({ id }) => id)).size).toBe(2)
  expect(entries[0]!.link['@_href']).toMatch(/\/news\?year=2026&month=11$/)
})

test('an item without a title is headed by its first words', async () => {
  const item = newsItem({ id: 'a1', title: '', description: 'Bring water.', date })
  jest.mocked(listNews).mockResolvedValue(live(item))
  const [entry] = await entriesOf(await handleNewsFeed())
  expect(entry!.title['#text']).toBe('Bring water.')
})

test('a story keeps its name when its address changes', async () => {
  const read = async (slug: string) => {
    jest.mocked(listTabloid).mockResolvedValue(live(tabloidEntry({ id: 'b1', slug, date })))
    return (await entriesOf(await handleTabloidFeed()))[0]!
  }
  const [before, after] = [await read('old-words'), await read('চা-বাগানে')]
  expect(after.id).toBe(before.id)
  expect(after.link['@_href']).toMatch(/\/tabloid\/%E0%A6%9A/)
})

test('a service that fails is no empty feed', async () => {
  jest.mocked(listNews).mockResolvedValue(none)
  const answer = await handleNewsFeed()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
