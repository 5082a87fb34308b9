/** @jest-environment node */
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
const ask = (filters: Filters, rules: keyof typeof lists = 'news', list = items) =>
  queryList(list, lists[rules], filters, start)
const titles = (filters: Filters) => ask(filters).items.map(({ title }) => title)

describe('a list', () => {
  it('counts years and months in Kolkata, not in Greenwich', () => {
    expect(ask(all(2026))).toMatchObject({ years: [2026, 2025, 2024], months: [1, 2, 11] })
    expect(ask(all(2025)).months).toEqual([12])
    expect(ask(all('all')).months).toEqual([1, 2, 10, 11, 12])
  })

  it('is searched by title, in any case and script', () => {
    expect(titles({ ...all('all'), search: 'EXAM' })).toEqual(['Annual examination'])
    expect(titles({ ...all('all'), search: 'বিজ্ঞপ্তি' })).toEqual(['ভর্তির বিজ্ঞপ্তি'])
    expect(titles({ ...all('all'), search: 'nothing like it' })).toEqual([])
  })

  it('answers a part, and counts the whole', () => {
    const answer = queryList(items, lists.news, all('all'), { from: 2, max: 2 })
    expect(answer.items).toEqual(items.slice(2, 4))
    expect(answer.count).toBe(items.length)
  })
})

describe('the photo gallery', () => {
  const shown = (filters: Filters, list = items) => ask(filters, 'gallery', list).filters

  it('stays in a year that has matches', () => {
    expect(shown(all(2025))).toEqual(all(2025))
  })

  it('moves to the next older year with items that match month and search', () => {
    expect(shown(all(2027))).toEqual(all(2026))
    expect(shown({ ...all(2027), month: 12 })).toEqual({ ...all(2025), month: 12 })
    const search = { ...all(2026), search: 'ভর্তির' }
    expect(shown(search)).toEqual({ ...search, year: 2024 })
  })

  it('never moves to a newer year, and stays where no older one matches', () => {
    expect(shown(all(2023))).toEqual(all(2023))
    expect(shown({ ...all(2026), search: 'nothing' }).year).toBe(2026)
    expect(shown(all(2026), [])).toEqual(all(2026))
  })
})

describe('a year that is there as a whole', () => {
  const january: Filters = { ...all(2026), month: 1 }
  const year = ask(all(2026))

  it('is narrowed down as the server would', () => {
    expect(filterLocally(year, lists.news, january)).toEqual(ask(january))
    expect(filterLocally(year, lists.news, { ...all(2026), search: 'nothing' })?.count).toBe(0)
  })

  it('says nothing about other years, nor where an older year may have matches', () => {
    expect(filterLocally(year, lists.news, all(2025))).toBeUndefined()
    expect(filterLocally(year, lists.gallery, { ...all(2026), search: 'nothing' })).toBeUndefined()
  })

  it('says nothing when it is there in part only', () => {
    const part = queryList(items, lists.news, all(2026), { from: 0, max: 1 })
    expect(filterLocally(part, lists.news, january)).toBeUndefined()
  })
})
