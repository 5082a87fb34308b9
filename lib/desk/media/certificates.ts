import 'server-only'
import { randomBytes } from 'node:crypto'
import { normaliseName, normaliseNumber } from '@/lib/core/certificate-keys'
import { createDate, now } from '@/lib/core/dates'
import { retention } from '@/lib/core/retention'
import { toPlainLine } from '@/lib/core/normalise'
import type { DeskCertificateRow } from '@/lib/database/desk-tables'
import { countRows } from '@/lib/database/count'
import { lock } from '@/lib/database/lock'
import type { Expiring } from '@/lib/database/erasure-guard'
import { getSiteDatabase } from '@/lib/database/site-database'
import { addHistoryEntry } from '../history/history'
import { operation, type Db } from '../operation'
import { maxUploadBytes } from './limits'
import { uploadMessages, type RefusalReason } from './messages'
import { prepareCertificate } from './prepare'
import { hashFile } from './save-file'
import { getMediaStore } from './store'

/** A transfer certificate. Its file has no URL: only the look-up and the desk open it (R-DESK-9). */
export type Certificate = {
  id: string
  admission: string
  pupil: string
  savedAt: Date
  isDeleted: boolean
}

const toCertificate = (row: DeskCertificateRow): Certificate => ({
  id: row.id,
  admission: row.admission,
  pupil: row.pupil,
  savedAt: createDate(row.created_at),
  isDeleted: row.deleted_at !== null,
})

const kind = 'certificate'
const pageLength = 100

