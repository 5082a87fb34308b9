import 'server-only'
import {
  isInlineType,
  isPictureType,
  maxPictureBytes,
  pdfType,
  unknownType,
} from '@/lib/core/file-types'
import { decodeFilePath } from '@/lib/core/safe-urls'
import { withRange } from '@/lib/http/ranges'
import { readUpTo } from '@/lib/http/read-body'
import { fileNotFound, filePolicy, pdfPolicy } from '@/lib/http/responses'
import { readSession } from '../accounts/sessions'
import { openMedia, type OpenedFile } from '../media/read-media'
import { createThumbnail } from '../media/picture'

const prefix = '/desk/media/'

/** A file never changes under its name. Caching is short, because after the log-out the browser should not have it. */
const caching = 'private, max-age=600'

/**
 * Responds with a file for the screens of the desk, also of a draft (R-DESK-8); `?small` gets a small copy for lists.
 */
export async function getMedia(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const session = await readSession(request.headers)
  const name = decodeFilePath(pathname.slice(prefix.length))
  const file = session && name ? await openMedia(session.actor, name) : undefined
  if (!file) return fileNotFound()
  const isSmall = searchParams.has('small') && isPictureType(file.type)
  return isSmall ? respondWithThumbnail(file) : withRange(request, respondWithFile(file))
}

const buildHeaders = (type: string) => ({
  'Cache-Control': caching,
  'Content-Type': isInlineType(type) ? type : unknownType,
  'Content-Disposition': isInlineType(type) ? 'inline' : 'attachment',
  'Content-Security-Policy': type === pdfType ? pdfPolicy : filePolicy,
  'X-Content-Type-Options': 'nosniff',
})

const respondWithFile = ({ body, type, size, etag }: OpenedFile) =>
  new Response(body, {
    headers: {
      ...buildHeaders(type),
      ETag: etag,
      ...(size !== null && { 'Content-Length': String(size) }),
    },
  })

async function respondWithThumbnail({ body }: OpenedFile): Promise<Response> {
  const bytes = await readUpTo(body, maxPictureBytes)
  if (!bytes) return fileNotFound()
  const small = await createThumbnail(bytes)
  return new Response(new Uint8Array(small), { headers: buildHeaders('image/jpeg') })
}
