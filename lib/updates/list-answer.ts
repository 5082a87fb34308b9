import type { Filters, Listed } from './filters'
import { fallBack, indexOf, matching, monthsOf } from './list-index'
import type { ListRules } from './lists'

/** What a list answers to a question: bounded, whatever the length of the list. */
export type ListAnswer<Item> = {
  /** What is shown: differs from what was asked where the list fell back to an older year. */
  filters: Filters
  years: readonly number[]
  months: readonly number[]
  /** How many entries the filters let through; `items` are some of them. */
  count: number
  items: Item[]
}

/** The entries that filters let through, `most` of them from a place on. */
export function answerList<Item extends Listed>(
  list: readonly Item[],
  rules: ListRules,
  asked: Filters,
  { from, most }: { from: number; most: number },
): ListAnswer<Item> {
  const index = indexOf(list)
  const filters = rules.fallsBack ? fallBack(index, asked) : asked
  const found = matching(index, filters)
  return {
    filters,
    years: index.years,
    months: monthsOf(index, filters.year),
    count: found.length,
    items: found.slice(from, from + most),
  }
}

/**
 * What an answer to a whole year or to all years says about one of its months or a search in it.
 * @returns `undefined` when the answer does not hold all of its entries, or none of them matches and an older
 * year may have some: the server knows more.
 */
export function narrowed<Item extends Listed>(
  answer: ListAnswer<Item>,
  rules: ListRules,
  asked: Filters,
): ListAnswer<Item> | undefined {
  if (answer.items.length < answer.count || answer.filters.year !== asked.year) return undefined
  const found = answerList(answer.items, { ...rules, fallsBack: false }, asked, everything)
  if (rules.fallsBack && found.count === 0) return undefined
  return { ...found, years: answer.years }
}

const everything = { from: 0, most: Infinity }
