import { maxSearchLength } from '@/lib/core/search-length'
import { makeWellFormed } from '@/lib/core/normalise'
import { takeFirst, type Parameters } from '@/lib/http/parameters'
import { searchKinds, type SearchKind } from './types'

export type SearchQuery = { query: string; kind: SearchKind | 'all' }

export const searchPath = '/search'

/** Number of results on a page, and added by each "Show more". */
export const resultsPerPage = 10

const isKind = (kind: unknown): kind is SearchKind => searchKinds.some((known) => known === kind)

/** Reduces untrusted input to one line of limited length. */
export const cleanQuery = (text: string): string =>
  makeWellFormed(
    text
      .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
      .trim()
      .slice(0, maxSearchLength)
      .trimEnd(),
  )

/** Parses `?q=bus&kind=page`. An unknown kind means all kinds. */
export function parseSearchQuery({ q, kind }: Parameters): SearchQuery {
  const requestedKind = takeFirst(kind)
  return {
    query: cleanQuery(takeFirst(q) ?? ''),
    kind: isKind(requestedKind) ? requestedKind : 'all',
  }
}

const toURLSearchParams = ({ query, kind }: SearchQuery) => {
  const parameters = new URLSearchParams(query ? { q: query } : {})
  if (query && kind !== 'all') parameters.set('kind', kind)
  return parameters
}

/** Returns the URL of the results page; the empty search page for an empty query. */
export function searchHref(searchQuery: SearchQuery): string {
  const parameters = toURLSearchParams(searchQuery).toString()
  return parameters ? `${searchPath}?${parameters}` : searchPath
}

/** Returns the URL of the search API for one page of results from offset `from`. */
export function searchEndpoint(searchQuery: SearchQuery, from = 0): string {
  const parameters = toURLSearchParams(searchQuery)
  if (from > 0) parameters.set('from', String(from))
  return `/api/search?${parameters}`
}
