import 'server-only'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { extractList } from '@/lib/content/response-shape'
import { decodeText } from '@/lib/core/decode-text'
import { ContentServiceError } from './errors'

type CachedList = { etag: string | undefined; digest: string; body: unknown }

export type ListCache = {
  /** Request headers that let the provider respond with 304 (RFC 9110, 13.1.2). */
  conditions(path: string): { 'if-none-match'?: string }
  /** The cached response, for a 304. */
  unchanged(path: string): unknown
  /**
   * Parses and caches the JSON of a response.
   * @throws ContentServiceError when it is not JSON.
   */
  store(path: string, etag: string | undefined, bytes: Buffer): unknown
}

/**
 * Creates a cache of the last responses of the list endpoints. An unchanged list is returned as the same object, and so
 * is each unchanged record of a changed list. Values derived from them are therefore computed once (`memoizeByObject`):
 * thousands of records take a second to parse, and the provider repeats them every minute.
 */
export function createListCache(): ListCache {
  const cached = new Map<string, CachedList>()

  function conditions(path: string) {
    const etag = cached.get(path)?.etag
    return etag ? { 'if-none-match': etag } : {}
  }

  function store(path: string, etag: string | undefined, bytes: Buffer): unknown {
    // Requests for single records are not cached: they are many, and their responses are small.
    if (path.includes('?')) return parse(bytes)
    const digest = createHash('sha256').update(bytes).digest('base64')
    // Two endpoints may return the same list, such as `news` and `news/All`.
    const duplicate = [...cached.values()].find((list) => list.digest === digest)
    const body = duplicate ? duplicate.body : reuseUnchanged(parse(bytes), cached.get(path)?.body)
    cached.set(path, { etag, digest, body })
    return body
  }

  return { conditions, unchanged: (path) => cached.get(path)?.body, store }
}

/** Parses a body. One without content, such as a line break, is the same as `null`. */
function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(decodeText(bytes).trim() || 'null')
  } catch (cause) {
    throw ContentServiceError.shape(cause)
  }
}

/** Replaces each unchanged record by the object of the previous response. */
function reuseUnchanged(body: unknown, previous: unknown): unknown {
  const list = extractList(body) ?? []
  const previousRecords = new Map(
    (extractList(previous) ?? []).map((record) => [buildKey(record), record]),
  )
  for (const [index, record] of list.entries()) {
    const known = previousRecords.get(buildKey(record))
    if (known !== undefined && isDeepStrictEqual(record, known)) list[index] = known
  }
  return body
}

const buildKey = (record: unknown) =>
  typeof record === 'object' && record !== null && '_id' in record
    ? JSON.stringify(record._id)
    : undefined
