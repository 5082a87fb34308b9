import 'server-only'
import { detectFileKind } from './file-kind'
import { decodeHeic, drawPdf, type OpenProblem } from './open-file'
import { PictureError, preparePages, preparePicture, preparePixels, type Picture } from './picture'
import type { RefusalReason } from './messages'

type Refused = { reason: RefusalReason }
export type PreparedPhoto = Picture & { hasMore: boolean }

/** Converts an uploaded photograph to the form in which the site stores it, also from HEIC (R-DESK-7). */
export function preparePhoto(
  bytes: Buffer,
  kind: 'picture' | 'heic',
): Promise<PreparedPhoto | Refused> {
  return refusing(async () => {
    if (kind === 'picture') return preparePicture(bytes)
    const opened = await decodeHeic(bytes)
    if ('problem' in opened) return { reason: photoReasons[opened.problem] }
    return { ...(await preparePixels(opened.pictures[0]!)), hasMore: opened.count > 1 }
  })
}

/** The most pages of a certificate. It has two sides, and sometimes a sheet with remarks. */
const maxPages = 4

/**
 * Creates the picture of a certificate from a photograph, or from the pages of a PDF, one below the other (R-DESK-9).
 */
export async function prepareCertificate(bytes: Buffer): Promise<Picture | Refused> {
  const kind = detectFileKind(bytes)
  if (kind === 'unknown') return { reason: bytes.length === 0 ? 'empty' : 'unknown' }
  if (kind !== 'pdf') {
    const photo = await preparePhoto(bytes, kind)
    return 'hasMore' in photo && photo.hasMore ? { reason: 'several' } : photo
  }
  return refusing(async () => {
    const opened = await drawPdf(bytes, maxPages)
    return 'problem' in opened
      ? { reason: pdfReasons[opened.problem] }
      : preparePages(opened.pictures)
  })
}

const photoReasons = {
  damaged: 'picture',
  password: 'picture',
  'too large': 'pixels',
  'too many pages': 'picture',
  slow: 'slow',
} as const satisfies Record<OpenProblem, RefusalReason>

export const pdfReasons = {
  damaged: 'pdf',
  password: 'encrypted',
  'too large': 'pdf',
  'too many pages': 'pages',
  slow: 'slow',
} as const satisfies Record<OpenProblem, RefusalReason>

const refusing = <T>(prepare: () => Promise<T | Refused>): Promise<T | Refused> =>
  prepare().catch((error: unknown) => ({
    reason: error instanceof PictureError ? error.reason : 'picture',
  }))
