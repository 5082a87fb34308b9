/** @jest-environment node */
import {
  eventsStart,
  filterHref,
  type Filters,
  galleryStart,
  newsStart,
  parseFilters,
} from '@/lib/records/filters'

const start: Filters = { year: 2026, month: 'all', search: '' }
describe('filters in the address', () => {
  it('start where the list starts when the address names none', () => {
    expect(parseFilters({}, start)).toEqual(start)
  })

  it('are read from the address', () => {
    expect(parseFilters({ year: '2024', month: '9', q: ' exam ' }, start)).toEqual({
      year: 2024,
      month: 9,
      search: 'exam',
    })
  })

  it('show all months of a year that is named without a month', () => {
    const eventsStart = { ...start, month: 11 }
    expect(parseFilters({ year: '2024' }, eventsStart).month).toBe('all')
  })

  it.each([{ year: '20x6' }, { year: '99999' }, { year: ['', '2024'] }, { month: '13' }])(
    'ignore what cannot be read: %j',
    (parameters) => {
      expect(parseFilters(parameters, start)).toEqual(start)
    },
  )

  it('survive the way into the address and back', () => {
    const filters: Filters = { year: 'all', month: 3, search: 'fee & bus' }
    const query = new URL(filterHref('/news', filters, start), 'http://site').searchParams
    expect(parseFilters(Object.fromEntries(query), start)).toEqual(filters)
  })

  it('leave the bare path for the start', () => {
    expect(filterHref('/news', start, start)).toBe('/news')
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
})
