import type { Filters, Listed } from './filters'
import { fallBackToOlderYear, indexOf, matching, monthsOf } from './list-index'
import type { ListRules } from './lists'

/** What a list answers to a question: bounded, whatever the length of the list. */
export type ListPage<Item> = {
  /** What is shown: differs from what was asked where the list fell back to an older year. */
  filters: Filters
  years: readonly number[]
  months: readonly number[]
  /** How many entries the filters let through; `items` are some of them. */
  count: number
  items: Item[]
}

/** The entries that filters let through, `most` of them from a place on. */
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
 * What an answer to a whole year or to all years says about one of its months or a search in it.
 * @returns `undefined` when the answer does not hold all of its entries, or none of them matches and an older
 * year may have some: the server knows more.
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
