import 'server-only'
import { filePolicy, refuse } from '@/lib/content-service/api'
import { toContentServiceError } from '@/lib/content-service/errors'
import { isPictureType, unknownType } from '@/lib/content-service/file-types'
import { log } from '@/lib/log'
import { fileName } from './outcome'
import { certificateSource } from './source'
import { openTicket } from './ticket'

/** Answers `GET /api/image/certificate/{ticket}`: 200, 404 or 502. */
export async function answerTicket(parts: readonly string[]): Promise<Response> {
  const path = openTicket(parts)
  return path === undefined ? noFile() : sendCertificate(path)
}

/**
 * Sends a certificate to be saved as `tc.jpg`: 200, 404, or 502 when it cannot be read or is no picture. No
 * cache may keep it, and no other site may show it.
 */
export async function sendCertificate(path: string): Promise<Response> {
  try {
    const file = await certificateSource().open(path)
    if (!file) return noFile()
    const { type, size, body } = file
    if (!isPictureType(type) && type !== unknownType) {
      await body?.cancel()
      return refuse(502, 'The certificate is no picture.')
    }
    const headers = new Headers({ ...fixedHeaders, 'Content-Type': type })
    if (size !== null) headers.set('Content-Length', String(size))
    return new Response(body, { headers })
  } catch (error) {
    const { message } = toContentServiceError(error)
    log.warn({ failure: message }, 'a certificate could not be fetched')
    return refuse(502, message)
  }
}

const fixedHeaders = {
  'Cache-Control': 'private, no-store',
  'Content-Disposition': `attachment; filename="${fileName}"`,
  'Content-Security-Policy': filePolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

const noFile = () => refuse(404, 'There is no such file.')
