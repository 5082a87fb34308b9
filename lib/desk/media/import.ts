import 'server-only'
import { isInlineType, getMediaType, unknownType } from '@/lib/core/file-types'
import type { Db } from '../operation'
import { detectFileKind } from './file-kind'
import { checkPdf } from './pdf'
import { prepareImported } from './picture'
import { prepareCertificate as prepareUploaded } from './prepare'
import { hashFile, saveFile, type PreparedFile } from './save-file'

/** Stores a file of another content service under the path to which its records refer (R-DESK-11). */
export async function importFile(
  db: Db,
  name: string,
  bytes: Buffer,
): Promise<'stored' | 'unchanged' | 'refused'> {
  const file = await prepare(name, bytes).catch(() => undefined)
  // The file is damaged, or its content does not match its name.
  if (!file) return 'refused'
  const known = await db
    .selectFrom('desk_media')
    .select('hash')
    .where('name', '=', name)
    .where('is_ready', '=', 1)
    .executeTakeFirst()
  if (known?.hash === hashFile(file.bytes)) return 'unchanged'
  const fileName = name.slice(name.lastIndexOf('/') + 1)
  await saveFile(db, { ...file, fileName, alt: '', by: 'import' })
  return 'stored'
}

async function prepare(name: string, bytes: Buffer): Promise<PreparedFile | undefined> {
  const kind = detectFileKind(bytes)
  if (kind === 'pdf') {
    const checked = await checkPdf(bytes)
    // A PDF that needs a password was published like that, so it stays.
    if ('problem' in checked && checked.problem !== 'password') return undefined
    const isScan = 'isScan' in checked && checked.isScan
    return { name, bytes, type: 'application/pdf', width: null, height: null, isScan }
  }
  if (kind === 'picture') {
    const { isUnchanged, ...picture } = await prepareImported(bytes)
    const type = isUnchanged ? detectPictureType(bytes) : 'image/jpeg'
    return { name, ...picture, type, isScan: false }
  }
  // Other documents are downloads. Reject a file whose name claims that it is a picture or a PDF.
  if (isInlineType(getMediaType(name))) return undefined
  return { name, bytes, type: unknownType, width: null, height: null, isScan: false }
}

const detectPictureType = (bytes: Buffer) =>
  bytes[0] === 0xff ? 'image/jpeg' : bytes[0] === 0x89 ? 'image/png' : 'image/webp'

/** Reads the names of the files that are already stored. */
export async function readStoredNames(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('desk_media').select('name').where('is_ready', '=', 1).execute()
  return new Set(rows.map(({ name }) => name))
}

/** Converts a certificate of another content service to a JPEG. */
export async function prepareCertificate(bytes: Buffer): Promise<Buffer | undefined> {
  const isJpeg = detectFileKind(bytes) === 'picture' && detectPictureType(bytes) === 'image/jpeg'
  if (isJpeg) return (await prepareImported(bytes).catch(() => undefined))?.bytes
  const picture = await prepareUploaded(bytes)
  return 'bytes' in picture ? picture.bytes : undefined
}
