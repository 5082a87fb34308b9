import 'server-only'
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { listIn } from '@/lib/content/response-shape'
import { ContentServiceError } from './errors'

type CachedList = { etag: string | undefined; digest: string; body: unknown }

export type ListCache = {
  /** What to ask a list call with, so that an answer that has not changed is not sent again (RFC 9110, 13.1.2). */
  conditions(path: string): { 'if-none-match'?: string }
  /** The answer that a 304 stands for. */
  unchanged(path: string): unknown
  /**
   * The JSON of an answer.
   * @throws ContentServiceError when it is none.
   */
  store(path: string, etag: string | undefined, bytes: Buffer): unknown
}

/**
 * The last answers of the list calls. A list that comes again as it was is the very same object, and so is
 * each record in a list that has changed elsewhere: what is made of them is made once, however many pages
 * ask (`memoizeByObject`). Thousands of records take a second to parse; the provider repeats them every minute.
 */
export function createListCache(): ListCache {
  const cached = new Map<string, CachedList>()

  function conditions(path: string) {
    const etag = cached.get(path)?.etag
    return etag ? { 'if-none-match': etag } : {}
  }

  function store(path: string, etag: string | undefined, bytes: Buffer): unknown {
    // Calls for one record are many, and each is small.
    if (path.includes('?')) return parse(bytes)
    const digest = createHash('sha256').update(bytes).digest('base64')
    // Two calls may answer the same, such as `news` and `news/All`.
    const same = [...cached.values()].find((list) => list.digest === digest)
    const body = same ? same.body : reuseUnchanged(parse(bytes), cached.get(path)?.body)
    cached.set(path, { etag, digest, body })
    return body
  }

  return { conditions, unchanged: (path) => cached.get(path)?.body, store }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    throw ContentServiceError.shape(cause)
  }
}

/** Puts the records of the answer before in the place of their equals. */
function reuseUnchanged(body: unknown, before: unknown): unknown {
  const list = listIn(body) ?? []
  const earlier = new Map((listIn(before) ?? []).map((record) => [keyOf(record), record]))
  for (const [index, record] of list.entries()) {
    const known = earlier.get(keyOf(record))
    if (known !== undefined && isDeepStrictEqual(record, known)) list[index] = known
  }
  return body
}

const keyOf = (record: unknown) =>
  typeof record === 'object' && record !== null && '_id' in record
    ? JSON.stringify(record._id)
    : undefined
