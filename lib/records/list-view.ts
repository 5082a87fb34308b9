import type { ListResult } from '@/lib/content/types'
import { now } from '@/lib/core/dates'
import { type Filters, type Listed, type Parameters, parseFilters } from './filters'
import { indexOf } from './list-index'
import { type ListPage, queryList } from './list-query'
import type { ListRules } from './lists'
import { parseRange, type Range } from './pagination'

/** The first view of a filtered list, with only the records it shows. Serializable, for the island. */
export type ListView<Item> = ListPage<Item> &
  Range & {
    /** Render time, ISO 8601. Used as "today" until hydration, when the browser's clock is available. */
    renderedAt: string
    /** Whether the URL has neither year nor month. */
    isDefaultView: boolean
    /** The filters of the URL. */
    requestedFilters: Filters
    /** Number of entries in all years. */
    total: number
    /** False when the list could not be loaded. Then no "empty" message is shown (R-LIST-9). */
    loaded: boolean
  }

/** Selects the first view of a list by the query parameters of its URL. */
export function listView<Item extends Listed>(
  result: Pick<ListResult<Item>, 'source' | 'records'>,
  rules: ListRules,
  parameters: Parameters = {},
): ListView<Item> {
  const records: readonly Item[] = result.records
  const renderedAt = now()
  const requestedFilters = parseFilters(
    parameters,
    rules.defaultFilters(indexOf(records).years, renderedAt),
  )
  const range = parseRange(parameters, rules.pageSize)
  const pageFrom = (from: number) =>
    queryList(records, rules, requestedFilters, { from, max: range.shown })
  const requestedPage = pageFrom(range.from)
  // The list may have become shorter since the link was created.
  const from = range.from < requestedPage.count ? range.from : 0
  return {
    ...(from === range.from ? requestedPage : pageFrom(from)),
    from,
    shown: range.shown,
    renderedAt: renderedAt.toISOString(),
    isDefaultView: parameters.year === undefined && parameters.month === undefined,
    requestedFilters,
    total: records.length,
    loaded: result.source !== 'none',
  }
}
