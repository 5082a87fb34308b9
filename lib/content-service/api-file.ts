import 'server-only'
import { filePath } from './addresses'
import { filePolicy, refuse } from './api'
import { toContentServiceError } from './errors'
import { isPictureType, isShown, pdfType, unknownType } from './file-types'
import { contentSource } from './service'
import type { SourceFile } from './source'

const prefix = '/api/image/'

/** Pictures do not change under their name; a document may be corrected, so it is asked for again soon. */
const pictureCaching = 'public, max-age=604800, stale-while-revalidate=2592000'
const documentCaching = 'public, max-age=300, stale-while-revalidate=86400'

/** Browsers show no PDF in a sandbox. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"

/**
 * Answers `/api/image/{path}` with a file of the content service (decisions C8): 200, 304, 404 or 502.
 * Pictures and PDF are shown in place, everything else is only offered for download.
 */
export async function answerFile(request: Request): Promise<Response> {
  const path = filePath(new URL(request.url).pathname.slice(prefix.length))
  if (!path) return noFile()
  try {
    const file = await contentSource.file(path, conditionsOf(request))
    if (!file) return noFile()
    if (request.method === 'HEAD') await file.body?.cancel()
    const body = request.method === 'HEAD' ? null : file.body
    return new Response(body, { status: file.body ? 200 : 304, headers: headersOf(path, file) })
  } catch (error) {
    return refuse(502, toContentServiceError(error).message)
  }
}

const noFile = () => refuse(404, 'There is no such file.')

function conditionsOf({ headers }: Request) {
  return {
    etag: headers.get('if-none-match') ?? undefined,
    modifiedSince: headers.get('if-modified-since') ?? undefined,
  }
}

function headersOf(path: string, { type, size, etag, lastModified, body }: SourceFile): Headers {
  const headers = new Headers({
    'Cache-Control': isPictureType(type) ? pictureCaching : documentCaching,
    'Content-Security-Policy': type === pdfType ? pdfPolicy : filePolicy,
    'X-Content-Type-Options': 'nosniff',
  })
  if (etag) headers.set('ETag', etag)
  if (lastModified) headers.set('Last-Modified', lastModified)
  if (!body) return headers
  headers.set('Content-Type', isShown(type) ? type : unknownType)
  headers.set('Content-Disposition', disposition(path, isShown(type) ? 'inline' : 'attachment'))
  if (size !== null) headers.set('Content-Length', String(size))
  return headers
}

function disposition(path: string, kind: 'inline' | 'attachment'): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const encoded = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename*=UTF-8''${encoded}`
}
