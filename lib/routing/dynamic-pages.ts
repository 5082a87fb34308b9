import { school } from '@/content/school'
import { speculationRules } from '@/lib/html/speculation-rules'
import { hashSource, pagePolicy } from '@/lib/page-cache/csp.mjs'
import { filteredLists, filterKeys } from './filtered-lists'
import { canonicalPath } from './known-paths'
import { pathIn, translatedPath } from './translations'

type PageRequest = { method: string; pathname: string; search: string }

/**
 * Whether a page is rendered for each request and therefore gets no policy from the page cache: a filtered list, search
 * results, or the response to a form without script.
 */
export function isDynamic({ method, pathname, search }: PageRequest): boolean {
  const page = englishPath(pathname)
  if (page === undefined) return false
  if (method === 'POST') return true
  const query = new URLSearchParams(search)
  return filteredLists.includes(page) && filterKeys.some((key) => query.has(key))
}

/** The English path of a page, from its canonical path in any language. */
function englishPath(pathname: string): string | undefined {
  if (canonicalPath(pathname) === pathname) return pathname
  const { language, path } = translatedPath(pathname) ?? {}
  return language && path !== undefined && pathIn(language, path) === pathname ? path : undefined
}

/** The kind of an on-demand request: `computed` is always rendered, `record` only when it is not cached. */
export function onDemandKind(request: PageRequest): 'computed' | 'record' | undefined {
  const { method, pathname, search } = request
  // Forms have their own limits. A submission must not be lost because of these.
  if (method === 'POST') return undefined
  if (isDynamic(request)) return 'computed'
  return isRecord(pathname, new URLSearchParams(search)) ? 'record' : undefined
}

const isRecord = (pathname: string, query: URLSearchParams) =>
  /^\/(?:news|events|tabloid)\/./.test(pathname) || (pathname === albumPath && query.has('id'))

const albumPath = '/beyond-academic/photo-categories'

const frames = [new URL(school.map.embed).origin]

/**
 * The policy of a dynamic page. It allows scripts with its nonce (CSP Level 3), the speculation rules, and the map in
 * the footer.
 */
export const noncePolicy = (nonce: string) =>
  pagePolicy({ scripts: [`'nonce-${nonce}'`, hashSource(speculationRules)], frames })
