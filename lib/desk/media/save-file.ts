import 'server-only'
import { createHash } from 'node:crypto'
import { now } from '@/lib/core/dates'
import { filePrefix } from '@/lib/core/file-prefix'
import type { DeskMediaRow } from '@/lib/database/desk-tables'
import type { Db } from '../operation'
import { getMediaStore } from './store'

/** A stored file. Forms and records refer to `name`; `href` works once a live record refers to the file. */
export type Media = {
  name: string
  href: string
  type: string
  size: number
  width: number | null
  height: number | null
  /** What the photograph shows, for people who cannot see it. */
  alt: string
  /** The name of the file on the device. */
  fileName: string
  /** A PDF without text: it cannot be read aloud or searched. */
  isScan: boolean
}

/** A file that is ready to be stored. */
export type PreparedFile = {
  bytes: Buffer
  type: string
  /** Its path below `/api/image/`. */
  name: string
  width: number | null
  height: number | null
  isScan: boolean
}

export const hashFile = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex')

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

/**
 * Stores a file and its row. The row comes first and is not ready: if the process is killed in between, nothing is
 * served, and `remove-unused.ts` later removes what is left.
 */
export async function saveFile(
  db: Db,
  file: PreparedFile & { fileName: string; alt: string; by: string },
): Promise<Media> {
  const { name, bytes, type, width, height } = file
  const hash = hashFile(bytes)
  const key = `files/${hash.slice(0, 2)}/${hash}-${hashFile(name).slice(0, 8)}.${extensions[type] ?? 'bin'}`
  const known = await db
    .selectFrom('desk_media')
    .select(['file', 'is_ready', 'alt'])
    .where('name', '=', name)
    .executeTakeFirst()
  const row = {
    file: key,
    hash,
    type,
    size: bytes.length,
    width,
    height,
    alt: file.alt || (known?.alt ?? ''),
    file_name: file.fileName,
    is_scan: Number(file.isScan),
    created_at: now().getTime(),
    created_by: file.by,
  }
  const isReplaced = known !== undefined && known.file !== key
  await db
    .insertInto('desk_media')
    .values({ name, is_ready: 0, shown_alt: '', ...row })
    // The new time keeps the file from being removed as unused. The old file is served until the new one is stored.
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ created_at: row.created_at, alt: row.alt }),
    )
    .execute()
  const files = await getMediaStore()
  await files.put(key, bytes, type)
  await db
    .updateTable('desk_media')
    .set({ ...row, is_ready: 1 })
    .where('name', '=', name)
    .execute()
  if (isReplaced) await files.remove(known.file)
  return toMedia({ name, ...row })
}

type Row = Omit<
  DeskMediaRow,
  'is_ready' | 'file' | 'hash' | 'shown_alt' | 'created_at' | 'created_by'
>

export const toMedia = ({
  name,
  type,
  size,
  width,
  height,
  alt,
  file_name,
  is_scan,
}: Row): Media => ({
  name,
  href: `${filePrefix}${name.split('/').map(encodeURIComponent).join('/')}`,
  type,
  size,
  width,
  height,
  alt,
  fileName: file_name,
  isScan: is_scan === 1,
})
