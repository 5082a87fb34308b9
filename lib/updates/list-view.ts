import type { Reading } from '@/lib/content-service/types'
import { now } from '@/lib/dates'
import { type Filters, type Listed, type Parameters, readFilters } from './filters'
import { type ListAnswer, answerList } from './list-answer'
import { indexOf } from './list-index'
import type { ListRules } from './lists'
import { readSpan, type Span } from './span'

/** The first view of a filtered list: no more records than it shows. Plain data, for the island. */
export type ListView<Item> = ListAnswer<Item> &
  Span & {
    /** When it was made, ISO 8601: "today" until the browser's own clock is known. */
    madeAt: string
    /** Whether the address names neither year nor month. */
    startsThere: boolean
    /** What the address asks for. */
    asked: Filters
    /** How many entries there are in all years. */
    total: number
    /** Whether the list could be loaded at all: a failed load shows no message (R-LIST-9). */
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
  const asked = readFilters(parameters, rules.startOn(indexOf(records).years, made))
  const span = readSpan(parameters, rules.pageSize)
  const answer = (from: number) => answerList(records, rules, asked, { from, most: span.shown })
  const there = answer(span.from)
  // The list may have become shorter since the address was made.
  const from = span.from < there.count ? span.from : 0
  return {
    ...(from === span.from ? there : answer(from)),
    from,
    shown: span.shown,
    madeAt: made.toISOString(),
    startsThere: parameters.year === undefined && parameters.month === undefined,
    asked,
    total: records.length,
    loaded: reading.source !== 'none',
  }
}
