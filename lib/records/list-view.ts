import type { ListResult } from '@/lib/content/types'
import { now } from '@/lib/core/dates'
import { type Filters, type Listed, type Parameters, parseFilters } from './filters'
import { indexOf } from './list-index'
import { type ListPage, queryList } from './list-query'
import type { ListRules } from './lists'
import { parseRange, type Range } from './pagination'

/** The first view of a filtered list: no more records than it shows. Plain data, for the island. */
export type ListView<Item> = ListPage<Item> &
  Range & {
    /** When it was made, ISO 8601: "today" until the browser's own clock is known. */
    renderedAt: string
    /** Whether the address names neither year nor month. */
    isDefaultView: boolean
    /** What the address asks for. */
    requestedFilters: Filters
    /** How many entries there are in all years. */
    total: number
    /** Whether the list could be loaded at all: a failed load shows no message (R-LIST-9). */
    loaded: boolean
  }

/** Narrows a reading down to what its screen shows first, by the address's parameters. */
export function listView<Item extends Listed>(
  reading: Pick<ListResult<Item>, 'source' | 'records'>,
  rules: ListRules,
  parameters: Parameters = {},
): ListView<Item> {
  const records: readonly Item[] = reading.records
  const made = now()
  const requestedFilters = parseFilters(parameters, rules.startOn(indexOf(records).years, made))
  const span = parseRange(parameters, rules.pageSize)
  const pageFrom = (from: number) =>
    queryList(records, rules, requestedFilters, { from, max: span.shown })
  const there = pageFrom(span.from)
  // The list may have become shorter since the address was made.
  const from = span.from < there.count ? span.from : 0
  return {
    ...(from === span.from ? there : pageFrom(from)),
    from,
    shown: span.shown,
    renderedAt: made.toISOString(),
    isDefaultView: parameters.year === undefined && parameters.month === undefined,
    requestedFilters,
    total: records.length,
    loaded: reading.source !== 'none',
  }
}
