import { schoolClasses } from '@/content/data/classes'
import { identifierPattern } from '@/lib/core/identifier'
import { invalidName } from '@/lib/core/internal-path'
import { albumPath } from './record-paths'
import { getTranslatedPath } from './translations'

export { internalPathHeader } from '@/lib/core/internal-path'

/**
 * Pages whose content depends on the query: lists with filters, the search, the calculators of costs and streams, and
 * the pages of classes, of which a browser requests another day.
 */
const queryPages = [
  '/news',
  '/events',
  '/beyond-academic/events-gallery',
  '/documents',
  '/tabloid',
  '/calendar',
  '/search',
  '/fee-structure',
  '/admission/admission-criteria-class-elleven',
  ...schoolClasses.map(({ value }) => `/class/${value}`),
]

/**
 * The query parameters that change them (R-LIST-1, R-DOC-3, R-SEARCH-1, R-YEAR-3, R-FEES-7, R-ADMISSION-6). With `part`, a
 * list comes without its page (`components/records/ListRegion`).
 */
export const queryKeys = ['year', 'month', 'q', 'show', 'from', 'kind', 'class', 'english', 'part']

/**
 * Returns the path of the page that responds to a canonical path with this query, where that is another one. Next
 * renders it on demand and keeps it in memory like any other page: the query is a segment, so that the page needs no
 * request (docs/decisions/098). Albums that cannot exist share one path.
 */
export function getQueryPath(pathname: string, search: string): string | undefined {
  const query = new URLSearchParams(search)
  const id = query.get('id')
  if (pathname === albumPath && id !== null)
    return `${albumPath}/${identifierPattern.test(id) ? id : invalidName}`
  const { path = pathname } = getTranslatedPath(pathname) ?? {}
  if (!queryPages.includes(path) || !queryKeys.some((key) => query.has(key))) return undefined
  const folder = query.has('part') ? 'part' : 'query'
  return `/${folder}${pathname}/${Buffer.from(query.toString()).toString('base64url')}`
}

/** Returns the query in the last segment of such a path. */
export function decodeQuery(segment: string): Record<string, string[]> {
  const query = new URLSearchParams(Buffer.from(segment, 'base64url').toString())
  return Object.fromEntries([...query.keys()].map((key) => [key, query.getAll(key)]))
}
