import 'server-only'
import { lifetimeOf } from './lifetimes'
import type { Collection } from './types'

type FileOptions = {
  collection: Collection
  source: 'live' | 'saved'
  contentType: string
  /** For a file that is to be kept rather than shown. */
  fileName?: string
}

/** A file made of a collection: proxies keep it as long as a page of that collection stands. */
export function fileResponse(body: string, { collection, source, ...file }: FileOptions): Response {
  const seconds = lifetimeOf(collection, source)
  return new Response(body, {
    headers: {
      'Cache-Control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
      'Content-Type': file.contentType,
      ...(file.fileName && { 'Content-Disposition': `attachment; filename="${file.fileName}"` }),
    },
  })
}

/** A file that cannot be given, in words for whoever asked. */
export const textResponse = (status: 404 | 503, text: string): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
  })
