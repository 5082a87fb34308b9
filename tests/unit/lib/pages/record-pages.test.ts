import { tabloidCardCharacters } from '@/content/constants'
import { newDataDir, startWith, withProvider } from '@/tests/support/fixtures/content-service'
import { generateMetadata as unnamedAlbum } from '@/app/(english)/(records)/beyond-academic/photo-categories/page'
import { generateMetadata as unnamedStory } from '@/app/(english)/(records)/tabloid-inner/page'
import { env } from '@/lib/core/env'
import { buildAlbumMetadata, loadAlbumPage } from '@/lib/pages/album'
import { buildNewsItemMetadata, loadNewsItemPage } from '@/lib/pages/news-item'
import { buildEventMetadata, loadEventPage } from '@/lib/pages/event'
import { readTabloidRange } from '@/lib/records/read-tabloid'
import { loadTabloidPage } from '@/lib/pages/lists'
import { buildTabloidEntryMetadata, loadTabloidEntryPage } from '@/lib/pages/tabloid-entry'
import { readRecords } from '@/tests/support/servers/content-server'

const telescope = '610000000000000000000001'
const football = '620000000000000000000001'
jest.replaceProperty(env, 'dataDir', newDataDir())
const service = withProvider()
beforeEach(() => {
  service.set('blog', readRecords('blog'))
  startWith(service.url)
})

/** The social image of a record (R-PREVIEW-2). */
const expectSocialImage = (place: string, alt: string) => ({
  url: expect.stringMatching(`^/pictures/cards/${place}/[0-9a-f]{20}\\.jpg$`),
  width: 1200,
  height: 630,
  type: 'image/jpeg',
  alt: expect.stringContaining(alt),
})

const down = () => service.fail('*', { status: 503 })

describe('the tabloid list', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({
    _id: String(index).padStart(24, '0'),
    title: `Story ${index + 1}`,
    description: `<p>${'word '.repeat(500)}</p>`,
  }))

  it('has six stories by default, more when the URL requests them', async () => {
    service.set('blog', many)
    expect((await loadTabloidPage()).view).toMatchObject({ total: 20, entries: { length: 6 } })
    expect((await loadTabloidPage({ show: '12' })).view.entries).toHaveLength(12)
    expect((await loadTabloidPage({ show: '-1' })).view.entries).toHaveLength(6)
    expect((await loadTabloidPage({ from: '18' })).view).toMatchObject({
      from: 18,
      entries: { length: 2 },
    })
    expect((await loadTabloidPage({ from: '20' })).view.from).toBe(0)
  })

  it('contains the beginning of the visible stories only', async () => {
    service.set('blog', many)
    const { view } = await loadTabloidPage()
    for (const { description } of view.entries) {
      expect(description).toHaveLength(1)
      const text = JSON.stringify(description)
      expect(text).toMatch(/"(?:word )+word…"/)
      expect(text.match(/word/g)!.length).toBeLessThan(tabloidCardCharacters / 'word '.length)
    }
  })

  it('puts the headings of a story below that of its card', async () => {
    service.set('blog', [{ ...many[0], description: '<h1>One</h1><h2>Two</h2>' }])
    const { view } = await loadTabloidPage()
    expect(view.entries[0]?.description).toMatchObject([{ tag: 'h3' }, { tag: 'h4' }])
  })

  it('returns the next six, and none beyond the end', async () => {
    service.set('blog', many)
    const titles = async (from: number) => {
      const { entries } = await readTabloidRange(from)
      return entries.map(({ title }) => title)
    }
    expect(await titles(6)).toEqual([7, 8, 9, 10, 11, 12].map((number) => `Story ${number}`))
    expect(await titles(18)).toEqual(['Story 19', 'Story 20'])
    expect(await titles(99)).toEqual([])
  })

  it('reports why it could not be loaded', async () => {
    down()
    expect((await loadTabloidPage()).list).toMatchObject({
      source: 'none',
      failure: 'Request failed with status code 503',
    })
    expect(await readTabloidRange(6)).toMatchObject({
      result: { failure: 'Request failed with status code 503' },
      entries: [],
    })
  })
})

describe('a record page without an id', () => {
  it.each([
    ['/tabloid-inner', unnamedStory, 'School Tabloid'],
    ['/beyond-academic/photo-categories', unnamedAlbum, 'Photo Gallery'],
  ])('%s has its own metadata', async (path, metadata, list) => {
    const { title, description, keywords, alternates, robots } = await metadata()
    expect(title).toMatch(new RegExp(`^${list}: choose `))
    expect(description).toMatch(/^.{40,160}$/)
    expect(keywords).toContain(list.toLowerCase())
    expect(alternates).toEqual({ canonical: path })
    expect(robots).toEqual({ index: false, follow: true })
  })
})

describe('a tabloid entry', () => {
  it('has links to other stories: those after it, then the newest', async () => {
    const screen = await loadTabloidEntryPage('610000000000000000000002')
    expect(screen).toMatchObject({
      outcome: 'found',
      others: [
        { title: 'চা বাগানে একদিন' },
        { title: 'Four minutes of rain' },
        { title: 'A night with the telescope' },
      ],
    })
  })

  it.each([
    ['its slug', 'a-night-with-the-telescope'],
    ['its id', telescope],
  ])('requested by %s has one canonical URL and its own description', async (_, identifier) => {
    expect(await buildTabloidEntryMetadata(identifier)).toMatchObject({
      title: 'A night with the telescope',
      description: 'What Class VIII saw.',
      alternates: { canonical: '/tabloid/a-night-with-the-telescope' },
      openGraph: {
        images: [expectSocialImage(`tabloid/${telescope}`, 'A night with the telescope')],
      },
    })
  })

  it('is described by its first words when it has no description', async () => {
    const metadata = await buildTabloidEntryMetadata('four-minutes-of-rain')
    expect(metadata.description).toMatch(/^Then the sun\. .{40,}/)
  })

  it('is missing and not indexed when it does not exist', async () => {
    expect(await loadTabloidEntryPage('no-such-story')).toMatchObject({
      outcome: 'missing',
    })
    expect(await buildTabloidEntryMetadata('no-such-story')).toMatchObject({
      robots: { index: false },
    })
  })

  it('is not missing because the service is down', async () => {
    down()
    expect(await loadTabloidEntryPage('a-night-with-the-telescope')).toMatchObject({
      outcome: 'failed',
    })
    const metadata = await buildTabloidEntryMetadata('a-night-with-the-telescope')
    expect(metadata.robots).toBeUndefined()
  })
})

