import { firstOf, maxSearchLength, type Parameters } from '@/lib/records/filters'
import { searchKinds, type SearchKind } from './types'

/** What is searched for. */
export type SearchQuery = { query: string; kind: SearchKind | 'all' }

export const searchPath = '/search'

/** How many results a page of them holds, and how many each "Show more" adds. */
export const resultsPerPage = 10

const isKind = (kind: unknown): kind is SearchKind => searchKinds.some((known) => known === kind)

/** A question from outside: one line of bounded length. */
export const cleanQuery = (text: string): string =>
  text
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
    .trimEnd()
    .toWellFormed()

/** Reads `?q=bus&kind=page`; a kind that there is not is all of them. */
export function parseSearchQuery({ q, kind }: Parameters): SearchQuery {
  const wanted = firstOf(kind)
  return { query: cleanQuery(firstOf(q) ?? ''), kind: isKind(wanted) ? wanted : 'all' }
}

const queryOf = ({ query, kind }: SearchQuery) => {
  const parameters = new URLSearchParams(query ? { q: query } : {})
  if (query && kind !== 'all') parameters.set('kind', kind)
  return parameters
}

/** The address of a question's results; without words, of the search itself. */
export function searchHref(question: SearchQuery): string {
  const query = queryOf(question).toString()
  return query ? `${searchPath}?${query}` : searchPath
}

/** The call that answers with a page of results, from a place on. */
export function searchEndpoint(question: SearchQuery, from = 0): string {
  const query = queryOf(question)
  if (from > 0) query.set('from', String(from))
  return `/api/search?${query}`
}
