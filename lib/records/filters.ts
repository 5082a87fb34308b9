import { dayOf, type RecordDate } from '@/lib/core/dates'

/** What the lists of news, events and albums are filtered by (R-LIST-1). `month` is 1 to 12. */
export type Filters = { year: number | 'all'; month: number | 'all'; search: string }

/** What a list can be filtered on. */
export type Listed = { title: string; date: RecordDate }

/** The query of an address, as Next hands it to a page. */
export type Parameters = Record<string, string | string[] | undefined>

/** Longer than any title that is looked for. */
export const maxSearchLength = 100

/** Only the first of several values counts. */
export const firstOf = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value[0] : value

/** A whole number between two others; `undefined` for anything else. */
export function parseInteger(
  value: string | undefined,
  min: number,
  max: number,
): number | undefined {
  const parsed = /^\d{1,5}$/.test(value ?? '') ? Number(value) : undefined
  return parsed !== undefined && parsed >= min && parsed <= max ? parsed : undefined
}

/**
 * Reads `?year=2026&month=9&q=exam`. What cannot be read falls back to the list's own start.
 * @param start what the list shows when the address names no filter
 */
export function parseFilters(parameters: Parameters, start: Filters): Filters {
  const year = firstOf(parameters.year)
  const month = firstOf(parameters.month)
  const named = year !== undefined || month !== undefined
  return {
    year: year === 'all' ? 'all' : (parseInteger(year, 1900, 9999) ?? start.year),
    month: month === 'all' ? 'all' : (parseInteger(month, 1, 12) ?? (named ? 'all' : start.month)),
    search: (firstOf(parameters.q) ?? '').trim().slice(0, maxSearchLength),
  }
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

/** Whether two sets of filters ask for the same. */
export const sameFilters = (one: Filters, other: Filters): boolean =>
  one.year === other.year && one.month === other.month && one.search === other.search

/** News starts on the current year if any entry falls in it, otherwise on the previous one (R-NEWS-2). */
export function newsStart(years: readonly number[], today: Date): Filters {
  const { year } = dayOf(today)
  return { year: years.includes(year) ? year : year - 1, month: 'all', search: '' }
}

/** Events start on the current month (R-EVENTS-2). */
export function eventsStart(_years: readonly number[], today: Date): Filters {
  const { year, month } = dayOf(today)
  return { year, month, search: '' }
}

/** The photo gallery starts on the current year (R-GALLERY-1). */
export function galleryStart(_years: readonly number[], today: Date): Filters {
  return { year: dayOf(today).year, month: 'all', search: '' }
}
