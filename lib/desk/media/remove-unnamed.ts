import 'server-only'
import { now } from '@/lib/core/dates'
import { retention } from '@/lib/core/retention'
import { eraseExpired } from '@/lib/database/erasure-guard'
import type { Db } from '../operation'
import { getMediaStore } from './store'

/** The most files that one run records or removes. */
const maxFiles = 200

/**
 * Removes files of the media store that no table refers to, such as the photograph of a certificate whose process was
 * killed before it stored the row. The time counts from when the clean-up first saw the file: after somebody has
 * restored the wrong backup, the right one can still be restored, and its files still exist. A wrong clock does not
 * remove them.
 */
export async function removeUnnamedFiles(db: Db): Promise<void> {
  const files = await getMediaStore()
  const stored = await files.list()
  // The access key may not have the permission to list the bucket.
  if (!stored) return
  const named = await selectNamedFiles(db)
  const strays = new Set(stored.filter((key) => isSiteKey(key) && !named.has(key)))
  const known = await db.selectFrom('desk_stray_files').selectAll().execute()
  for (const { file } of known.filter((row) => !strays.has(row.file))) await forget(db, file)
  const seen = new Set(known.map(({ file }) => file))
  const fresh = [...strays].filter((file) => !seen.has(file)).slice(0, maxFiles)
  if (fresh.length > 0) {
    const rows = fresh.map((file) => ({ file, seen_at: now().getTime() }))
    await db
      .insertInto('desk_stray_files')
      .values(rows)
      // Another instance may have recorded it at the same time.
      .onConflict((conflict) => conflict.column('file').doNothing())
      .execute()
  }
  const findDue = (before: number) =>
    known.filter(({ file, seen_at }) => strays.has(file) && seen_at < before)

  async function erase(before: number, limit: number): Promise<number> {
    const due = findDue(before).slice(0, Math.min(limit, maxFiles))
    for (const { file } of due) {
      if (!(await selectNamedFiles(db)).has(file)) await files.remove(file)
      await forget(db, file)
    }
    return due.length
  }

  await eraseExpired(db, {
    name: 'unnamed files',
    days: retention.desk.unnamedFiles.days,
    countStored: async () => stored.length,
    countExpired: async (before) => findDue(before).length,
    erase,
  })
}

/** Whether the site created the key. Other files in the folder or bucket must stay. */
const isSiteKey = (key: string) => /^(?:files|certificates)\//.test(key) && !key.endsWith('.tmp')

const forget = (db: Db, file: string) =>
  db.deleteFrom('desk_stray_files').where('file', '=', file).execute()

/** Selects the keys of all files that a table refers to. */
async function selectNamedFiles(db: Db): Promise<Set<string>> {
  const media = await db.selectFrom('desk_media').select('file').execute()
  const certificates = await db.selectFrom('desk_certificates').select('file').execute()
  return new Set([...media, ...certificates].map(({ file }) => file))
}
