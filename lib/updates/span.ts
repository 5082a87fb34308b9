import { firstOf, type Parameters, wholeNumber } from './filters'

/** Which part of a list is shown: so many entries, from that place on. Places are counted from 0. */
export type Span = { from: number; shown: number }

/** A page made by the server grows to so many times its first length; what follows is a page of its own. */
const mostPages = 10

/** No list is longer. */
const furthest = 99_999

/** Reads `?show=60&from=200`: never less than a page of entries, and never a page without end. */
export function readSpan(parameters: Parameters, pageSize: number): Span {
  const shown = wholeNumber(firstOf(parameters.show), pageSize, furthest) ?? pageSize
  return {
    from: wholeNumber(firstOf(parameters.from), 0, furthest) ?? 0,
    shown: Math.min(shown, pageSize * mostPages),
  }
}

/** Where "Show more" leads: to a page more of entries, and from the longest page on to those after it. */
export function nextSpan({ from, shown }: Span, pageSize: number): Span {
  return shown < pageSize * mostPages
    ? { from, shown: shown + pageSize }
    : { from: from + shown, shown: pageSize }
}

/** An address with a span in it; the first page of entries needs no mention. */
export function withSpan(href: string, { from, shown }: Span, pageSize: number): string {
  const most = Math.min(shown, pageSize * mostPages)
  const query = [from > 0 && `from=${from}`, most > pageSize && `show=${most}`].filter(Boolean)
  return query.length > 0 ? `${href}${href.includes('?') ? '&' : '?'}${query.join('&')}` : href
}
