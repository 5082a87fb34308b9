import 'server-only'
import { createDate, now } from '@/lib/core/dates'
import type { DeskMediaRow } from '@/lib/database/desk-tables'
import { getSiteDatabase } from '@/lib/database/site-database'
import { operation, type Db } from '../operation'
import { getMediaStore } from './store'
import { toMedia, type Media } from './save-file'

/** An open file, ready to be sent to a browser. */
export type OpenedFile = {
  type: string
  size: number | null
  /** Changes with the content. */
  etag: string
  lastModified: Date
  body: ReadableStream<Uint8Array>
}

/**
 * Finds the row of a file that visitors may see: the published version of a live record refers to it. Other files,
 * such as the results that are scheduled for tomorrow, do not exist for visitors (R-DESK-8).
 */
export async function findPublishedFile(name: string): Promise<DeskMediaRow | undefined> {
  const { db } = await getSiteDatabase()
  const time = now().getTime()
  return db
    .selectFrom('desk_media')
    .selectAll()
    .where('name', '=', name)
    .where('is_ready', '=', 1)
    .where((where) =>
      where.exists(
        where
          .selectFrom('desk_media_uses')
          .innerJoin('desk_records', (join) =>
            join
              .onRef('desk_records.id', '=', 'desk_media_uses.record_id')
              .onRef('desk_records.published_version', '=', 'desk_media_uses.version'),
          )
          .select('desk_records.id')
          .whereRef('desk_media_uses.media_name', '=', 'desk_media.name')
          .where('desk_records.deleted_at', 'is', null)
          .where('desk_records.publish_at', '<=', time)
          .where((or) =>
            or.or([or('desk_records.end_at', 'is', null), or('desk_records.end_at', '>', time)]),
          ),
      ),
    )
    .executeTakeFirst()
}

/** Opens a file that `findPublishedFile` has found. */
export async function openFile(row: DeskMediaRow): Promise<OpenedFile | undefined> {
  const file = await (await getMediaStore()).open(row.file)
  return file && { type: row.type, etag: getEtag(row), lastModified: getModifiedDate(row), ...file }
}

/** Returns the value of the `ETag` header. */
export const getEtag = ({ hash }: Pick<DeskMediaRow, 'hash'>): string => `"${hash.slice(0, 32)}"`

const getModifiedDate = ({ created_at }: DeskMediaRow) => createDate(created_at)

export const findMedia = (db: Db, name: string) =>
  db
    .selectFrom('desk_media')
    .selectAll()
    .where('name', '=', name)
    .where('is_ready', '=', 1)
    .executeTakeFirst()

/** Opens a file for the screens of the desk, also of a draft. */
export const openMedia = operation(
  'media.read',
  async ({ db }, name: string): Promise<OpenedFile | undefined> => {
    const row = await findMedia(db, name)
    return row && openFile(row)
  },
)

/** Reads the facts of files, in the order of the names. Leaves out unknown files. */
export const readMedia = operation(
  'media.read',
  async ({ db }, names: readonly string[]): Promise<Media[]> => {
    if (names.length === 0) return []
    const rows = await db
      .selectFrom('desk_media')
      .selectAll()
      .where('name', 'in', names)
      .where('is_ready', '=', 1)
      .execute()
    const found = new Map(rows.map((row) => [row.name, row]))
    return names.flatMap((name) => {
      const row = found.get(name)
      return row ? [toMedia(row)] : []
    })
  },
)
