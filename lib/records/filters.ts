import { toIndianDay, type RecordDate } from '@/lib/core/dates'
import { maxSearchLength } from '@/lib/core/search-length'
import { takeFirst, type Parameters } from '@/lib/http/parameters'

/** Filters of the news, events and album lists (R-LIST-1). `month` is 1 to 12. */
export type Filters = { year: number | 'all'; month: number | 'all'; search: string }

/** The fields that filters use. */
export type Listed = { title: string; date: RecordDate }

/** Parses an integer in a range; `undefined` for anything else. */
export function parseInteger(
  value: string | undefined,
  min: number,
  max: number,
): number | undefined {
  const parsed = /^\d{1,5}$/.test(value ?? '') ? Number(value) : undefined
  return parsed !== undefined && parsed >= min && parsed <= max ? parsed : undefined
}

/**
 * Parses `?year=2026&month=9&q=exam`. Invalid values fall back to the defaults.
 * @param defaults the filters of the list when the URL has none
 */
export function parseFilters(parameters: Parameters, defaults: Filters): Filters {
  const year = takeFirst(parameters.year)
  const month = takeFirst(parameters.month)
  const hasDate = year !== undefined || month !== undefined
  return {
    year: year === 'all' ? 'all' : (parseInteger(year, 1900, 9999) ?? defaults.year),
    month:
      month === 'all' ? 'all' : (parseInteger(month, 1, 12) ?? (hasDate ? 'all' : defaults.month)),
    search: (takeFirst(parameters.q) ?? '').trim().slice(0, maxSearchLength),
  }
}

/** Returns the URL of a filtered list; the plain path for the default filters. */
export function filterHref(path: string, filters: Filters, defaults: Filters): string {
  const query = new URLSearchParams()
  const isDefault = filters.year === defaults.year && filters.month === defaults.month
  if (!isDefault) {
    query.set('year', String(filters.year))
    if (filters.month !== 'all') query.set('month', String(filters.month))
  }
  if (filters.search) query.set('q', filters.search)
  const text = query.toString()
  return text ? `${path}?${text}` : path
}

export const areFiltersEqual = (a: Filters, b: Filters): boolean =>
  a.year === b.year && a.month === b.month && a.search === b.search

/** News defaults to the current year if it has entries, otherwise to the previous year (R-NEWS-2). */
export function getDefaultNewsFilters(years: readonly number[], today: Date): Filters {
  const { year } = toIndianDay(today)
  return { year: years.includes(year) ? year : year - 1, month: 'all', search: '' }
}

/** Events default to the current month (R-EVENTS-2). */
export function getDefaultEventFilters(_years: readonly number[], today: Date): Filters {
  const { year, month } = toIndianDay(today)
  return { year, month, search: '' }
}

/** The photo gallery defaults to the current year (R-GALLERY-1). */
export function getDefaultGalleryFilters(_years: readonly number[], today: Date): Filters {
  return { year: toIndianDay(today).year, month: 'all', search: '' }
}
