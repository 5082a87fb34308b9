import { spamFolders } from '@/content/redirects'
import { canonicalPath, legacyPath, movedPath } from './known-paths'
import { isFileOrCall, partsOf, type PathParts } from './path-parts'
import { albumAddress, namedEntry, recordPath } from './record-paths'

/** What the site does with a request for an address that is not exactly one of its own. */
export type AddressAnswer =
  /** The address is right: Next goes on. */
  | { kind: 'pass' }
  /** For good: 308, to an address that is exactly right. */
  | { kind: 'moved'; to: string }
  /** Draws another page at this address. */
  | { kind: 'draws'; path: string }
  /** For now: 307 to the home page, which tells the visitor about the path when there is one to tell. */
  | { kind: 'home'; unknown?: string }
  /** A plain 404. */
  | { kind: 'missing' }

type AddressRequest = {
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
export function answerAddress({ method, pathname, search }: AddressRequest): AddressAnswer {
  const parts = partsOf(pathname)
  const answer = isSpam(pathname, parts) ? home : answerParts(pathname, search, parts)
  // Only reading can go on at the home page; what was sent to nowhere has to fail.
  return answer.kind === 'home' && !isRead(method) ? { kind: 'missing' } : answer
}

const home: AddressAnswer = { kind: 'home' }
const isRead = (method: string) => method === 'GET' || method === 'HEAD'

function answerParts(
  pathname: string,
  search: string,
  parts: PathParts | undefined,
): AddressAnswer {
  const known =
    parts && (answerKnown(pathname, search, parts) ?? answerRecord(pathname, search, parts))
  if (known) return known
  const path = parts?.path ?? pathname
  return isFileOrCall(path) ? { kind: 'missing' } : { kind: 'home', unknown: path }
}

/** Spam of old (R-ROUTE-6): the home page is told nothing about it. Bytes beyond ASCII count in any encoding. */
function isSpam(pathname: string, parts: PathParts | undefined): boolean {
  const first = pathname.split('/').find(Boolean) ?? ''
  const folder = parts?.path.split('/').find(Boolean)?.toLowerCase()
  return /[^\x00-\x7f]|%[89a-f][\da-f]/i.test(first) || spamFolders.includes(folder ?? '')
}

/** The pages, files and calls that have a fixed address, under whatever name they are asked for. */
function answerKnown(
  pathname: string,
  search: string,
  { path }: PathParts,
): AddressAnswer | undefined {
  if (/^\/(?:_next|api|documents|icons|pictures)\//.test(pathname)) return { kind: 'pass' }
  const canonical = canonicalPath(path)
  const entry = canonical === '/tabloid-inner' ? namedEntry(search) : undefined
  if (entry) return { kind: 'moved', to: entry }
  if (canonical === pathname) return { kind: 'pass' }
  const known = canonical ?? movedPath(path)
  if (known) return { kind: 'moved', to: known + search }
  const legacy = legacyPath(path)
  // Nothing of an address that has no successor is of use to the home page.
  return legacy ? { kind: 'moved', to: legacy === '/' ? legacy : legacy + search } : undefined
}

/** The pages of single records, and the pages behind the rewrites of `next.config.ts`. */
function answerRecord(
  pathname: string,
  search: string,
  parts: PathParts,
): AddressAnswer | undefined {
  const behind = addressBehind(parts, search)
  if (behind) return { kind: 'moved', to: behind }
  const record = recordPath(parts)
  if (!record) return undefined
  if (record.kind === 'noFile') return { kind: 'missing' }
  if (record.kind === 'nobody') return { kind: 'draws', path: record.path }
  return record.path === pathname ? { kind: 'pass' } : { kind: 'moved', to: record.path + search }
}

/** What is rewritten to these pages is their one address (docs/decisions/032). */
function addressBehind({ decoded, path }: PathParts, search: string): string | undefined {
  const list = /^\/filtered(\/.+)/i.exec(path)?.[1]
  const known = list && canonicalPath(list)
  if (known) return known + search
  const isAlbum = /^\/beyond-academics?\/photo-categories\/[^/]+$/i.test(path)
  return isAlbum ? albumAddress(decoded[2]!) : undefined
}
