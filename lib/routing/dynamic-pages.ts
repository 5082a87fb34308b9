import { school } from '@/content/school'
import { speculationRules } from '@/lib/html/speculation-rules'
import { hashSource, pagePolicy } from '@/lib/page-cache/csp.mjs'
import { filteredLists, filterKeys } from './filtered-lists'
import { canonicalPath } from './known-paths'

type PageRequest = { method: string; pathname: string; search: string }

/**
 * Whether a page is made for this request alone, so that the page cache gives it no policy: a list with
 * filters, the results of a search, the answer to a form without script.
 */
export function isDynamic({ method, pathname, search }: PageRequest): boolean {
  if (canonicalPath(pathname) !== pathname) return false
  if (method === 'POST') return true
  const query = new URLSearchParams(search)
  return filteredLists.includes(pathname) && filterKeys.some((key) => query.has(key))
}

/** Whether a page has to be rendered for this request, or may have to because it is of a record. */
export function renderingOf(request: PageRequest): 'computed' | 'record' | undefined {
  const { method, pathname, search } = request
  // What a form sends has limits of its own, and must not be lost to these.
  if (method === 'POST') return undefined
  if (isDynamic(request)) return 'computed'
  return isRecord(pathname, new URLSearchParams(search)) ? 'record' : undefined
}

const isRecord = (pathname: string, query: URLSearchParams) =>
  /^\/(?:news|events|tabloid)\/./.test(pathname) || (pathname === albumPath && query.has('id'))

const albumPath = '/beyond-academic/photo-categories'

const frames = [new URL(school.map.embed).origin]

/**
 * What such a page may load: the scripts that carry its nonce (CSP Level 3), the speculation rules of every page,
 * and the map in its footer.
 */
export const noncePolicy = (nonce: string) =>
  pagePolicy({ scripts: [`'nonce-${nonce}'`, hashSource(speculationRules)], frames })
