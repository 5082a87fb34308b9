import { identifierPattern } from '@/lib/core/identifier'
import { invalidName } from '@/lib/core/internal-path'
import type { PathParts } from './path-parts'

/** The result for a path in a folder of records. */
export type RecordPath =
  | { kind: 'canonical'; path: string }
  /** No record can have this name. All such names of a folder share one page, so that they do not fill the cache. */
  | { kind: 'invalid-name'; folder: string }
  | { kind: 'not-a-file' }

/**
 * Returns whether a tabloid entry can have this slug in its URL. It may be in any script (R-TABLOID-2), but must fit
 * into the file name of a cached page. Browsers treat a segment of only dots as a relative path.
 */
export const isSlug = (name: string): boolean =>
  !/^\.*$|[\p{Cc}\p{Cs}]/u.test(name) && new TextEncoder().encode(name).length <= maxFileNameLength
const maxFileNameLength = 240

const isId = (name: string) => identifierPattern.test(name)
const folders: Readonly<Record<string, (name: string) => boolean>> = {
  tabloid: isSlug,
  news: isId,
  events: isId,
}

/**
 * Recognises the pages of single records: `/tabloid/{identifier}`, `/news/{id}`, `/events/{id}` and
 * `/events/{id}.ics`. The folder is case-insensitive, the name is not (R-ROUTE-3).
 */
export function findRecordPath({ raw, decoded }: PathParts): RecordPath | undefined {
  if (decoded.length !== 2) return undefined
  const [folder, name] = [decoded[0]!.toLowerCase(), decoded[1]!]
  const isValidName = Object.hasOwn(folders, folder) ? folders[folder] : undefined
  if (!isValidName) return undefined
  const calendar = folder === 'events' ? /^(.*)\.ics$/i.exec(name)?.[1] : undefined
  if (calendar !== undefined) {
    return isValidName(calendar)
      ? { kind: 'canonical', path: `/${folder}/${calendar}.ics` }
      : { kind: 'not-a-file' }
  }
  return isValidName(name)
    ? { kind: 'canonical', path: `/${folder}/${raw[1]}` }
    : { kind: 'invalid-name', folder }
}

/** The page of an album, which has the `id` of the album in the query (R-GALLERY-6). */
export const albumPath = '/beyond-academic/photo-categories'

/** Returns the current URL of a tabloid entry, from the query of its old URL (R-ROUTE-11). */
export function getLegacyEntryUrl(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const name = query.get('blog') || query.get('id')
  if (!name) return undefined
  return `/tabloid/${isSlug(name) ? encodeURIComponent(name) : invalidName}`
}
