import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { decodeFilePath } from '@/lib/core/safe-urls'
import { getSiteDatabase } from '@/lib/database/site-database'
import { getMediaStore } from '@/lib/desk/media/store'
import type { Db } from '@/lib/desk/operation'
import { selectExportedFiles, exportRows, exportTimes } from '@/lib/desk/records/export'
import { listNames } from '@/lib/desk/records/kinds'
import { deskFile } from '@/lib/desk/records/times'
import { readUpTo } from '@/lib/http/read-body'
import { UsageError } from '../support/command-line'

/**
 * Writes everything that is published or scheduled as files of the embedded content service: `records`, `media` and
 * `certificates`. `import --from` reads them, and so does a site without a desk. `desk.json` contains what only the
 * desk stores: when each record was created and changed, and when it is on the site.
 */
export async function exportAll(target: string): Promise<string> {
  const folder = path.resolve(target)
  if (existsSync(folder)) throw new UsageError(`${target} already exists: name a new folder.`)
  const { db } = await getSiteDatabase()
  let count = 0
  for (const name of listNames) {
    const rows = await exportRows(db, name)
    await write(folder, `records/${name}.json`, toJson(rows))
    count += rows.length
  }
  await write(folder, 'desk.json', toJson(deskFile.encode(await exportTimes(db))))
  const files = await selectExportedFiles(db)
  const missing: string[] = []
  for (const { name, file } of files) {
    const isCopied = decodeFilePath(name) !== null && (await copy(file, folder, `media/${name}`))
    if (!isCopied) missing.push(name)
  }
  const certificates = await exportCertificates(db, folder)
  const lost =
    missing.length > 0 ? `\n${missing.length} files are missing: ${missing.join(', ')}` : ''
  return `${count} records, ${files.length - missing.length} files and ${certificates} certificates written to ${target}.${lost}`
}

async function exportCertificates(db: Db, folder: string): Promise<number> {
  const rows = await db
    .selectFrom('desk_certificates')
    .select(['id', 'admission', 'pupil', 'file'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const entries = rows.map(({ id, admission, pupil }) => ({
    admission,
    name: pupil,
    data: `${id}.jpg`,
  }))
  for (const { id, file } of rows) await copy(file, folder, `certificates/${id}.jpg`)
  await write(folder, 'records/certificates.json', toJson(entries))
  return rows.length
}

/** More than any file of the store has. */
const maxBytes = 64_000_000

async function copy(key: string, folder: string, name: string): Promise<boolean> {
  const file = await (await getMediaStore()).open(key)
  const bytes = file && (await readUpTo(file.body, maxBytes))
  if (!bytes) return false
  await write(folder, name, bytes)
  return true
}

const toJson = (rows: unknown) => `${JSON.stringify(rows, null, 2)}\n`

/** Writes a file that only its owner can read, because certificates are personal data. */
async function write(folder: string, name: string, content: string | Buffer): Promise<void> {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, content, { mode: 0o600 })
}
