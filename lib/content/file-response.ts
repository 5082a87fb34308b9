import 'server-only'
import { sharedCacheControl } from '@/lib/core/cache-control.mjs'
import { getLifetime } from './cache-policies'
import type { Collection } from './types'

type FileOptions = {
  collection: Collection
  source: 'live' | 'saved'
  contentType: string
  /** Set for a download. */
  fileName?: string
}

/** Returns a file generated from a collection. Proxies cache it for the lifetime of the collection's pages. */
export function createFileResponse(
  body: string,
  { collection, source, ...file }: FileOptions,
): Response {
  const seconds = getLifetime(collection, source)
  return new Response(body, {
    headers: {
      'Cache-Control': sharedCacheControl(seconds),
      'Content-Type': file.contentType,
      ...(file.fileName && { 'Content-Disposition': `attachment; filename="${file.fileName}"` }),
    },
  })
}

/** Returns an error in plain text, in place of a file. */
export const createTextResponse = (status: 404 | 503, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  })
