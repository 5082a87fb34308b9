import type { Parameters } from '@/lib/records/filters'
import { listView } from '@/lib/records/list-view'
import { lists } from '@/lib/records/lists'
import { summariseAlbum, summariseEvent } from '@/lib/records/summaries'
import config from '@/next.config'
import {
  album,
  file,
  live,
  newsItem,
  none,
  picture,
  schoolEvent,
} from '@/tests/support/fixtures/records'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T06:00:00Z') })
})
afterEach(() => {
  jest.useRealTimers()
})

const onDay = (day: string) => ({ date: `${day}T00:00:00Z` })

describe('the first view of a list', () => {
  it('contains only the visible entries of a long list', () => {
    const records = Array.from({ length: 10_000 }, (_, index) =>
      newsItem({ id: String(index), ...onDay(index < 3000 ? '2026-05-04' : '2025-05-04') }),
    )
    const view = listView(live(...records), lists.news)
    expect(view).toMatchObject({ count: 3000, total: 10_000, years: [2026, 2025] })
    expect(view.items).toHaveLength(lists.news.pageSize)
  })

  it('contains an album as its cover and a count', () => {
    const pictures = Array.from({ length: 50 }, (_, index) => picture(`a${index}`))
    const summary = summariseAlbum(album({ id: '1', title: 'Sports day', pictures }))
    expect(summary).toEqual({
      id: '1',
      title: 'Sports day',
      date: null,
      cover: picture('a0'),
      count: 50,
    })
  })

  it('contains the first picture and the first attachment of an event', () => {
    const event = schoolEvent({
      images: [file('a'), picture('b'), picture('c')],
      attachments: [file('d'), file('e')],
    })
    const { images, attachments } = summariseEvent(event)
    expect({ images, attachments }).toEqual({ images: [picture('b')], attachments: [file('d')] })
  })

  it('is longer when the URL requests more', () => {
    const records = Array.from({ length: 50 }, () => newsItem(onDay('2026-05-04')))
    expect(listView(live(...records), lists.news, { show: '40' }).items).toHaveLength(40)
  })

  it('has a maximum length, and starts at the offset of the URL', () => {
    const records = Array.from({ length: 500 }, (_, index) =>
      newsItem({ id: String(index), ...onDay('2026-05-04') }),
    )
    const view = (parameters: Parameters) => listView(live(...records), lists.news, parameters)
    expect(view({ show: '9999' }).items).toHaveLength(10 * lists.news.pageSize)
    expect(view({ from: '200' }).items[0]?.id).toBe('200')
    expect(view({ from: '500' })).toMatchObject({ from: 0, count: 500, items: { length: 20 } })
  })

  it('distinguishes a list that failed to load from an empty one', () => {
    expect(listView(none, lists.news).loaded).toBe(false)
    expect(listView(live(), lists.news).loaded).toBe(true)
  })
})

describe('the events', () => {
  const reading = live(
    schoolEvent(onDay('2026-12-05')),
    schoolEvent(onDay('2026-11-27')),
    schoolEvent(onDay('2025-11-14')),
  )

  it('default to the current month of the current year', () => {
    const view = listView(reading, lists.events)
    expect(view.filters).toEqual({ year: 2026, month: 11, search: '' })
    expect(view).toMatchObject({ count: 1, months: [11, 12], years: [2026, 2025] })
  })

  it('do not fall back from a month without events', () => {
    expect(listView(reading, lists.events, { year: '2026', month: '3' }).count).toBe(0)
  })
})

describe('the albums', () => {
  const reading = live(
    summariseAlbum(album({ title: 'Concert', ...onDay('2025-12-20') })),
    summariseAlbum(album({ title: 'Swimming', ...onDay('2024-05-15') })),
  )

  it('fall back to the next older year with matches, and have the requested filters', () => {
    const view = listView(reading, lists.gallery)
    expect(view.requestedFilters.year).toBe(2026)
    expect(view.filters.year).toBe(2025)
    expect(view.items.map(({ title }) => title)).toEqual(['Concert'])
  })

  it('fall back by month and search as well', () => {
    expect(listView(reading, lists.gallery, { year: '2025', month: '5' }).filters.year).toBe(2024)
    expect(listView(reading, lists.gallery, { q: 'swim' }).filters.year).toBe(2024)
  })
})

describe('on New Year’s Eve in Kolkata', () => {
  const day = (date: string) => ({ date, id: null, title: date, description: '' })
  const lastOf2026 = '2026-12-31T18:29:00Z'
  const firstOf2027 = '2026-12-31T18:31:00Z'
  const startAt = (moment: string, list: keyof typeof lists, ...dates: string[]) => {
    jest.setSystemTime(new Date(moment))
    const { filters, items } = listView(live(...dates.map(day)), lists[list])
    return { year: filters.year, month: filters.month, items: items.map(({ date }) => date) }
  }

  it.each([
    [lastOf2026, { year: 2026, month: 'all', items: [lastOf2026] }],
    [firstOf2027, { year: 2027, month: 'all', items: [firstOf2027] }],
  ])('the news at %s are those of the year', (moment, expected) => {
    expect(startAt(moment, 'news', firstOf2027, lastOf2026)).toEqual(expected)
  })

  it('the news show the old year until the new one has entries', () => {
    expect(startAt(firstOf2027, 'news', lastOf2026)).toMatchObject({
      year: 2026,
      items: [lastOf2026],
    })
  })

  it.each([
    [lastOf2026, { year: 2026, month: 12, items: [lastOf2026] }],
    [firstOf2027, { year: 2027, month: 1, items: [firstOf2027] }],
  ])('the events at %s are those of the month', (moment, expected) => {
    expect(startAt(moment, 'events', firstOf2027, lastOf2026)).toEqual(expected)
  })

  it.each([
    [lastOf2026, { year: 2026, month: 'all', items: [lastOf2026] }],
    [firstOf2027, { year: 2027, month: 'all', items: [firstOf2027] }],
  ])('the albums at %s are those of the year', (moment, expected) => {
    expect(startAt(moment, 'gallery', firstOf2027, lastOf2026)).toEqual(expected)
  })

  it('the albums fall back to the old year until the new one has entries', () => {
    expect(startAt(firstOf2027, 'gallery', lastOf2026)).toMatchObject({
      year: 2026,
      items: [lastOf2026],
    })
  })
})

it('every list has a rewrite to its query page for each parameter', async () => {
  const rewrites = await config.rewrites!()
  const rules = Array.isArray(rewrites) ? [] : rewrites.beforeFiles!
  for (const { path } of Object.values(lists)) {
    for (const key of ['year', 'month', 'q', 'show', 'from']) {
      expect(rules).toContainEqual({
        source: path,
        has: [{ type: 'query', key }],
        destination: `/query${path}`,
      })
    }
  }
})