describe('an album', () => {
  it('has its URL, title and date', async () => {
    expect(await loadAlbumPage(football)).toMatchObject({
      outcome: 'found',
      record: { title: 'Monsoon football', pictures: { length: 3 } },
    })
    expect(await buildAlbumMetadata(football)).toMatchObject({
      title: 'Photographs: Monsoon football, 27 August 2026',
      description: 'Monsoon football. 27 Aug 2026. Four houses, one puddle.',
      alternates: { canonical: `/beyond-academic/photo-categories?id=${football}` },
    })
  })

  it.each(['620000000000000000000099', '~', '%E0%A4%A'])('%s is missing', async (id) => {
    expect(await loadAlbumPage(id)).toMatchObject({ outcome: 'missing' })
    expect(await buildAlbumMetadata(id)).toMatchObject({ robots: { index: false } })
  })

  it('is not missing because the service is down', async () => {
    down()
    expect(await loadAlbumPage(football)).toMatchObject({ outcome: 'failed' })
  })
})

describe('a news item', () => {
  const uniform = '640000000000000000000001'
  const holiday = '640000000000000000000003'
  const undated = '640000000000000000000004'

  it('has the items before and after it by date, and data for sharing', async () => {
    expect(await loadNewsItemPage(uniform)).toMatchObject({
      outcome: 'found',
      adjacent: { newer: { title: 'Library opens on Saturdays' }, older: { id: holiday } },
      share: {
        title: 'Winter uniform from Monday, 16 November 2026',
        url: `http://localhost:3000/news/${uniform}`,
      },
    })
  })

  it('without a date has no adjacent records', async () => {
    expect(await loadNewsItemPage(undated)).toMatchObject({ adjacent: {} })
    const oldest = await loadNewsItemPage(holiday)
    expect(oldest).toMatchObject({ adjacent: { older: undefined } })
  })

  it('has its date in the title, one canonical URL, and its own description', async () => {
    const metadata = await buildNewsItemMetadata(uniform)
    expect(metadata).toMatchObject({
      title: 'Winter uniform from Monday, 16 November 2026',
      alternates: { canonical: `/news/${uniform}` },
      openGraph: { type: 'article', publishedTime: '2026-11-16', url: `/news/${uniform}` },
    })
    expect(metadata.description).toMatch(/^Green blazer, tie and grey socks\. /)
  })

  it.each([uniform, holiday, undated])('%s is described in 40 to 160 characters', async (id) => {
    const { description } = await buildNewsItemMetadata(id)
    expect(description!.length).toBeGreaterThanOrEqual(40)
    expect(description!.length).toBeLessThanOrEqual(160)
  })

  it('is missing and not indexed when it does not exist', async () => {
    const gone = '64000000000000000000ffff'
    expect(await loadNewsItemPage(gone)).toMatchObject({ outcome: 'missing' })
    const metadata = await buildNewsItemMetadata(gone)
    expect(metadata).toMatchObject({ title: 'This notice is not here', robots: { index: false } })
  })

  it('is not missing because the service is down', async () => {
    down()
    expect(await loadNewsItemPage(uniform)).toMatchObject({ outcome: 'failed' })
    expect((await buildNewsItemMetadata(uniform)).robots).toBeUndefined()
  })
})

describe('an event', () => {
  const sports = '630000000000000000000001'
  const books = '630000000000000000000002'

  it('has the events before and after it, and data for sharing', async () => {
    expect(await loadEventPage(books)).toMatchObject({
      outcome: 'found',
      adjacent: { newer: { title: 'Sports day' }, older: undefined },
      share: {
        title: 'Book week, 23 to 28 November 2026',
        url: `http://localhost:3000/events/${books}`,
      },
    })
  })

  it('is described by its day, time and place, and has its social image', async () => {
    const metadata = await buildEventMetadata(sports)
    expect(metadata).toMatchObject({
      title: 'Sports day, 5 December 2026',
      description: '5 December 2026, 08:30 am, Main field. Bring a cap.',
      alternates: { canonical: `/events/${sports}` },
      openGraph: { images: [expectSocialImage('events/[0-9]+', 'Sports day')] },
    })
  })

  it('has no default time in its description', async () => {
    const { description } = await buildEventMetadata(books)
    expect(description).toMatch(/^23 to 28 November 2026, Library\. A book a day\./)
  })

  it('is missing and not indexed when it does not exist', async () => {
    const gone = '63000000000000000000ffff'
    expect(await loadEventPage(gone)).toMatchObject({ outcome: 'missing' })
    expect(await buildEventMetadata(gone)).toMatchObject({
      robots: { index: false },
    })
  })

  it('is not missing because the service is down', async () => {
    down()
    expect(await loadEventPage(sports)).toMatchObject({ outcome: 'failed' })
  })
})
