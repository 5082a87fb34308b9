import { takeFirst, type Parameters } from '@/lib/http/parameters'
import { parseInteger } from './filters'

/** The visible part of a list: offset (from 0) and number of entries. */
export type Range = { from: number; shown: number }

/** A server-rendered page grows to this multiple of the page size. Then a new page starts. */
const maxPages = 10

const maxOffset = 99_999

/** Parses `?show=60&from=200`. `shown` is between one page and `maxPages` pages. */
export function parseRange(parameters: Parameters, pageSize: number): Range {
  const shown = parseInteger(takeFirst(parameters.show), pageSize, maxOffset) ?? pageSize
  return {
    from: parseInteger(takeFirst(parameters.from), 0, maxOffset) ?? 0,
    shown: Math.min(shown, pageSize * maxPages),
  }
}

/** Returns the range after "Show more": one page longer, or the entries after the longest page. */
export function getNextRange({ from, shown }: Range, pageSize: number): Range {
  return shown < pageSize * maxPages
    ? { from, shown: shown + pageSize }
    : { from: from + shown, shown: pageSize }
}

/** Adds a range to a URL. Default values are omitted. */
export function addRangeToUrl(href: string, { from, shown }: Range, pageSize: number): string {
  const max = Math.min(shown, pageSize * maxPages)
  const query = [from > 0 && `from=${from}`, max > pageSize && `show=${max}`].filter(Boolean)
  return query.length > 0 ? `${href}${href.includes('?') ? '&' : '?'}${query.join('&')}` : href
}
