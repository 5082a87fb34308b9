import { identifierPattern } from '@/lib/core/identifier'
import type { PathParts } from './path-parts'

/** What a request for the page of a record leads to. */
export type RecordPath =
  | { kind: 'canonical'; path: string }
  /** No record can have this name: one page for all of them, so that they do not fill the cache. */
  | { kind: 'impossible'; path: string }
  | { kind: 'not-a-file' }

/**
 * Whether a tabloid entry can have this slug in its address. It may be written in any script (R-TABLOID-2), but has to
 * fit the name of a cached file; browsers would take dots alone for a way up.
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

/** Stands for all names that no record can have. */
const impossibleName = '~'

/**
 * Recognises the pages of single records: `/tabloid/{identifier}`, `/news/{id}`, `/events/{id}` and
 * `/events/{id}.ics`. The folder's casing does not matter, the name's does (R-ROUTE-3).
 */
export function recordPath({ raw, decoded }: PathParts): RecordPath | undefined {
  if (decoded.length !== 2) return undefined
  const [folder, name] = [decoded[0]!.toLowerCase(), decoded[1]!]
  const isPlausible = Object.hasOwn(folders, folder) ? folders[folder] : undefined
  if (!isPlausible) return undefined
  const calendar = folder === 'events' ? /^(.*)\.ics$/i.exec(name)?.[1] : undefined
  if (calendar !== undefined) {
    return isPlausible(calendar)
      ? { kind: 'canonical', path: `/${folder}/${calendar}.ics` }
      : { kind: 'not-a-file' }
  }
  return isPlausible(name)
    ? { kind: 'canonical', path: `/${folder}/${raw[1]}` }
    : { kind: 'impossible', path: `/${folder}/${impossibleName}` }
}

/** The page of an album by its `id`, whose address names it in the query (R-GALLERY-6). */
export function albumUrl(id: string): string | undefined {
  return identifierPattern.test(id) ? `/beyond-academic/photo-categories?id=${id}` : undefined
}

/** The old address of tabloid entries leads on to the entry that it names (R-ROUTE-11). */
export function legacyEntryUrl(search: string): string | undefined {
  const query = new URLSearchParams(search)
  const name = query.get('blog') || query.get('id')
  if (!name) return undefined
  return `/tabloid/${isSlug(name) ? encodeURIComponent(name) : impossibleName}`
}
