import {
  getDefaultEventFilters,
  filterHref,
  type Filters,
  getDefaultGalleryFilters,
  getDefaultNewsFilters,
  parseFilters,
} from '@/lib/records/filters'

const defaults: Filters = { year: 2026, month: 'all', search: '' }
describe('filters in the URL', () => {
  it('are the defaults when the URL has none', () => {
    expect(parseFilters({}, defaults)).toEqual(defaults)
  })

  it('are parsed from the URL', () => {
    expect(parseFilters({ year: '2024', month: '9', q: ' exam ' }, defaults)).toEqual({
      year: 2024,
      month: 9,
      search: 'exam',
    })
  })

  it('cover all months when only a year is given', () => {
    const eventDefaults = { ...defaults, month: 11 }
    expect(parseFilters({ year: '2024' }, eventDefaults).month).toBe('all')
  })

  it.each([{ year: '20x6' }, { year: '99999' }, { year: ['', '2024'] }, { month: '13' }])(
    'ignore invalid values: %j',
    (parameters) => {
      expect(parseFilters(parameters, defaults)).toEqual(defaults)
    },
  )

  it('survive a round trip through the URL', () => {
    const filters: Filters = { year: 'all', month: 3, search: 'fee & bus' }
    const query = new URL(filterHref('/news', filters, defaults), 'http://site').searchParams
    expect(parseFilters(Object.fromEntries(query), defaults)).toEqual(filters)
  })

  it('are left out of the URL when they are the defaults', () => {
    expect(filterHref('/news', defaults, defaults)).toBe('/news')
  })
})

describe('news', () => {
  it.each([
    ['2026-12-31T18:29:00Z', 2026],
    ['2026-12-31T18:31:00Z', 2027],
  ])('defaults to the current year in Kolkata at %s', (moment, year) => {
    expect(getDefaultNewsFilters([2027, 2026], new Date(moment)).year).toBe(year)
  })

  it('defaults to the previous year while the new one has no entries', () => {
    expect(getDefaultNewsFilters([2026], new Date('2027-01-05T00:00:00Z')).year).toBe(2026)
  })
})

describe('events', () => {
  it.each([
    ['2026-11-30T18:29:00Z', { year: 2026, month: 11 }],
    ['2026-11-30T18:31:00Z', { year: 2026, month: 12 }],
    ['2026-12-31T18:31:00Z', { year: 2027, month: 1 }],
  ])('default to the current month in Kolkata at %s', (moment, expected) => {
    expect(getDefaultEventFilters([], new Date(moment))).toEqual({ ...expected, search: '' })
  })
})

describe('the photo gallery', () => {
  const all = (year: number): Filters => ({ year, month: 'all', search: '' })

  it('defaults to the current year', () => {
    expect(getDefaultGalleryFilters([2024], new Date('2026-12-31T18:31:00Z'))).toEqual(all(2027))
  })
})
