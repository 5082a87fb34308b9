import type { Filters } from '@/lib/records/filters'
import { queryList, filterLocally } from '@/lib/records/list-query'
import { lists } from '@/lib/records/lists'

const item = (title: string, date: string | null) => ({ title, date })

const items = [
  item('Winter bus timings', '2026-11-24T00:00:00.000Z'),
  item('Annual examination', '2026-02-10T00:00:00.000Z'),
  item('First day of the year', '2025-12-31T18:31:00.000Z'),
  item('Last day of the year', '2025-12-31T18:29:00.000Z'),
  item('ভর্তির বিজ্ঞপ্তি', '2024-10-08T00:00:00.000Z'),
  item('No date', null),
]
const all = (year: Filters['year']): Filters => ({ year, month: 'all', search: '' })
const start = { from: 0, max: 60 }
const query = (filters: Filters, rules: keyof typeof lists = 'news', list = items) =>
  queryList(list, lists[rules], filters, start)
const titles = (filters: Filters) => query(filters).items.map(({ title }) => title)

describe('a list', () => {
  it('has the years and months in Kolkata, not in UTC', () => {
    expect(query(all(2026))).toMatchObject({ years: [2026, 2025, 2024], months: [1, 2, 11] })
    expect(query(all(2025)).months).toEqual([12])
    expect(query(all('all')).months).toEqual([1, 2, 10, 11, 12])
  })

  it('is searched by title, case-insensitively and in any script', () => {
    expect(titles({ ...all('all'), search: 'EXAM' })).toEqual(['Annual examination'])
    expect(titles({ ...all('all'), search: 'বিজ্ঞপ্তি' })).toEqual(['ভর্তির বিজ্ঞপ্তি'])
    expect(titles({ ...all('all'), search: 'nothing like it' })).toEqual([])
  })

  it('returns a part and the total count', () => {
    const page = queryList(items, lists.news, all('all'), { from: 2, max: 2 })
    expect(page.items).toEqual(items.slice(2, 4))
    expect(page.count).toBe(items.length)
  })
})

describe('the photo gallery', () => {
  const appliedFilters = (filters: Filters, list = items) => query(filters, 'gallery', list).filters

  it('shows a year that has matches', () => {
    expect(appliedFilters(all(2025))).toEqual(all(2025))
  })

  it('falls back to the next older year with matches for month and search', () => {
    expect(appliedFilters(all(2027))).toEqual(all(2026))
    expect(appliedFilters({ ...all(2027), month: 12 })).toEqual({ ...all(2025), month: 12 })
    const search = { ...all(2026), search: 'ভর্তির' }
    expect(appliedFilters(search)).toEqual({ ...search, year: 2024 })
  })

  it('never changes to a newer year, and keeps the year when no older one matches', () => {
    expect(appliedFilters(all(2023))).toEqual(all(2023))
    expect(appliedFilters({ ...all(2026), search: 'nothing' }).year).toBe(2026)
    expect(appliedFilters(all(2026), [])).toEqual(all(2026))
  })
})

describe('a completely loaded year', () => {
  const january: Filters = { ...all(2026), month: 1 }
  const year = query(all(2026))

  it('is filtered locally with the same result as on the server', () => {
    expect(filterLocally(year, lists.news, january)).toEqual(query(january))
    expect(filterLocally(year, lists.news, { ...all(2026), search: 'nothing' })?.count).toBe(0)
  })

  it('is not enough for other years or for a fallback to an older year', () => {
    expect(filterLocally(year, lists.news, all(2025))).toBeUndefined()
    expect(filterLocally(year, lists.gallery, { ...all(2026), search: 'nothing' })).toBeUndefined()
  })

  it('is not filtered locally when it is incomplete', () => {
    const part = queryList(items, lists.news, all(2026), { from: 0, max: 1 })
    expect(filterLocally(part, lists.news, january)).toBeUndefined()
  })
})
