import { dayOf, recordDay, type RecordDate } from '@/lib/dates'

/** What the lists of news, events and albums are filtered by (E4). `month` is 1 to 12. */
export type Filters = { year: number | 'all'; month: number | 'all'; search: string }

/** What a list can be filtered on. */
export type Listed = { title: string; date: RecordDate }

/** The query of an address, as Next hands it to a page. */
export type Parameters = Record<string, string | string[] | undefined>

const longestSearch = 100

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

function number(value: string | undefined, least: number, most: number): number | undefined {
  const parsed = /^\d{1,4}$/.test(value ?? '') ? Number(value) : undefined
  return parsed !== undefined && parsed >= least && parsed <= most ? parsed : undefined
}

/**
 * Reads `?year=2026&month=9&q=exam`. What cannot be read falls back to the list's own start.
 * @param start what the list shows when the address names no filter
 */
export function readFilters(parameters: Parameters, start: Filters): Filters {
  const year = first(parameters.year)
  const month = first(parameters.month)
  const named = year !== undefined || month !== undefined
  return {
    year: year === 'all' ? 'all' : (number(year, 1900, 9999) ?? start.year),
    month: month === 'all' ? 'all' : (number(month, 1, 12) ?? (named ? 'all' : start.month)),
    search: (first(parameters.q) ?? '').trim().slice(0, longestSearch),
  }
}

/** How many entries to show: `?show=60`, never fewer than a page of them. */
export function readShown(parameters: Parameters, pageSize: number): number {
  return number(first(parameters.show), pageSize, 9999) ?? pageSize
}

/** The address of a filtered list; the list's own start is the bare path. */
export function filterHref(path: string, filters: Filters, start: Filters): string {
  const query = new URLSearchParams()
  const startsThere = filters.year === start.year && filters.month === start.month
  if (!startsThere) {
    query.set('year', String(filters.year))
    if (filters.month !== 'all') query.set('month', String(filters.month))
  }
  if (filters.search) query.set('q', filters.search)
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

/** Years that records fall in, newest first. */
export function yearsOf(items: readonly Listed[]): number[] {
  const years = new Set(items.flatMap(({ date }) => recordDay(date)?.year ?? []))
  return [...years].sort((a, b) => b - a)
}

/** Months (1 to 12) that records of the chosen year fall in, in calendar order. */
export function monthsOf(items: readonly Listed[], year: Filters['year']): number[] {
  const days = items.flatMap(({ date }) => recordDay(date) ?? [])
  const months = days.filter((day) => year === 'all' || day.year === year).map(({ month }) => month)
  return [...new Set(months)].sort((a, b) => a - b)
}

const folded = (text: string) => text.normalize('NFC').toLocaleLowerCase('en')

/** The records that all filters let through; the search looks at titles only (P§2.6, 2.7, 2.10). */
export function applyFilters<Item extends Listed>(
  items: readonly Item[],
  filters: Filters,
): Item[] {
  const search = folded(filters.search.trim())
  return items.filter(({ title, date }) => {
    const day = recordDay(date)
    return (
      (filters.year === 'all' || day?.year === filters.year) &&
      (filters.month === 'all' || day?.month === filters.month) &&
      (search === '' || folded(title).includes(search))
    )
  })
}

/** Whether two sets of filters ask for the same. */
export const sameFilters = (one: Filters, other: Filters): boolean =>
  one.year === other.year && one.month === other.month && one.search === other.search

/**
 * The filters, moved to the next older year with records that match month and search, where their own year
 * has none (P§4, photo gallery). Unchanged where no older year has any.
 */
export function fallBack(items: readonly Listed[], filters: Filters): Filters {
  const { year } = filters
  if (year === 'all' || applyFilters(items, filters).length > 0) return filters
  const matching = yearsOf(applyFilters(items, { ...filters, year: 'all' }))
  return { ...filters, year: matching.find((older) => older < year) ?? year }
}

/** News starts on the current year if any entry falls in it, otherwise on the previous one (P§2.6). */
export function newsStart(years: readonly number[], today: Date): Filters {
  const { year } = dayOf(today)
  return { year: years.includes(year) ? year : year - 1, month: 'all', search: '' }
}

/** Events start on the current month (P§2.7). */
export function eventsStart(_years: readonly number[], today: Date): Filters {
  const { year, month } = dayOf(today)
  return { year, month, search: '' }
}

/** The photo gallery starts on the current year (P§2.10). */
export function galleryStart(_years: readonly number[], today: Date): Filters {
  return { year: dayOf(today).year, month: 'all', search: '' }
}
