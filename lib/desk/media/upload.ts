import 'server-only'
import { deskRecords } from '@/content/microcopy/desk-records'
import { errorCode } from '@/lib/core/http-client'
import { log } from '@/lib/core/log'
import { addHistoryEntry } from '../history/history'
import { operation } from '../operation'
import { shortLine } from '../text/tidy'
import { fileKindOf } from './file-kind'
import { maxPdfBytes, maxUploadBytes } from './limits'
import { isEncrypted, isPdf, isScan } from './pdf'
import { preparePicture } from './picture'
import { hashOf, saveFile, type Media, type PreparedFile } from './save-file'

export type Uploaded =
  | { outcome: 'stored'; media: Media; warning?: string }
  /** `message` is for the office. */
  | { outcome: 'refused'; reason: RefusalReason; message: string }

/** Why a file was refused, and the warning about a scan. */
export const uploadMessages = {
  empty: 'The file is empty.',
  tooLarge: deskRecords.files.tooLarge,
  pdfTooLarge: 'The PDF is larger than 15 MB. Save it in a smaller size, or split it.',
  heic: 'This photograph is in Apple’s HEIC format, which the site cannot read. Choose it from the photo library of the iPhone in the browser, or set Settings › Camera › Formats to “Most Compatible”.',
  unknown: 'This is neither a photograph (JPEG, PNG, WebP) nor a PDF.',
  picture: 'The photograph is damaged or has more than 64 million pixels.',
  pdf: 'The PDF is damaged or incomplete.',
  encrypted: 'The PDF is protected by a password. Save it without one.',
  store: 'The file could not be stored. Try again in a minute.',
  scan: 'This PDF is a picture of a page: it cannot be read aloud or searched. If you have the original document, save that as a PDF.',
}

export type RefusalReason = Exclude<keyof typeof uploadMessages, 'scan'>

/**
 * Stores a photograph or PDF (R-DESK-7). It is recognised by its content; the name is stored for display only. The same
 * file again is stored once.
 */
export const uploadMedia = operation(
  'media.upload',
  async (
    { db, actor },
    { bytes, fileName, alt = '' }: { bytes: Uint8Array; fileName: string; alt?: string },
  ): Promise<Uploaded> => {
    const file = await prepare(Buffer.from(bytes), fileName)
    if ('reason' in file) return refused(file.reason)
    const details = { fileName: shortName(fileName), alt: shortLine(alt), by: actor.id }
    try {
      const media = await saveFile(db, { ...file, ...details })
      await addHistoryEntry(
        { db, actor },
        { action: 'uploaded', subject: media.name, title: media.fileName },
      )
      return { outcome: 'stored', media, ...(file.isScan && { warning: uploadMessages.scan }) }
    } catch (error) {
      log.error({ code: errorCode(error) }, 'an upload could not be stored')
      return refused('store')
    }
  },
)

const refused = (reason: RefusalReason): Uploaded => ({
  outcome: 'refused',
  reason,
  message: uploadMessages[reason],
})

const shortName = (name: string) => shortLine(name.replace(/^.*[/\\]/, '')) || 'file'

async function prepare(
  bytes: Buffer,
  fileName: string,
): Promise<PreparedFile | { reason: RefusalReason }> {
  if (bytes.length === 0) return { reason: 'empty' }
  if (bytes.length > maxUploadBytes) return { reason: 'tooLarge' }
  switch (fileKindOf(bytes)) {
    case 'pdf':
      return preparePdf(bytes, fileName)
    case 'picture': {
      const picture = await preparePicture(bytes).catch(() => undefined)
      if (!picture) return { reason: 'picture' }
      const name = `desk/${hashOf(picture.bytes).slice(0, 32)}.jpg`
      return { ...picture, type: 'image/jpeg', name, isScan: false }
    }
    case 'heic':
      return { reason: 'heic' }
    case 'unknown':
      return { reason: 'unknown' }
  }
}

async function preparePdf(
  bytes: Buffer,
  fileName: string,
): Promise<PreparedFile | { reason: RefusalReason }> {
  if (bytes.length > maxPdfBytes) return { reason: 'pdfTooLarge' }
  if (!isPdf(bytes)) return { reason: 'pdf' }
  if (isEncrypted(bytes)) return { reason: 'encrypted' }
  // Visitors and the search get the kind of the document from the words of its name (`lib/records/document-names.ts`).
  const name = `desk/${hashOf(bytes).slice(0, 32)}/${documentName(fileName)}.pdf`
  const scan = await isScan(bytes)
  return { bytes, type: 'application/pdf', name, width: null, height: null, isScan: scan }
}

/** 'PTM Notice (final).pdf' → 'ptm-notice-final' */
function documentName(fileName: string): string {
  const words = shortName(fileName)
    .replace(/\.pdf$/i, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return [...(words ?? []).join('-')].slice(0, 60).join('').replace(/-$/, '') || 'document'
}
