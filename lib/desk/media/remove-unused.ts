import 'server-only'
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import { dayMilliseconds, now } from '@/lib/core/dates'
import type { Database } from '@/lib/database/tables'
import type { Db } from '../operation'
import { mediaStore, type MediaStore } from './store'

/** A file that nothing refers to stays this long, so that the office can use it again. */
const unusedMilliseconds = 90 * dayMilliseconds

/** What an upload left behind that was never completed stays this long: it may still be running. */
const graceMilliseconds = dayMilliseconds

/** How many files one run removes. */
const maxFiles = 200

/**
 * Removes the files that no version of a record refers to, and those whose upload was never completed.
 * @returns how many
 */
export async function removeUnusedMedia(db: Db): Promise<number> {
  const time = now().getTime()
  const files = await mediaStore()
  const candidates = await db
    .selectFrom('desk_media')
    .select('name')
    .where(isUnused(time))
    .limit(maxFiles)
    .execute()
  let removed = 0
  for (const { name } of candidates) if (await remove(db, files, name, time)) removed++
  await files.tidy(graceMilliseconds)
  return removed
}

/** The transaction ends after the file is removed. Until then an upload of the same file waits. */
async function remove(db: Db, files: MediaStore, name: string, time: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .deleteFrom('desk_media')
      .where('name', '=', name)
      .where(isUnused(time))
      .returning('file')
      .executeTakeFirst()
    if (row) await files.remove(row.file)
    return row !== undefined
  })
}

const isUnused =
  (time: number): ExpressionFactory =>
  (where) =>
    where.and([
      where.or([
        where('created_at', '<', time - unusedMilliseconds),
        where.and([where('is_ready', '=', 0), where('created_at', '<', time - graceMilliseconds)]),
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
