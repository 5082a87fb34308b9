import type { Filters, Listed } from './filters'
import { fallBackToOlderYear, indexOf, matching, monthsOf } from './list-index'
import type { ListRules } from './lists'

/** The result of a list query, with at most the requested number of entries. */
export type ListPage<Item> = {
  /** The applied filters. They differ from the requested ones after a fallback to an older year. */
  filters: Filters
  years: readonly number[]
  months: readonly number[]
  /** Number of matching entries; `items` is a part of them. */
  count: number
  items: Item[]
}

/** The matching entries from offset `from`, at most `max`. */
export function queryList<Item extends Listed>(
  list: readonly Item[],
  rules: ListRules,
  requested: Filters,
  { from, max }: { from: number; max: number },
): ListPage<Item> {
  const index = indexOf(list)
  const filters = rules.fallsBack ? fallBackToOlderYear(index, requested) : requested
  const found = matching(index, filters)
  return {
    filters,
    years: index.years,
    months: monthsOf(index, filters.year),
    count: found.length,
    items: found.slice(from, from + max),
  }
}

/**
 * Filters a page that contains a full year, or all years, without a request to the server.
 * @returns `undefined` when the server is needed: the page is incomplete, or nothing matches and an older year
 * may have matches.
 */
export function filterLocally<Item extends Listed>(
  page: ListPage<Item>,
  rules: ListRules,
  requested: Filters,
): ListPage<Item> | undefined {
  if (page.items.length < page.count || page.filters.year !== requested.year) return undefined
  const found = queryList(page.items, { ...rules, fallsBack: false }, requested, everything)
  if (rules.fallsBack && found.count === 0) return undefined
  return { ...found, years: page.years }
}

const everything = { from: 0, max: Infinity }
