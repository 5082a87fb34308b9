import 'server-only'
import { getErrorCode } from '@/lib/core/http-client'
import { log } from '@/lib/core/log'
import { addHistoryEntry } from '../history/history'
import { operation } from '../operation'
import { toShortLine } from '../text/tidy'
import { detectFileKind } from './file-kind'
import { maxPdfBytes, maxUploadBytes } from './limits'
import { uploadMessages, uploadWarnings, type RefusalReason } from './messages'
import { checkPdf } from './pdf'
import { pdfReasons, preparePhoto } from './prepare'
import { hashFile, saveFile, type Media, type PreparedFile } from './save-file'

export type Uploaded =
  | { outcome: 'stored'; media: Media; warning?: string }
  /** `message` is for the office. */
  | { outcome: 'refused'; reason: RefusalReason; message: string }

/**
 * Stores a photograph or PDF (R-DESK-7). Its content decides what it is; the name is only for display. The same file is
 * stored only once.
 */
export const uploadMedia = operation(
  'media.upload',
  async (
    { db, actor },
    { bytes, fileName, alt = '' }: { bytes: Uint8Array; fileName: string; alt?: string },
  ): Promise<Uploaded> => {
    const file = await prepare(Buffer.from(bytes), fileName)
    if ('reason' in file) return refuse(file.reason)
    const details = { fileName: shortenName(fileName), alt: toShortLine(alt), by: actor.id }
    try {
      const media = await saveFile(db, { ...file, ...details })
      await addHistoryEntry(
        { db, actor },
        { action: 'uploaded', subject: media.name, title: media.fileName },
      )
      const warning = file.isScan ? 'scan' : file.hasMore ? 'still' : undefined
      return { outcome: 'stored', media, ...(warning && { warning: uploadWarnings[warning] }) }
    } catch (error) {
      log.error({ code: getErrorCode(error) }, 'an upload could not be stored')
      return refuse('store')
    }
  },
)

const refuse = (reason: RefusalReason): Uploaded => ({
  outcome: 'refused',
  reason,
  message: uploadMessages[reason],
})

const shortenName = (name: string) => toShortLine(name.replace(/^.*[/\\]/, '')) || 'file'

type Prepared = PreparedFile & { hasMore?: boolean }

async function prepare(
  bytes: Buffer,
  fileName: string,
): Promise<Prepared | { reason: RefusalReason }> {
  if (bytes.length === 0) return { reason: 'empty' }
  if (bytes.length > maxUploadBytes) return { reason: 'tooLarge' }
  const kind = detectFileKind(bytes)
  if (kind === 'unknown') return { reason: 'unknown' }
  if (kind === 'pdf') return preparePdf(bytes, fileName)
  const photo = await preparePhoto(bytes, kind)
  if ('reason' in photo) return photo
  const name = `desk/${hashFile(photo.bytes).slice(0, 32)}.jpg`
  return { ...photo, type: 'image/jpeg', name, isScan: false }
}

async function preparePdf(
  file: Buffer,
  fileName: string,
): Promise<Prepared | { reason: RefusalReason }> {
  if (file.length > maxPdfBytes) return { reason: 'pdfTooLarge' }
  const checked = await checkPdf(file)
  if ('problem' in checked) return { reason: pdfReasons[checked.problem] }
  // Pages and search derive the kind of a document from the words of its name (`lib/records/document-names.ts`).
  const name = `desk/${hashFile(checked.bytes).slice(0, 32)}/${toDocumentName(fileName)}.pdf`
  return { ...checked, type: 'application/pdf', name, width: null, height: null }
}

/** Converts a file name for a URL: 'PTM Notice (final).pdf' → 'ptm-notice-final' */
function toDocumentName(fileName: string): string {
  const words = shortenName(fileName)
    .replace(/\.pdf$/i, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return [...(words ?? []).join('-')].slice(0, 60).join('').replace(/-$/, '') || 'document'
}
