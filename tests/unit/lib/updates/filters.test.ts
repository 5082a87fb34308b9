/** @jest-environment node */
import {
  applyFilters,
  eventsStart,
  fallBack,
  filterHref,
  type Filters,
  galleryStart,
  monthsOf,
  newsStart,
  readFilters,
  yearsOf,
} from '@/lib/updates/filters'

const start: Filters = { year: 2026, month: 'all', search: '' }
const item = (title: string, date: string | null) => ({ title, date })

const items = [
  item('Annual examination', '2026-02-10T00:00:00.000Z'),
  item('Winter bus timings', '2026-11-24T00:00:00.000Z'),
  item('First day of the year', '2025-12-31T18:31:00.000Z'),
  item('Last day of the year', '2025-12-31T18:29:00.000Z'),
  item('ভর্তির বিজ্ঞপ্তি', '2024-10-08T00:00:00.000Z'),
  item('No date', null),
]

describe('filters in the address', () => {
  it('start where the list starts when the address names none', () => {
    expect(readFilters({}, start)).toEqual(start)
  })

  it('are read from the address', () => {
    expect(readFilters({ year: '2024', month: '9', q: ' exam ' }, start)).toEqual({
      year: 2024,
      month: 9,
      search: 'exam',
    })
  })

  it('show all months of a year that is named without a month', () => {
    const eventsStart = { ...start, month: 11 }
    expect(readFilters({ year: '2024' }, eventsStart).month).toBe('all')
  })

  it.each([{ year: '20x6' }, { year: '99999' }, { year: ['', '2024'] }, { month: '13' }])(
    'ignore what cannot be read: %j',
    (parameters) => {
      expect(readFilters(parameters, start)).toEqual(start)
    },
  )

  it('survive the way into the address and back', () => {
    const filters: Filters = { year: 'all', month: 3, search: 'fee & bus' }
    const query = new URL(filterHref('/news', filters, start), 'http://site').searchParams
    expect(readFilters(Object.fromEntries(query), start)).toEqual(filters)
  })

  it('leave the bare path for the start', () => {
    expect(filterHref('/news', start, start)).toBe('/news')
  })
})

describe('a list', () => {
  it('counts years and months in Kolkata, not in Greenwich', () => {
    expect(yearsOf(items)).toEqual([2026, 2025, 2024])
    expect(monthsOf(items, 2026)).toEqual([1, 2, 11])
    expect(monthsOf(items, 2025)).toEqual([12])
  })

  it('is searched by title, in any case and script', () => {
    const titles = (search: string) =>
      applyFilters(items, { year: 'all', month: 'all', search }).map(({ title }) => title)
    expect(titles('EXAM')).toEqual(['Annual examination'])
    expect(titles('বিজ্ঞপ্তি')).toEqual(['ভর্তির বিজ্ঞপ্তি'])
    expect(titles('nothing like it')).toEqual([])
  })
})

describe('news', () => {
  it.each([
    ['2026-12-31T18:29:00Z', 2026],
    ['2026-12-31T18:31:00Z', 2027],
  ])('starts on the year it is in Kolkata at %s', (moment, year) => {
    expect(newsStart([2027, 2026], new Date(moment)).year).toBe(year)
  })

  it('starts on the previous year while the new one has no entry', () => {
    expect(newsStart([2026], new Date('2027-01-05T00:00:00Z')).year).toBe(2026)
  })
})

describe('events', () => {
  it.each([
    ['2026-11-30T18:29:00Z', { year: 2026, month: 11 }],
    ['2026-11-30T18:31:00Z', { year: 2026, month: 12 }],
    ['2026-12-31T18:31:00Z', { year: 2027, month: 1 }],
  ])('start on the month it is in Kolkata at %s', (moment, expected) => {
    expect(eventsStart([], new Date(moment))).toEqual({ ...expected, search: '' })
  })
})

describe('the photo gallery', () => {
  const all = (year: number): Filters => ({ year, month: 'all', search: '' })

  it('starts on the current year', () => {
    expect(galleryStart([2024], new Date('2026-12-31T18:31:00Z'))).toEqual(all(2027))
  })

  it('stays in a year that has matches', () => {
    expect(fallBack(items, all(2025))).toEqual(all(2025))
  })

  it('moves to the next older year with items that match month and search', () => {
    expect(fallBack(items, all(2027))).toEqual(all(2026))
    expect(fallBack(items, { ...all(2027), month: 12 })).toEqual({ ...all(2025), month: 12 })
    expect(fallBack(items, { ...all(2026), search: 'ভর্তির' })).toEqual({
      ...all(2024),
      search: 'ভর্তির',
    })
  })

  it('never moves to a newer year, and stays where no older one matches', () => {
    expect(fallBack(items, all(2023))).toEqual(all(2023))
    expect(fallBack(items, { ...all(2026), search: 'nothing' }).year).toBe(2026)
    expect(fallBack([], all(2026))).toEqual(all(2026))
  })
})
