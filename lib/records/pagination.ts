import { firstOf, type Parameters, parseInteger } from './filters'

/** Which part of a list is shown: so many entries, from that place on. Places are counted from 0. */
export type Range = { from: number; shown: number }

/** A page made by the server grows to so many times its first length; what follows is a page of its own. */
const maxPages = 10

/** No list is longer. */
const maxOffset = 99_999

/** Reads `?show=60&from=200`: never less than a page of entries, and never a page without end. */
export function parseRange(parameters: Parameters, pageSize: number): Range {
  const shown = parseInteger(firstOf(parameters.show), pageSize, maxOffset) ?? pageSize
  return {
    from: parseInteger(firstOf(parameters.from), 0, maxOffset) ?? 0,
    shown: Math.min(shown, pageSize * maxPages),
  }
}

/** Where "Show more" leads: to a page more of entries, and from the longest page on to those after it. */
export function nextRange({ from, shown }: Range, pageSize: number): Range {
  return shown < pageSize * maxPages
    ? { from, shown: shown + pageSize }
    : { from: from + shown, shown: pageSize }
}

/** An address with a span in it; the first page of entries needs no mention. */
export function urlWithRange(href: string, { from, shown }: Range, pageSize: number): string {
  const max = Math.min(shown, pageSize * maxPages)
  const query = [from > 0 && `from=${from}`, max > pageSize && `show=${max}`].filter(Boolean)
  return query.length > 0 ? `${href}${href.includes('?') ? '&' : '?'}${query.join('&')}` : href
}
