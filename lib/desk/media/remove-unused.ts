import 'server-only'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { dayMilliseconds, now } from '@/lib/core/dates'
import { countRows } from '@/lib/database/count'
import type { Expiring } from '@/lib/database/erasure-guard'
import { retention } from '@/lib/core/retention'
import type { Database } from '@/lib/database/tables'
import type { Db } from '../operation'
import { getMediaStore, type MediaStore } from './store'

/** How long an unused file stays, so that the office can use it again. */
const unusedMilliseconds = retention.desk.unusedFiles.days * dayMilliseconds

/** How long the file of an incomplete upload stays: the upload may still be running. */
const graceMilliseconds = retention.desk.unfinishedFiles.days * dayMilliseconds

/** The most files that one run removes. */
const maxFiles = 200

/**
 * Removes the files that no version of a record refers to, and those whose upload was never completed.
 * @returns how many were removed
 */
export async function removeUnusedMedia(
  db: Db,
  before = now().getTime() - unusedMilliseconds,
  limit = maxFiles,
): Promise<number> {
  const files = await getMediaStore()
  const candidates = await db
    .selectFrom('desk_media')
    .select('name')
    .where(isUnused(before))
    .orderBy('created_at')
    .limit(Math.min(limit, maxFiles))
    .execute()
  let removed = 0
  for (const { name } of candidates) if (await remove(db, files, name, before)) removed++
  return removed
}

/** The unused files. They expire. */
export const getExpiringMedia = (db: Db): Expiring => ({
  name: 'unused files',
  days: retention.desk.unusedFiles.days,
  countStored: () => countRows(db.selectFrom('desk_media')),
  countExpired: (before) => countRows(db.selectFrom('desk_media').where(isUnused(before))),
  erase: (before, limit) => removeUnusedMedia(db, before, limit),
})

/** Removes a file within a transaction, so that an upload of the same file waits until it is gone. */
async function remove(db: Db, files: MediaStore, name: string, before: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('desk_media')
      .where('name', '=', name)
      .where(isUnused(before))
      .returning('file')
      .executeTakeFirst()
    if (row) await files.remove(row.file)
    return row !== undefined
  })
}

const isUnused =
  (before: number): ExpressionFactory =>
  (where) =>
    where.and([
      where.or([
        where('created_at', '<', before),
        where.and([
          where('is_ready', '=', 0),
          where('created_at', '<', before + unusedMilliseconds - graceMilliseconds),
        ]),
      ]),
      where.not(
        where.exists(
          where
            .selectFrom('desk_media_uses')
            .select('media_name')
            .whereRef('desk_media_uses.media_name', '=', 'desk_media.name'),
        ),
      ),
    ])

type ExpressionFactory = (
  where: ExpressionBuilder<Database, 'desk_media'>,
) => ExpressionWrapper<Database, 'desk_media', SqlBool>
