import path from 'node:path'
import { toFilePath } from '@/lib/core/safe-urls'
import { getSiteDatabase } from '@/lib/database/site-database'
import { insertCertificate, hasCertificate } from '@/lib/desk/media/certificates'
import { importFile, prepareCertificate, readStoredNames } from '@/lib/desk/media/import'
import { commandActor, type Db } from '@/lib/desk/operation'
import { importAlts } from '@/lib/desk/records/alts'
import { listFiles, importList, type ImportResult, type Row } from '@/lib/desk/records/import'
import { listNames, type ListName } from '@/lib/desk/records/kinds'
import type { RecordTimes } from '@/lib/desk/records/times'
import { createFolderSource } from './folder'
import { createProviderSource } from './provider'

/** The source of an import. */
export type ImportSource = {
  list(name: ListName): Promise<Row[]>
  /** Reads a file. @returns `undefined` when it does not exist */
  file(name: string): Promise<Buffer | undefined>
  /** Whether the source lists only what is on its site now. */
  isLive: boolean
  /** Reads when the records were created, changed and published, by id. */
  times(): Promise<ReadonlyMap<string, RecordTimes>>
  certificates(): Promise<Row[]>
  certificateFile(name: string): Promise<Buffer | undefined>
}

/**
 * Imports records and files (R-DESK-11). Can be repeated: existing records stay, and records that somebody has edited
 * at the desk are not overwritten.
 * @param from the URL of a provider, or a folder; by default the sample records
 */
export async function importAll(from: string | undefined): Promise<string> {
  const source = getSource(from)
  const { db } = await getSiteDatabase()
  const lists = await Promise.all(
    listNames.map(async (name) => [name, await source.list(name)] as const),
  )
  const [times, certificates] = await Promise.all([source.times(), source.certificates()])
  const files = await importFiles(
    db,
    source,
    lists.flatMap(([, rows]) => rows),
  )
  const results: ImportResult[] = []
  for (const [name, rows] of lists) {
    results.push(
      ...(await importList({ db, actor: commandActor }, name, rows, {
        times,
        isLive: source.isLive,
      })),
    )
  }
  for (const { alts } of lists.flatMap(([, rows]) => rows)) await importAlts(db, alts)
  const certificateCount = await importCertificates(db, source, certificates)
  const count = (result: ImportResult) => results.filter((candidate) => candidate === result).length
  const lines = [
    `${results.length} records: ${count('new')} new, ${count('updated')} updated, ${count('unchanged')} unchanged.`,
    count('edited here') > 0 &&
      `${count('edited here')} were edited at the desk and were left as they are.`,
    `${files.stored} files stored.`,
    certificates.length > 0 && `${certificateCount} certificates stored.`,
    files.missing.length > 0 &&
      `${files.missing.length} files could not be imported: ${files.missing.join(', ')}`,
  ]
  return lines.filter(Boolean).join('\n')
}

const getSource = (from: string | undefined): ImportSource =>
  from && /^https?:/.test(from)
    ? createProviderSource(from)
    : createFolderSource(from ? path.resolve(from) : path.join(process.cwd(), 'content'))

/** Imports files. Pictures never change under their name; documents may, so they are read again. */
async function importFiles(db: Db, source: ImportSource, rows: Row[]) {
  const stored = await readStoredNames(db)
  const names = [...new Set(rows.flatMap(listFiles))]
  const missing: string[] = []
  let count = 0
  for (const name of names) {
    if (stored.has(name) && !name.endsWith('.pdf')) continue
    const bytes = await source.file(name)
    const result = bytes ? await importFile(db, name, bytes) : 'refused'
    if (result === 'stored') count++
    if (result === 'refused' && !stored.has(name)) missing.push(name)
  }
  return { stored: count, missing }
}

async function importCertificates(db: Db, source: ImportSource, rows: Row[]): Promise<number> {
  let count = 0
  for (const row of rows) {
    const { admission, name: pupil, data } = row
    const file = typeof data === 'string' ? toFilePath(data) : null
    if (typeof admission !== 'string' || typeof pupil !== 'string' || !file) continue
    if (await hasCertificate(db, { admission, name: pupil })) continue
    const bytes = await source.certificateFile(file)
    const picture = bytes && (await prepareCertificate(bytes))
    if (!picture) continue
    await insertCertificate(db, { admission, pupil, bytes: picture })
    count++
  }
  return count
}
