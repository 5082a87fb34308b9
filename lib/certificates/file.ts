import 'server-only'
import { toContentServiceError } from '@/lib/content/client/errors'
import { isPictureType, unknownType } from '@/lib/core/file-types'
import { log } from '@/lib/core/log'
import { isImageOptimizer } from '@/lib/http/image-optimizer'
import { errorResponse, fileNotFound, filePolicy } from '@/lib/http/responses'
import { fileName } from './outcome'
import { openId } from './sealed-id'
import { certificateSource } from './source'

/**
 * Handles `GET /api/image/certificate/{ticket}`: 200, 404 or 502. The image optimizer gets none: it would keep a copy
 * that anybody can fetch, for a month.
 */
export async function handleFileRequest(
  request: Request,
  segments: readonly string[],
): Promise<Response> {
  const path = isImageOptimizer(request) ? undefined : openId(segments)
  return path === undefined ? fileNotFound() : sendCertificate(path)
}

/**
 * Sends a certificate as a download named `tc.jpg`: 200, 404, or 502 when it cannot be read or is not an image. It is
 * never cached, and no other site can embed it.
 */
export async function sendCertificate(path: string): Promise<Response> {
  try {
    const file = await certificateSource().open(path)
    if (!file) return fileNotFound()
    const { type, size, body } = file
    if (!isPictureType(type) && type !== unknownType) {
      await body?.cancel()
      return errorResponse(502, 'The certificate is not an image.')
    }
    const headers = new Headers({ ...fixedHeaders, 'Content-Type': type })
    if (size !== null) headers.set('Content-Length', String(size))
    return new Response(body, { headers })
  } catch (error) {
    const { message } = toContentServiceError(error)
    log.warn({ failure: message }, 'a certificate could not be fetched')
    return errorResponse(502, message)
  }
}

const fixedHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Disposition': `attachment; filename="${fileName}"`,
  'Content-Security-Policy': filePolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}
