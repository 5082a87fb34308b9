import { recordDay } from '@/lib/core/dates'
import { memoizeByObject } from '@/lib/core/memoize'
import type { Filters, Listed } from './filters'

type Entry<Item> = { item: Item; year?: number; month?: number; words: string }

/** A list, prepared for questions: thousands of records are looked through in less than a millisecond. */
export type ListIndex<Item> = {
  entries: readonly Entry<Item>[]
  byYear: ReadonlyMap<number, readonly Entry<Item>[]>
  /** Years that records fall in, newest first. */
  years: readonly number[]
}

const normalised = (text: string) => text.normalize('NFC').toLocaleLowerCase('en')

const indexed = memoizeByObject('list-index', (items: readonly Listed[]): ListIndex<Listed> => {
  const entries = items.map((item) => {
    const day = recordDay(item.date)
    return { item, year: day?.year, month: day?.month, words: normalised(item.title) }
  })
  const byYear = new Map<number, Entry<Listed>[]>()
  for (const entry of entries) {
    if (entry.year === undefined) continue
    const others = byYear.get(entry.year)
    if (others) others.push(entry)
    else byYear.set(entry.year, [entry])
  }
  return { entries, byYear, years: [...byYear.keys()].sort((a, b) => b - a) }
})

/** The index of a list, in the list's order; made once for each list. */
export const indexOf = <Item extends Listed>(items: readonly Item[]): ListIndex<Item> =>
  indexed(items) as ListIndex<Item>

const entriesOf = <Item>({ entries, byYear }: ListIndex<Item>, year: Filters['year']) =>
  year === 'all' ? entries : (byYear.get(year) ?? [])

/** Months (1 to 12) that records of the chosen year fall in, in calendar order. */
export function monthsOf(index: ListIndex<unknown>, year: Filters['year']): number[] {
  const months = new Set(entriesOf(index, year).flatMap(({ month }) => month ?? []))
  return [...months].sort((a, b) => a - b)
}

/** The records that all filters let through; the search looks at titles only (R-LIST-4). */
export function matching<Item>(index: ListIndex<Item>, filters: Filters): Item[] {
  const search = normalised(filters.search.trim())
  return entriesOf(index, filters.year)
    .filter(({ month, words }) => isInMonth(filters.month, month) && words.includes(search))
    .map(({ item }) => item)
}

const isInMonth = (wanted: Filters['month'], month: number | undefined) =>
  wanted === 'all' || wanted === month

/**
 * The filters, moved to the next older year with records that match month and search, where their own year
 * has none (R-GALLERY-2, photo gallery). Unchanged where no older year has any.
 */
export function fallBackToOlderYear(index: ListIndex<unknown>, filters: Filters): Filters {
  const { year } = filters
  const has = (year: number) => matching(index, { ...filters, year }).length > 0
  if (year === 'all' || has(year)) return filters
  return { ...filters, year: index.years.find((older) => older < year && has(older)) ?? year }
}
