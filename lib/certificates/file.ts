import 'server-only'
import { ReadableStream as NodeStream } from 'node:stream/web'
import { toContentServiceError } from '@/lib/content/client/errors'
import { isPictureType, unknownType } from '@/lib/core/file-types'
import { log } from '@/lib/core/log'
import { getProcessSingleton } from '@/lib/core/singleton'
import { isImageOptimizer } from '@/lib/http/image-optimizer'
import { createLimiter } from '@/lib/http/rate-limit'
import { createErrorResponse, fileNotFound, filePolicy } from '@/lib/http/responses'
import { fileName } from './outcome'
import { openId, validSeconds } from './sealed-id'
import { getCertificateSource } from './source'

/** Routes are separate bundles. They must share the tickets of the process. */
const fetched = getProcessSingleton('certificate-fetched', () =>
  createLimiter({ name: 'certificate-fetched', limit: 1, seconds: validSeconds }),
)

/**
 * Handles `GET` and `HEAD /api/image/certificate/{ticket}`: 200, 404 or 502. A ticket expires with the first `GET`
 * whose response was read completely (docs/decisions/085). The image optimizer gets 404, because for a month it would
 * keep a copy that anybody can fetch.
 */
export async function handleFileRequest(
  request: Request,
  segments: readonly string[],
): Promise<Response> {
  const { method } = request
  const path = isImageOptimizer(request) ? undefined : openId(segments)
  const ticket = segments.join('')
  if (path === undefined || (await fetched.isReached(ticket))) return fileNotFound()
  const response = await sendCertificate(path)
  const { body, status, headers } = response
  if (method === 'HEAD') await body?.cancel()
  else if (response.ok && body) {
    const onRead = async () => void (await fetched.consume(ticket))
    const stream = NodeStream.from(readSlowly(body, onRead)) as unknown as ReadableStream
    return new Response(stream, { status, headers })
  }
  return method === 'HEAD' ? new Response(null, { status, headers }) : response
}

/** Time for a browser that has received the headers to close the connection. */
const pauseMilliseconds = 500

/**
 * Passes a body on, its last byte after a pause. In-app browsers read only the headers; then a download manager fetches
 * the same URL. Without the pause the first request would seem complete to the server.
 */
async function* readSlowly(
  body: ReadableStream<Uint8Array>,
  onRead: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  let last: Uint8Array | undefined
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    if (chunk.length === 0) continue
    if (last) yield last
    yield chunk.subarray(0, -1)
    last = chunk.subarray(-1)
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
  if (last) yield last
  await onRead()
}

/**
 * Sends a certificate as a download named `tc.jpg`: 200, 404, or 502 when it cannot be read or is not an image. It is
 * never cached, and no other site can embed it.
 */
export async function sendCertificate(path: string): Promise<Response> {
  try {
    const file = await getCertificateSource().open(path)
    if (!file) return fileNotFound()
    const { type, size, body } = file
    if (!isPictureType(type) && type !== unknownType) {
      await body?.cancel()
      return createErrorResponse(502, 'The certificate is not an image.')
    }
    const headers = new Headers({ ...fixedHeaders, 'Content-Type': type })
    if (size !== null) headers.set('Content-Length', String(size))
    return new Response(body, { headers })
  } catch (error) {
    const { message } = toContentServiceError(error)
    log.warn({ failure: message }, 'a certificate could not be fetched')
    return createErrorResponse(502, message)
  }
}

const fixedHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Disposition': `attachment; filename="${fileName}"`,
  'Content-Security-Policy': filePolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Without buffering, nginx closes the connection when the browser does.
  'X-Accel-Buffering': 'no',
  'X-Content-Type-Options': 'nosniff',
}
