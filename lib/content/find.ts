import 'server-only'
import { identifierPattern } from '@/lib/core/identifier'
import { ContentServiceError } from './client/errors'
import { reader } from './client/instances'
import { lookupPath } from './endpoints'
import { setLifetime } from './set-lifetime'
import { cachePolicies } from './cache-policies'
import { readEndpoints, readCollection, readSavedCollection } from './read'
import { validateRecord, extractRecord } from './response-shape'
import { parseRecord } from './schemas'
import type {
  Album,
  Collection,
  LookupResult,
  NewsItem,
  ListResult,
  Records,
  SchoolEvent,
  TabloidEntry,
} from './types'

/**
 * Looks up one record for its page. Each function sets the lifetime and the tag of the calling page. A missing
 * record and a failing service are different outcomes (docs/decisions/003).
 */

const objectId = /^[\da-f]{24}$/i

/**
 * Finds a tabloid entry by its id or its slug (R-TABLOID-5).
 * @param parameter the route parameter as passed by Next, percent-encoded.
 */
export async function findTabloidEntry(parameter: string): Promise<LookupResult<TabloidEntry>> {
  const identifier = decode(parameter).normalize('NFC')
  return find('tabloid', {
    matches: ({ id, slug }) => id === identifier || slug?.normalize('NFC') === identifier,
    path: lookupPath('innerBlog', objectId.test(identifier) ? 'id' : 'blog', identifier),
  })
}

/**
 * Finds a photo album by its id (R-GALLERY-6).
 * @param parameter the route parameter as passed by Next, percent-encoded.
 */
export async function findAlbum(parameter: string): Promise<LookupResult<Album>> {
  const id = decode(parameter)
  const lookup = await find('gallery', {
    matches: (album) => album.id === id,
    path: lookupPath('subGallery', 'id', id),
  })
  if (lookup.outcome !== 'found') return lookup
  return { ...lookup, record: { ...lookup.record, id } }
}

/**
 * Finds a news item by its id (R-NEWS-5).
 * @param parameter the route parameter as passed by Next, percent-encoded.
 */
export const findNewsItem = (parameter: string): Promise<LookupResult<NewsItem>> =>
  findInLists('news', decode(parameter))

/**
 * Finds an event by its id (R-EVENTS-7).
 * @param parameter the route parameter as passed by Next, percent-encoded.
 */
export const findEvent = (parameter: string): Promise<LookupResult<SchoolEvent>> =>
  findInLists('events', decode(parameter))

/** Decodes a route parameter. One that cannot be decoded matches no record. */
function decode(parameter: string): string {
  try {
    return decodeURIComponent(parameter)
  } catch {
    return ''
  }
}

type Matches<T> = (record: T) => boolean
type LookupTarget<T> = { matches: Matches<T>; path: string | undefined }

async function find<Name extends 'tabloid' | 'gallery'>(
  collection: Name,
  { matches, path }: LookupTarget<Records[Name]>,
): Promise<LookupResult<Records[Name]>> {
  const lookup = path
    ? await findByPath(path, collection, matches)
    : { outcome: 'missing' as const }
  await setLifetime(collection, getLookupFreshness(lookup))
  return lookup
}

/** These collections have no endpoint for one record (R-NEWS-5). An invalid id needs no request. */
async function findInLists<Name extends 'news' | 'events'>(
  collection: Name,
  id: string,
): Promise<LookupResult<Records[Name]>> {
  const lookup = identifierPattern.test(id)
    ? await searchLists(collection, id)
    : { outcome: 'missing' as const }
  await setLifetime(collection, getLookupFreshness(lookup))
  return lookup
}

/** Searches every list endpoint. A record is missing only when all of them respond and none contains it. */
async function searchLists<Name extends 'news' | 'events'>(
  collection: Name,
  id: string,
): Promise<LookupResult<Records[Name]>> {
  let failure: string | undefined
  for (const endpoint of cachePolicies[collection].endpoints.list) {
    const result = await readEndpoints(collection, [endpoint])
    const { source, readAt } = result
    const record = (result.records as Records[Name][]).find((record) => record.id === id)
    if (record && source !== 'none') return { outcome: 'found', record, source, readAt }
    if (source !== 'live') failure ??= result.failure
  }
  return failure === undefined ? { outcome: 'missing' } : { outcome: 'failed', failure }
}

async function findByPath<Name extends Collection>(
  path: string,
  collection: Name,
  matches: Matches<Records[Name]>,
): Promise<LookupResult<Records[Name]>> {
  const list = await readCollection(collection, 'list')
  // Most records are in the list, which is usually cached.
  const listed = (list.records as Records[Name][]).find(matches)
  if (listed && list.source !== 'none') {
    return { outcome: 'found', record: listed, source: list.source, readAt: list.readAt }
  }
  const fetched = await fetchRecord(collection, path, list.source !== 'live')
  return fetched.outcome === 'missing' ? confirmMissing(collection, list, matches) : fetched
}

/**
 * Accepts that a record is missing only while the list is readable. A failing service may return anything, and a
 * wrong 404 would remove the page from search engines because of an outage.
 */
async function confirmMissing<Name extends Collection>(
  collection: Name,
  list: ListResult<Records[Name]>,
  matches: Matches<Records[Name]>,
): Promise<LookupResult<Records[Name]>> {
  if (list.source !== 'live') return { outcome: 'failed', failure: list.failure }
  if (list.records.length > 0) return { outcome: 'missing' }
  const last = await readSavedCollection(collection)
  // The saved list is empty too, so the list is really empty.
  if (last?.records.length === 0) return { outcome: 'missing' }
  const record = last?.records.find(matches)
  return last && record
    ? { outcome: 'found', record, source: 'saved', readAt: last.readAt }
    : { outcome: 'failed', failure: ContentServiceError.shape().message }
}

async function fetchRecord<Name extends Collection>(
  collection: Name,
  path: string,
  failFast: boolean,
): Promise<LookupResult<Records[Name]>> {
  const result = await reader.read([path], validateRecord, failFast)
  if (result.source === 'none') return { outcome: 'failed', failure: result.failure.message }
  const rawRecord = extractRecord(result.body)
  if (rawRecord === undefined) return { outcome: 'missing' }
  const record = parseRecord(collection, rawRecord)
  if (!record) return { outcome: 'failed', failure: ContentServiceError.shape().message }
  return { outcome: 'found', record, source: result.source, readAt: result.readAt }
}

/**
 * Returns the freshness for the lifetime of a page. A missing record may be published soon, so its page lives no longer
 * than one from a saved copy.
 */
function getLookupFreshness(lookup: LookupResult<unknown>): 'live' | 'saved' | 'none' {
  if (lookup.outcome === 'found') return lookup.source
  return lookup.outcome === 'missing' ? 'saved' : 'none'
}
