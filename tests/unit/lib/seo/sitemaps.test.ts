import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { listAlbums, listEvents, listNews, listTabloid } from '@/lib/content/collections'
import { handleRecordSitemap } from '@/lib/seo/record-sitemaps'
import { createSitemapResponse } from '@/lib/seo/sitemap'
import {
  album,
  file,
  live,
  newsItem,
  none,
  picture,
  schoolEvent,
  tabloidEntry,
} from '@/tests/support/fixtures/records'

jest.mock('@/lib/content/collections', () => ({
  listAlbums: jest.fn(),
  listEvents: jest.fn(),
  listNews: jest.fn(),
  listTabloid: jest.fn(),
}))

type Listed = { loc: string; lastmod?: string; 'image:image'?: { 'image:loc': string }[] }

const site = 'http://localhost:3000'
const parser = new XMLParser({ isArray: (name) => ['url', 'image:image'].includes(name) })

/** The entries of a sitemap, with paths instead of absolute URLs. */
async function readEntries(response: Promise<Response>) {
  const xml = await (await response).text()
  expect(XMLValidator.validate(xml)).toBe(true)
  const urls: Listed[] = parser.parse(xml).urlset.url
  return urls.map(({ loc, ...rest }) => ({ path: loc.replace(site, ''), ...rest }))
}

const news = () => readEntries(handleRecordSitemap('news'))
const onDay = (date: string) => ({ date: `${date}T00:00:00Z` })

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') })
})
afterEach(() => jest.useRealTimers())

test('news has its own date, the list that of its newest item, and future dates are omitted', async () => {
  const items = [
    newsItem({ id: 'late', ...onDay('2027-01-01') }),
    newsItem({ id: 'new', ...onDay('2026-11-20') }),
    newsItem({ id: 'old', ...onDay('2026-03-01') }),
    newsItem({ id: 'undated' }),
  ]
  jest.mocked(listNews).mockResolvedValue(live(...items))
  expect(await news()).toEqual([
    { path: '/news', lastmod: '2026-11-20' },
    { path: '/news/late' },
    { path: '/news/new', lastmod: '2026-11-20' },
    { path: '/news/old', lastmod: '2026-03-01' },
    { path: '/news/undated' },
  ])
})

test('omits records without a page, and lists each page once', async () => {
  const items = [newsItem(onDay('2026-03-01')), newsItem({ id: 'a' }), newsItem({ id: 'a' })]
  jest.mocked(listNews).mockResolvedValue(live(...items))
  expect(await news()).toEqual([{ path: '/news' }, { path: '/news/a' }])
})

test('contains the list page when the list cannot be read', async () => {
  jest.mocked(listNews).mockResolvedValue(none)
  expect(await news()).toEqual([{ path: '/news' }])
})

test('albums list their pictures; the date of an event is not a last modification', async () => {
  const pictures = ['one', 'two'].map(picture)
  jest.mocked(listAlbums).mockResolvedValue(live(album({ id: 'a', pictures })))
  expect(await readEntries(handleRecordSitemap('gallery'))).toEqual([
    { path: '/beyond-academic/events-gallery' },
    {
      path: '/beyond-academic/photo-categories?id=a',
      'image:image': pictures.map(({ href }) => ({ 'image:loc': site + href })),
    },
  ])
  const event = schoolEvent({ id: 'b', ...onDay('2026-03-01') })
  jest.mocked(listEvents).mockResolvedValue(live(event))
  const events = await readEntries(handleRecordSitemap('events'))
  expect(events).toEqual([{ path: '/events' }, { path: '/events/b' }])
})

test('a tabloid entry has its slug in any script; its documents are not pictures', async () => {
  const story = tabloidEntry({
    id: 'c',
    slug: 'চা & <বাগান>',
    images: [picture('tea')],
    attachments: [file('paper')],
  })
  jest.mocked(listTabloid).mockResolvedValue(live(story))
  const [, entry] = await readEntries(handleRecordSitemap('tabloid'))
  expect(entry).toEqual({
    path: `/tabloid/${encodeURIComponent('চা & <বাগান>')}`,
    'image:image': [{ 'image:loc': `${site}/api/image/albums/tea.jpg` }],
  })
})

test('escapes URLs', async () => {
  const path = `/it's?a=1&b=2`
  expect(await readEntries(createSitemapResponse([{ path }]))).toEqual([{ path }])
})

test('a sitemap has at most as many entries as search engines accept', async () => {
  const entries = Array.from({ length: 50_001 }, (_, index) => ({ path: `/${index}` }))
  expect(await readEntries(createSitemapResponse(entries))).toHaveLength(50_000)
  const pictures = Array.from({ length: 1001 }, (_, index) => `/${index}.jpg`)
  const [page] = await readEntries(createSitemapResponse([{ path: '/', pictures }]))
  expect(page!['image:image']!.length).toBeLessThanOrEqual(1000)
})
