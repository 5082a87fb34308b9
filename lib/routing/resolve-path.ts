import 'server-only'
import { translations } from '@/content/languages'
import { spamFolders } from '@/content/redirects'
import { publicFiles } from '@/content/routes'
import { identifierPattern } from '@/lib/core/identifier'
import { invalidName } from '@/lib/core/internal-path'
import { getCanonicalPath, fixedPaths, getLegacyPath, getMovedPath } from './known-paths'
import { notFoundId } from './not-found-path'
import { isFileOrEndpoint, parsePath, type PathParts } from './path-parts'
import { getQueryPath } from './query-pages'
import { albumPath, getLegacyEntryUrl, findRecordPath } from './record-paths'
import { cleanSharedAddress } from './shared-link'
import { localizePath, getTranslatedPath, listTranslatedPaths } from './translations'

const ownPaths = new Set([
  ...fixedPaths,
  ...publicFiles,
  ...translations.flatMap((language) =>
    listTranslatedPaths(language).map((path) => localizePath(language, path)),
  ),
])

/** Returns whether a path is of the catalogue of components, which only `npm run dev` has (docs/decisions/110). */
const isCatalogue = (path: string) =>
  process.env.NODE_ENV === 'development' && /^\/catalogue(?:\/\w+\/\w+)?$/.test(path)

/**
 * Returns whether a path is exactly that of a page, in any language, or of a file outside of the folders of `public/`.
 */
const isOwnPath = (path: string): boolean => ownPaths.has(path) || isCatalogue(path)

/** How the middleware handles a URL. */
export type PathResolution =
  /** The URL is canonical: Next handles it. */
  | { kind: 'next' }
  /** Permanent redirect (308) to a canonical URL. */
  | { kind: 'redirect'; to: string }
  /**
   * Another page is rendered at this URL: that of an album or a query, or the one for names that no record can have.
   */
  | { kind: 'internal'; path: string }
  /** Temporary redirect (307) to the home page, which shows the unknown path if it is set. */
  | { kind: 'redirect-home'; unknownPath?: string }
  /** Temporary redirect (307) to the home page of a language, at the line that says that a page was not found. */
  | { kind: 'redirect-language-home'; to: string }
  /** A plain-text 404. */
  | { kind: 'not-found' }

type PathRequest = {
  method: string
  /** As in the request: percent-encoded, not normalized. */
  pathname: string
  /** With its question mark, or empty. */
  search: string
}

/**
 * Resolves every URL that reaches `middleware.ts` (R-ROUTE-3 to R-ROUTE-13). All targets come from the site's own
 * tables, so that no URL can redirect to another site (R-ROUTE-10).
 */
export function resolvePath({ method, pathname, search }: PathRequest): PathResolution {
  // Most requests.
  if (search === '' && isOwnPath(pathname)) return { kind: 'next' }
  const shared = isSafeMethod(method) ? resolveShared({ pathname, search }) : undefined
  if (shared) return shared
  const parts = parsePath(pathname)
  const resolution = isSpam(pathname, parts) ? redirectHome : resolveParts(pathname, search, parts)
  const internal =
    resolution.kind === 'next' && isSafeMethod(method) ? getQueryPath(pathname, search) : undefined
  if (internal) return { kind: 'internal', path: internal }
  // Only GET and HEAD may redirect to the home page. A POST to an unknown path must fail.
  const isHome = resolution.kind === 'redirect-home' || resolution.kind === 'redirect-language-home'
  return isHome && !isSafeMethod(method) ? { kind: 'not-found' } : resolution
}

const redirectHome: PathResolution = { kind: 'redirect-home' }

/** Returns whether a request only reads (RFC 9110, section 9.2.1). */
export const isSafeMethod = (method: string) => method === 'GET' || method === 'HEAD'

/** Resolves a shared link with characters behind it that are not part of it (R-ROUTE-16). */
function resolveShared(address: Pick<PathRequest, 'pathname' | 'search'>) {
  const cleaned = cleanSharedAddress(address)
  if (!cleaned) return undefined
  const { pathname, search } = cleaned
  const resolution = resolveParts(pathname, search, parsePath(pathname))
  if (resolution.kind === 'redirect') return resolution
  return resolution.kind === 'next' ? redirectTo(pathname + search) : undefined
}

const redirectTo = (to: string): PathResolution => ({ kind: 'redirect', to })

