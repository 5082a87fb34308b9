import 'server-only'
import { LRUCache } from 'lru-cache'
import {
  isPictureType,
  isInlineType,
  maxPictureBytes,
  pdfType,
  unknownType,
} from '@/lib/core/file-types'
import { parseFilePath } from '@/lib/core/safe-urls'
import { isImageOptimizer } from '@/lib/http/image-optimizer'
import { withRange } from '@/lib/http/ranges'
import { readUpTo } from '@/lib/http/read-body'
import { createErrorResponse, fileNotFound, filePolicy, pdfPolicy } from '@/lib/http/responses'
import { ContentServiceError, toContentServiceError } from './client/errors'
import { contentSource } from './client/instances'
import type { SourceFile } from './client/source'
import { checkPicture, readFirstFrame } from './check-picture'

/** A picture never changes under its name. A document may be corrected, so its cache time is short. */
const pictureCaching = 'public, max-age=604800, stale-while-revalidate=2592000'
const documentCaching = 'public, max-age=300, stale-while-revalidate=86400'

/** Files that could not be fetched are not requested again for a while. */
const failures = new LRUCache<string, ContentServiceError>({ max: 1000, ttl: 20_000 })

/**
 * Handles `/api/image/{path}`: a file of the content service with 200, 206, 304, 404, 416 or 502. Pictures and PDFs are
 * shown inline, all other files are downloads. Next's image optimizer fetches its originals here.
 */
export async function handleFile(request: Request): Promise<Response> {
  const path = parseFilePath(new URL(request.url).pathname)
  if (!path) return fileNotFound()
  const earlier = failures.get(path)
  if (earlier) return createErrorResponse(502, earlier.message)
  try {
    const file = await contentSource.file(path, readConditions(request))
    if (!file) return fileNotFound()
    const { body, ...entity } = await prepareFile(file, request)
    if (!body) return new Response(null, { status: 304, headers: buildHeaders(file) })
    const headers = new Headers([...buildHeaders(file), ...buildBodyHeaders(path, entity)])
    if (request.method !== 'HEAD') return withRange(request, new Response(body, { headers }))
    if (body instanceof ReadableStream) await body.cancel()
    return withRange(request, new Response(null, { headers }))
  } catch (error) {
    const failure = toContentServiceError(error)
    // An invalid file is not a connection problem, so it is not remembered.
    if (failure.kind !== 'shape') failures.set(path, failure)
    return createErrorResponse(502, failure.message)
  }
}

type PreparedFile = Pick<SourceFile, 'type' | 'size'> & { body: BodyInit | null }

async function prepareFile(file: SourceFile, request: Request): Promise<PreparedFile> {
  const { type, size, body } = file
  if (!body) return { type, size, body }
  if (!isPictureType(type)) {
    if (!isImageOptimizer(request)) return { type, size, body }
    await body.cancel()
    throw ContentServiceError.shape(new Error('not a picture'))
  }
  const bytes = await readUpTo(body, maxPictureBytes)
  if (!bytes) throw ContentServiceError.shape(new Error('picture too large'))
  const { isAnimated, smaller } = await checkPicture(bytes)
  if (smaller) return toPicture('image/jpeg', smaller)
  return toPicture(
    type,
    isAnimated && isImageOptimizer(request) ? await readFirstFrame(bytes) : bytes,
  )
}

const toPicture = (type: string, bytes: Buffer): PreparedFile => ({
  type,
  size: bytes.length,
  body: new Uint8Array(bytes),
})

function readConditions({ headers }: Request) {
  return {
    etag: headers.get('if-none-match') ?? undefined,
    modifiedSince: headers.get('if-modified-since') ?? undefined,
  }
}

function buildHeaders({ type, etag, lastModified }: SourceFile): Headers {
  const headers = new Headers({
    'Cache-Control': isPictureType(type) ? pictureCaching : documentCaching,
    'Content-Security-Policy': type === pdfType ? pdfPolicy : filePolicy,
    'X-Content-Type-Options': 'nosniff',
  })
  if (etag) headers.set('ETag', etag)
  if (lastModified) headers.set('Last-Modified', lastModified)
  return headers
}

function buildBodyHeaders(
  path: string,
  { type, size }: Pick<SourceFile, 'type' | 'size'>,
): Headers {
  const headers = new Headers({
    'Content-Type': isInlineType(type) ? type : unknownType,
    'Content-Disposition': buildDisposition(path, isInlineType(type) ? 'inline' : 'attachment'),
  })
  if (size !== null) headers.set('Content-Length', String(size))
  return headers
}

function buildDisposition(path: string, kind: 'inline' | 'attachment'): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const encoded = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename*=UTF-8''${encoded}`
}