/** Lists the certificates, the newest first; at most a hundred. `search` is a part of a number or name. */
export const listCertificates = operation(
  'certificates.read',
  async ({ db }, filter: { search?: string; isDeleted?: boolean } = {}): Promise<Certificate[]> => {
    let query = db
      .selectFrom('desk_certificates')
      .selectAll()
      .where('deleted_at', filter.isDeleted ? 'is not' : 'is', null)
    const search = filter.search?.trim()
    if (search) {
      const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '')}%`
      query = query.where((where) =>
        where.or([
          where('admission_key', 'like', pattern(normaliseNumber(search))),
          where('pupil_key', 'like', pattern(normaliseName(search))),
        ]),
      )
    }
    const rows = await query.orderBy('created_at', 'desc').limit(pageLength).execute()
    return rows.map(toCertificate)
  },
)

export type CertificateSaved =
  | { outcome: 'saved'; certificate: Certificate }
  | {
      outcome: 'invalid'
      problems: Partial<Record<'admission' | 'pupil' | 'file', string>>
      /** Why the file was rejected. */
      refused?: RefusalReason
    }

/**
 * Saves a photograph or a PDF of a certificate for an admission number and a name, as a picture. It replaces the
 * pupil's previous certificate.
 */
export const saveCertificate = operation(
  'certificates.save',
  async (
    { db, actor },
    input: { admission: string; pupil: string; bytes: Uint8Array },
  ): Promise<CertificateSaved> => {
    const [admission, pupil] = [toPlainLine(input.admission), toPlainLine(input.pupil)]
    const problems = {
      ...(!normaliseNumber(admission) && { admission: 'Type the admission number.' }),
      ...(!normaliseName(pupil) && { pupil: 'Type the name as it is on the certificate.' }),
      ...(admission.length > 100 && { admission: 'This is too long for an admission number.' }),
      ...(pupil.length > 200 && { pupil: 'This is too long for a name.' }),
    }
    const picture = await prepare(Buffer.from(input.bytes))
    if ('reason' in picture) {
      const file = uploadMessages[picture.reason]
      return { outcome: 'invalid', problems: { ...problems, file }, refused: picture.reason }
    }
    if (Object.keys(problems).length > 0) return { outcome: 'invalid', problems }
    const certificate = await insertCertificate(db, { admission, pupil, bytes: picture.bytes })
    const title = certificate.admission
    await addHistoryEntry({ db, actor }, { action: 'saved', kind, subject: certificate.id, title })
    return { outcome: 'saved', certificate }
  },
)

const prepare = async (bytes: Buffer) =>
  bytes.length > maxUploadBytes ? { reason: 'tooLarge' as const } : prepareCertificate(bytes)

/** Stores a certificate. The file comes first, because a row without a file could not be opened. */
export async function insertCertificate(
  db: Db,
  { admission, pupil, bytes }: { admission: string; pupil: string; bytes: Buffer },
): Promise<Certificate> {
  const id = randomBytes(12).toString('hex')
  const row: DeskCertificateRow = {
    id,
    admission,
    admission_key: normaliseNumber(admission),
    pupil,
    pupil_key: normaliseName(pupil),
    file: `certificates/${id}-${hashFile(bytes).slice(0, 16)}.jpg`,
    created_at: now().getTime(),
    deleted_at: null,
  }
  const files = await getMediaStore()
  await files.put(row.file, bytes, 'image/jpeg')
  await db.transaction().execute(async (transaction) => {
    await binCurrentCertificate(transaction, row)
    await transaction.insertInto('desk_certificates').values(row).execute()
  })
  return toCertificate(row)
}

/** Puts a certificate into the bin, or restores it, which replaces a newer certificate of the same pupil. */
export const deleteCertificate = operation(
  'certificates.delete',
  ({ db, actor }, { id, undo = false }: { id: string; undo?: boolean }): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('desk_certificates')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', undo ? 'is not' : 'is', null)
        .executeTakeFirst()
      if (!row) return false
      if (undo) await binCurrentCertificate(transaction, row)
      await transaction
        .updateTable('desk_certificates')
        .set({ deleted_at: undo ? null : now().getTime() })
        .where('id', '=', id)
        .execute()
      const action = undo ? 'restored' : 'deleted'
      await addHistoryEntry(
        { db: transaction, actor },
        { action, kind, subject: id, title: row.admission },
      )
      return true
    }),
)

/** Puts the current certificate of a pupil into the bin, in the transaction that adds another one. */
async function binCurrentCertificate(
  transaction: Db,
  { admission_key, pupil_key }: Pick<DeskCertificateRow, 'admission_key' | 'pupil_key'>,
): Promise<void> {
  await lock(transaction, `certificate ${admission_key} ${pupil_key}`)
  await transaction
    .updateTable('desk_certificates')
    .set({ deleted_at: now().getTime() })
    .where('admission_key', '=', admission_key)
    .where('pupil_key', '=', pupil_key)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Opens the file of a certificate for the desk. The history records the view. */
export const openCertificate = operation('certificates.read', async ({ db, actor }, id: string) => {
  const row = await db
    .selectFrom('desk_certificates')
    .select(['file', 'admission'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  await addHistoryEntry(
    { db, actor },
    { action: 'viewed', kind, subject: id, title: row.admission },
  )
  return openCertificateFile(row.file)
})

type Request = { admission: string; name: string }

/** Finds the key of a certificate's file, for the look-up of the site. */
export async function findCertificate(request: Request): Promise<string | undefined> {
  const { db } = await getSiteDatabase()
  return findFile(db, request)
}

/** Whether the pupil already has a certificate. An import then skips it. */
export const hasCertificate = async (db: Db, request: Request): Promise<boolean> =>
  (await findFile(db, request)) !== undefined

async function findFile(db: Db, request: Request): Promise<string | undefined> {
  const row = await db
    .selectFrom('desk_certificates')
    .select('file')
    .where('admission_key', '=', normaliseNumber(request.admission))
    .where('pupil_key', '=', normaliseName(request.name))
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.file
}

export async function openCertificateFile(key: string) {
  const file = await (await getMediaStore()).open(key)
  return file && { type: 'image/jpeg', ...file }
}

/** The certificates in the bin. They expire, together with their files. */
export function getExpiringCertificates(db: Db): Expiring {
  const selectExpired = (before: number) =>
    db.selectFrom('desk_certificates').where('deleted_at', '<', before)

  async function erase(before: number, limit: number): Promise<number> {
    const rows = await db
      .deleteFrom('desk_certificates')
      .where('id', 'in', selectExpired(before).select('id').orderBy('deleted_at').limit(limit))
      .returning('file')
      .execute()
    const files = await getMediaStore()
    for (const { file } of rows) await files.remove(file)
    return rows.length
  }

  return {
    name: 'certificates in the bin',
    days: retention.desk.binnedCertificates.days,
    countStored: () => countRows(db.selectFrom('desk_certificates')),
    countExpired: (before) => countRows(selectExpired(before)),
    erase,
  }
}
