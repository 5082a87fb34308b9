import { spamFolders } from '@/content/redirects'
import { canonicalPath, legacyPath, movedPath } from './known-paths'
import { isFileOrCall, partsOf, type PathParts } from './path-parts'
import { albumUrl, legacyEntryUrl, recordPath } from './record-paths'

/** What the site does with a request for an address that is not exactly one of its own. */
export type PathResolution =
  /** The address is right: Next goes on. */
  | { kind: 'next' }
  /** For good: 308, to an address that is exactly right. */
  | { kind: 'redirect'; to: string }
  /** Draws another page at this address. */
  | { kind: 'rewrite'; path: string }
  /** For now: 307 to the home page, which tells the visitor about the path when there is one to tell. */
  | { kind: 'redirect-home'; unknown?: string }
  /** A plain 404. */
  | { kind: 'not-found' }

type PathRequest = {
  method: string
  /** As it came: percent-encoded, any casing. */
  pathname: string
  /** With its question mark, or empty. */
  search: string
}

/**
 * Decides about every address that `middleware.ts` sees (R-ROUTE-3 to R-ROUTE-13). Only ever leads to paths
 * of our own tables, so that no address can lead off the site (R-ROUTE-10).
 */
export function resolvePath({ method, pathname, search }: PathRequest): PathResolution {
  const parts = partsOf(pathname)
  const resolution = isSpam(pathname, parts) ? redirectHome : resolveParts(pathname, search, parts)
  // Only reading can go on at the home page; what was sent to nowhere has to fail.
  return resolution.kind === 'redirect-home' && !isRead(method) ? { kind: 'not-found' } : resolution
}

const redirectHome: PathResolution = { kind: 'redirect-home' }
const isRead = (method: string) => method === 'GET' || method === 'HEAD'

function resolveParts(
  pathname: string,
  search: string,
  parts: PathParts | undefined,
): PathResolution {
  const known =
    parts && (resolveKnown(pathname, search, parts) ?? resolveRecord(pathname, search, parts))
  if (known) return known
  const path = parts?.path ?? pathname
  return isFileOrCall(path) ? { kind: 'not-found' } : { kind: 'redirect-home', unknown: path }
}

/** Spam of old (R-ROUTE-6): the home page is told nothing about it. Bytes beyond ASCII count in any encoding. */
function isSpam(pathname: string, parts: PathParts | undefined): boolean {
  const first = pathname.split('/').find(Boolean) ?? ''
  const folder = parts?.path.split('/').find(Boolean)?.toLowerCase()
  return /[^\x00-\x7f]|%[89a-f][\da-f]/i.test(first) || spamFolders.includes(folder ?? '')
}

/** The pages, files and calls that have a fixed address, under whatever name they are asked for. */
function resolveKnown(
  pathname: string,
  search: string,
  { path }: PathParts,
): PathResolution | undefined {
  if (/^\/(?:_next|api|documents|icons|pictures)\//.test(pathname)) return { kind: 'next' }
  const canonical = canonicalPath(path)
  const entry = canonical === '/tabloid-inner' ? legacyEntryUrl(search) : undefined
  if (entry) return { kind: 'redirect', to: entry }
  if (canonical === pathname) return { kind: 'next' }
  const known = canonical ?? movedPath(path)
  if (known) return { kind: 'redirect', to: known + search }
  const legacy = legacyPath(path)
  // Nothing of an address that has no successor is of use to the home page.
  return legacy ? { kind: 'redirect', to: legacy === '/' ? legacy : legacy + search } : undefined
}

/** The pages of single records, and the pages behind the rewrites of `next.config.ts`. */
function resolveRecord(
  pathname: string,
  search: string,
  parts: PathParts,
): PathResolution | undefined {
  const behind = publicUrlOf(parts, search)
  if (behind) return { kind: 'redirect', to: behind }
  const record = recordPath(parts)
  if (!record) return undefined
  if (record.kind === 'not-a-file') return { kind: 'not-found' }
  if (record.kind === 'impossible') return { kind: 'rewrite', path: record.path }
  return record.path === pathname
    ? { kind: 'next' }
    : { kind: 'redirect', to: record.path + search }
}

/** What is rewritten to these pages is their one address (docs/decisions/032). */
function publicUrlOf({ decoded, path }: PathParts, search: string): string | undefined {
  const list = /^\/query(\/.+)/i.exec(path)?.[1]
  const known = list && canonicalPath(list)
  if (known) return known + search
  const isAlbum = /^\/beyond-academics?\/photo-categories\/[^/]+$/i.test(path)
  return isAlbum ? albumUrl(decoded[2]!) : undefined
}
