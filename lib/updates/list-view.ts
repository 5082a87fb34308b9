import type { Reading } from '@/lib/content-service/types'
import { now } from '@/lib/dates'
import {
  applyFilters,
  fallBack,
  type Filters,
  type Listed,
  monthsOf,
  type Parameters,
  readFilters,
  readShown,
  yearsOf,
} from './filters'
import type { ListRules } from './lists'

/** The first view of a filtered list: no more records than it shows. Plain data, for the island. */
export type ListView<Item> = {
  /** When it was made, ISO 8601: "today" until the browser's own clock is known. */
  madeAt: string
  /** Whether the address names neither year nor month. */
  startsThere: boolean
  /** What the address asks for. */
  asked: Filters
  /** What is shown: differs from `asked` where the list fell back to an older year. */
  filters: Filters
  years: number[]
  months: number[]
  /** How many entries the filters let through; `items` are the first of them. */
  count: number
  shown: number
  items: Item[]
  /** How many entries there are in all years. */
  total: number
  /** Whether the list could be loaded at all: a failed load shows no message (C11). */
  loaded: boolean
}

/** Narrows a reading down to what its screen shows first, by the address's parameters. */
export function listView<Item extends Listed>(
  reading: Pick<Reading<Item>, 'source' | 'records'>,
  rules: ListRules,
  parameters: Parameters = {},
): ListView<Item> {
  const records: readonly Item[] = reading.records
  const made = now()
  const years = yearsOf(records)
  const asked = readFilters(parameters, rules.startOn(years, made))
  const filters = rules.fallsBack ? fallBack(records, asked) : asked
  const found = applyFilters(records, filters)
  const shown = readShown(parameters, rules.pageSize)
  return {
    madeAt: made.toISOString(),
    startsThere: parameters.year === undefined && parameters.month === undefined,
    asked,
    filters,
    years,
    months: monthsOf(records, filters.year),
    count: found.length,
    shown,
    items: found.slice(0, shown),
    total: records.length,
    loaded: reading.source !== 'none',
  }
}