function resolveParts(
  pathname: string,
  search: string,
  parts: PathParts | undefined,
): PathResolution {
  const known =
    parts &&
    (resolveTranslated(pathname, search, parts) ??
      resolveKnown(pathname, search, parts) ??
      resolveRecord(pathname, search, parts))
  if (known) return known
  const path = parts?.path ?? pathname
  return isFileOrEndpoint(path)
    ? { kind: 'not-found' }
    : { kind: 'redirect-home', unknownPath: path }
}

/** Old spam URLs (R-ROUTE-6), which the home page does not show. Includes a first segment with non-ASCII bytes. */
function isSpam(pathname: string, parts: PathParts | undefined): boolean {
  const first = pathname.split('/').find(Boolean) ?? ''
  const folder = parts?.path.split('/').find(Boolean)?.toLowerCase()
  return /[^\x00-\x7f]|%[89a-f][\da-f]/i.test(first) || spamFolders.includes(folder ?? '')
}

/** Everything below the path of a language (R-LANGUAGE-2). */
function resolveTranslated(
  pathname: string,
  search: string,
  { path }: PathParts,
): PathResolution | undefined {
  // Until decision 104, the language came first in the path of a page with a query.
  const translated = getTranslatedPath(path.replace(/^(\/[^/]+)\/query(?=\/)/i, '$1'))
  if (!translated) return undefined
  if (translated.path === undefined) {
    return isFileOrEndpoint(path)
      ? { kind: 'not-found' }
      : {
          kind: 'redirect-language-home',
          to: `${localizePath(translated.language, '/')}#${notFoundId}`,
        }
  }
  const canonical = localizePath(translated.language, translated.path)
  return canonical === pathname ? { kind: 'next' } : { kind: 'redirect', to: canonical + search }
}

/** Pages, files and endpoints with a fixed URL, under any of their current and former names. */
function resolveKnown(
  pathname: string,
  search: string,
  { path }: PathParts,
): PathResolution | undefined {
  // `/documents/` is a page with a trailing slash, not a file.
  if (/^\/(?:(?:_next|api|icons|modules|pictures)\/|documents\/.)/.test(pathname))
    return { kind: 'next' }
  const canonical = getCanonicalPath(path)
  const entry = canonical === '/tabloid-inner' ? getLegacyEntryUrl(search) : undefined
  if (entry) return { kind: 'redirect', to: entry }
  if (isOwnPath(pathname)) return { kind: 'next' }
  const known = canonical ?? getMovedPath(path)
  if (known) return { kind: 'redirect', to: known + search }
  const legacy = getLegacyPath(path)
  // The home page has no use for the query of an old page without a successor.
  return legacy ? { kind: 'redirect', to: legacy === '/' ? legacy : legacy + search } : undefined
}

/** Pages of single records, and pages that are the targets of rewrites in `next.config.ts`. */
function resolveRecord(
  pathname: string,
  search: string,
  parts: PathParts,
): PathResolution | undefined {
  const publicUrl = toPublicUrl(parts, search)
  if (publicUrl) return { kind: 'redirect', to: publicUrl }
  const record = findRecordPath(parts)
  if (!record) return undefined
  if (record.kind === 'not-a-file') return { kind: 'not-found' }
  if (record.kind === 'invalid-name')
    return { kind: 'internal', path: `/${record.folder}/${invalidName}` }
  return record.path === pathname
    ? { kind: 'next' }
    : { kind: 'redirect', to: record.path + search }
}

/** Returns the canonical path of a page in any language. */
function getPagePath(path: string): string | undefined {
  const translated = getTranslatedPath(path)
  if (!translated) return getCanonicalPath(path)
  return translated.path && localizePath(translated.language, translated.path)
}

/** Returns the public URL of a page that is the target of a rewrite (docs/decisions/098). */
function toPublicUrl({ decoded, path }: PathParts, search: string): string | undefined {
  const list = /^\/(?:query|part)(\/.+)/i.exec(path)?.[1]
  const known = list && (getPagePath(list) ?? getPagePath(list.replace(/\/[^/]*$/, '')))
  if (known) return known + search
  const isAlbum = /^\/beyond-academics?\/photo-categories\/[^/]+$/i.test(path)
  return isAlbum && identifierPattern.test(decoded[2]!)
    ? `${albumPath}?id=${decoded[2]}`
    : undefined
}
