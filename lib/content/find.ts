import 'server-only'
import { identifierPattern } from '@/lib/core/identifier'
import { ContentServiceError } from './client/errors'
import { reader } from './client/instances'
import { lookupPath } from './endpoints'
import { setLifetime } from './lifetime'
import { cachePolicies } from './lifetimes'
import { readEndpoints, readCollection, readSavedCollection } from './read'
import { validateRecord, recordIn } from './response-shape'
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
 * One record for a page of its own. Each function sets the lifetime and the tag of the page that calls it,
 * and tells a record that is not there from a service that fails (docs/decisions/003).
 */

const objectId = /^[\da-f]{24}$/i

/**
 * A tabloid entry by its id or its slug (R-TABLOID-5).
 * @param parameter the page's parameter as Next gives it, percent-encoded.
 */
export async function findTabloidEntry(parameter: string): Promise<LookupResult<TabloidEntry>> {
  const wanted = decode(parameter).normalize('NFC')
  return find('tabloid', {
    matches: ({ id, slug }) => id === wanted || slug?.normalize('NFC') === wanted,
    path: lookupPath('innerBlog', objectId.test(wanted) ? 'id' : 'blog', wanted),
  })
}

/**
 * A photo album by its id (R-GALLERY-6).
 * @param parameter the page's parameter as Next gives it, percent-encoded.
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
 * A news item by its id (R-NEWS-5).
 * @param parameter the page's parameter as Next gives it, percent-encoded.
 */
export const findNewsItem = (parameter: string): Promise<LookupResult<NewsItem>> =>
  findListed('news', decode(parameter))

/**
 * An event by its id (R-EVENTS-7).
 * @param parameter the page's parameter as Next gives it, percent-encoded.
 */
export const findEvent = (parameter: string): Promise<LookupResult<SchoolEvent>> =>
  findListed('events', decode(parameter))

/** What cannot be decoded is nobody's address. */
function decode(parameter: string): string {
  try {
    return decodeURIComponent(parameter)
  } catch {
    return ''
  }
}

type Matches<T> = (record: T) => boolean
type Wanted<T> = { matches: Matches<T>; path: string | undefined }

async function find<Name extends 'tabloid' | 'gallery'>(
  collection: Name,
  wanted: Wanted<Records[Name]>,
): Promise<LookupResult<Records[Name]>> {
  const { matches, path } = wanted
  const lookup = path
    ? await findByPath(path, collection, matches)
    : { outcome: 'missing' as const }
  await setLifetime(collection, lookupFreshness(lookup))
  return lookup
}

/** No call answers one record of these (R-NEWS-5). What can be no id is not looked for. */
async function findListed<Name extends 'news' | 'events'>(
  collection: Name,
  id: string,
): Promise<LookupResult<Records[Name]>> {
  const lookup = identifierPattern.test(id)
    ? await searchLists(collection, id)
    : { outcome: 'missing' as const }
  await setLifetime(collection, lookupFreshness(lookup))
  return lookup
}

/** Looks through every list call by itself: a record is missing only when all of them answer, and none has it. */
async function searchLists<Name extends 'news' | 'events'>(
  collection: Name,
  id: string,
): Promise<LookupResult<Records[Name]>> {
  let failure: string | undefined
  for (const call of cachePolicies[collection].endpoints.list) {
    const reading = await readEndpoints(collection, [call])
    const { source, readAt } = reading
    const record = (reading.records as Records[Name][]).find((record) => record.id === id)
    if (record && source !== 'none') return { outcome: 'found', record, source, readAt }
    if (source !== 'live') failure ??= reading.failure
  }
  return failure === undefined ? { outcome: 'missing' } : { outcome: 'failed', failure }
}

async function findByPath<Name extends Collection>(
  path: string,
  collection: Name,
  matches: Matches<Records[Name]>,
): Promise<LookupResult<Records[Name]>> {
  const list = await readCollection(collection, 'list')
  // Most records stand in the list, which is there already.
  const listed = (list.records as Records[Name][]).find(matches)
  if (listed && list.source !== 'none') {
    return { outcome: 'found', record: listed, source: list.source, readAt: list.readAt }
  }
  const fetched = await fetchRecord(collection, path, list.source !== 'live')
  return fetched.outcome === 'missing' ? confirmMissing(collection, list, matches) : fetched
}

/**
 * That there is no such record is believed only of a service that is well. One that fails may answer anything,
 * and search engines would forget a story because of an outage.
 */
async function confirmMissing<Name extends Collection>(
  collection: Name,
  list: ListResult<Records[Name]>,
  matches: Matches<Records[Name]>,
): Promise<LookupResult<Records[Name]>> {
  if (list.source !== 'live') return { outcome: 'failed', failure: list.failure }
  if (list.records.length > 0) return { outcome: 'missing' }
  const last = await readSavedCollection(collection)
  // A list that is really empty has been kept as such.
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
  const found = recordIn(result.body)
  if (found === undefined) return { outcome: 'missing' }
  const record = parseRecord(collection, found)
  if (!record) return { outcome: 'failed', failure: ContentServiceError.shape().message }
  return { outcome: 'found', record, source: result.source, readAt: result.readAt }
}

/** What is missing may be published the next minute: it stands no longer than a saved copy. */
function lookupFreshness(lookup: LookupResult<unknown>): 'live' | 'saved' | 'none' {
  if (lookup.outcome === 'found') return lookup.source
  return lookup.outcome === 'missing' ? 'saved' : 'none'
}
