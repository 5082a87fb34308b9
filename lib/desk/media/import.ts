import 'server-only'
import { isInlineType, getMediaType, unknownType } from '@/lib/core/file-types'
import type { Db } from '../operation'
import { detectFileKind } from './file-kind'
import { checkPdf } from './pdf'
import { prepareImported } from './picture'
import { prepareCertificate as prepareUploaded } from './prepare'
import { hashFile, saveFile, type PreparedFile } from './save-file'

/**
 * Stores a file of another content service under the path that its records have (R-DESK-11).
 */
export async function importFile(
  db: Db,
  name: string,
  bytes: Buffer,
): Promise<'stored' | 'unchanged' | 'refused'> {
  const file = await prepare(name, bytes).catch(() => undefined)
  // Damaged, or not what its name says.
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
    // One with a password has been published with it.
    if ('problem' in checked && checked.problem !== 'password') return undefined
    const isScan = 'isScan' in checked && checked.isScan
    return { name, bytes, type: 'application/pdf', width: null, height: null, isScan }
  }
  if (kind === 'picture') {
    const { isUnchanged, ...picture } = await prepareImported(bytes)
    const type = isUnchanged ? pictureType(bytes) : 'image/jpeg'
    return { name, ...picture, type, isScan: false }
  }
  // Other documents are downloads. A file that only pretends to be a picture or a PDF is left out.
  if (isInlineType(getMediaType(name))) return undefined
  return { name, bytes, type: unknownType, width: null, height: null, isScan: false }
}

const pictureType = (bytes: Buffer) =>
  bytes[0] === 0xff ? 'image/jpeg' : bytes[0] === 0x89 ? 'image/png' : 'image/webp'

/** The files that are stored already. */
export async function storedFiles(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('desk_media').select('name').where('is_ready', '=', 1).execute()
  return new Set(rows.map(({ name }) => name))
}

/** The picture of a certificate of another content service, as a JPEG. */
export async function prepareCertificate(bytes: Buffer): Promise<Buffer | undefined> {
  const isJpeg = detectFileKind(bytes) === 'picture' && pictureType(bytes) === 'image/jpeg'
  if (isJpeg) return (await prepareImported(bytes).catch(() => undefined))?.bytes
  const picture = await prepareUploaded(bytes)
  return 'bytes' in picture ? picture.bytes : undefined
}
