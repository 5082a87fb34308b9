import type { Parameters } from '@/lib/http/parameters'
import { lists, getListView } from '@/lib/records/list-view'
import { live, newsItem, schoolEvent } from '@/tests/support/fixtures/records'

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
    const view = getListView(live(...records), lists.news)
    expect(view).toMatchObject({ count: 3000, years: [2026, 2025] })
    expect(view.items).toHaveLength(lists.news.pageSize)
  })

  it('starts at the offset of the URL, unless the list has become shorter', () => {
    const records = Array.from({ length: 500 }, (_, index) =>
      newsItem({ id: String(index), ...onDay('2026-05-04') }),
    )
    const view = (parameters: Parameters) => getListView(live(...records), lists.news, parameters)
    expect(view({ show: '40', from: '200' })).toMatchObject({ from: 200, items: { length: 40 } })
    expect(view({ from: '200' }).items[0]?.id).toBe('200')
    expect(view({ from: '500' })).toMatchObject({ from: 0, count: 500, items: { length: 20 } })
  })
})

describe('the events', () => {
  const reading = live(
    schoolEvent(onDay('2026-12-05')),
    schoolEvent(onDay('2026-11-27')),
    schoolEvent(onDay('2025-11-14')),
  )

  it('default to the current month of the current year', () => {
    const view = getListView(reading, lists.events)
    expect(view.filters).toEqual({ year: 2026, month: 11, search: '' })
    expect(view).toMatchObject({ count: 1, months: [11, 12], years: [2026, 2025] })
  })

  it('do not fall back from a month without events', () => {
    expect(getListView(reading, lists.events, { year: '2026', month: '3' }).count).toBe(0)
  })
})

/** Titles and dates in the order of a list. */
const records = [
  ['Winter bus timings', '2026-11-24T00:00:00.000Z'],
  ['Annual examination', '2026-02-10T00:00:00.000Z'],
  ['First day of the year', '2025-12-31T18:31:00.000Z'],
  ['Last day of the year', '2025-12-31T18:29:00.000Z'],
  ['ভর্তির বিজ্ঞপ্তি', '2024-10-08T00:00:00.000Z'],
  ['No date', null],
].map(([title, date]) => ({ title: title!, date: date! }))

describe('a list', () => {
  const view = (query: Parameters) => getListView(live(...records), lists.news, query)
  const titles = (query: Parameters) => view(query).items.map(({ title }) => title)

  it('has the years and months in Kolkata, not in UTC', () => {
    expect(view({ year: '2026' })).toMatchObject({ years: [2026, 2025, 2024], months: [1, 2, 11] })
    expect(view({ year: '2025' }).months).toEqual([12])
    expect(view({ year: 'all' }).months).toEqual([1, 2, 10, 11, 12])
  })

  it('is searched by title, case-insensitively and in any script', () => {
    expect(titles({ year: 'all', q: 'EXAM' })).toEqual(['Annual examination'])
    expect(titles({ year: 'all', q: 'বিজ্ঞপ্তি' })).toEqual(['ভর্তির বিজ্ঞপ্তি'])
    expect(titles({ year: 'all', q: 'nothing like it' })).toEqual([])
  })

  it('names its own address, with its filters and its length, and those of its links', () => {
    const many = live(...Array.from({ length: 300 }, () => newsItem(onDay('2026-05-04'))))
    const hrefs = (query: Parameters) => getListView(many, lists.news, query).hrefs
    expect(hrefs({})).toEqual({
      list: '/news',
      first: '/news',
      more: '/news?show=40',
      allYears: '/news?year=all',
    })
    expect(hrefs({ year: '2026', month: '5', show: '200', q: ' ' })).toMatchObject({
      list: '/news?year=2026&month=5&show=200',
      first: '/news?year=2026&month=5',
      more: '/news?year=2026&month=5&from=200',
    })
    expect(hrefs({ year: 'all', from: '290' })).toMatchObject({
      list: '/news?year=all&from=290',
      more: undefined,
      allYears: undefined,
    })
  })

  it('uses the visitor’s day, if its script names one', () => {
    const of = (query: Parameters) => getListView(live(), lists.events, query).requested
    expect(of({ part: 'list', day: '2027-01-01' })).toMatchObject({ year: 2027, month: 1 })
    expect(of({ day: '2027-01-01' })).toMatchObject({ year: 2026, month: 11 })
    for (const day of ['', '2027-13-45', 'today', '2027-01-01T00:00'])
      expect(of({ part: 'list', day })).toMatchObject({ year: 2026, month: 11 })
  })
})

describe('the albums', () => {
  const view = (query: Parameters, list = records) =>
    getListView(live(...list), lists.gallery, query)

  it('fall back to the next older year with matches, and keep the requested one', () => {
    expect(view({ year: '2027' })).toMatchObject({
      requested: { year: 2027 },
      filters: { year: 2026 },
      isDefault: false,
      hrefs: { list: '/beyond-academic/events-gallery?year=2027' },
    })
    expect(view({ year: '2025' }).filters.year).toBe(2025)
  })

  it('fall back by month and search as well', () => {
    expect(view({ year: '2027', month: '12' }).filters).toMatchObject({ year: 2025, month: 12 })
    expect(view({ q: 'ভর্তির' }).filters.year).toBe(2024)
  })

  it('never change to a newer year, and keep the year when no older one matches', () => {
    expect(view({ year: '2023' }).filters.year).toBe(2023)
    expect(view({ q: 'nothing' }).filters.year).toBe(2026)
    expect(view({}, []).filters.year).toBe(2026)
  })
})
