import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { now } from '@/lib/core/dates'
import { toFilePath } from '@/lib/core/safe-urls'
import type { DeskRecordRow } from '@/lib/database/desk-tables'
import type { Db } from '../operation'
import type { Content, FormValues, Kind } from './kinds'
import { toRecord, type DeskRecord, type SavedBy } from './record'
import { readStoredForm, toStoredForm } from './stored-form'

/** Creates an id in the format of the content service: 24 hexadecimal digits. */
export const createId = (): string => randomBytes(12).toString('hex')

/** Whether a text can be an id from `createId`. */
export const isNewId = (text: string): boolean => /^[\da-f]{24}$/.test(text)

/** Selects records with their latest version. */
export const selectRecords = (db: Db) =>
  db
    .selectFrom('desk_records')
    .innerJoin('desk_versions', (join) =>
      join
        .onRef('desk_versions.record_id', '=', 'desk_records.id')
        .onRef('desk_versions.version', '=', 'desk_records.version'),
    )
    .selectAll('desk_records')
    .select([
      'desk_versions.form',
      'desk_versions.content',
      'desk_versions.saved_at',
      'desk_versions.saved_by',
      'desk_versions.saved_by_id',
    ])

export async function findRecord(db: Db, id: string): Promise<DeskRecord | undefined> {
  const row = await selectRecords(db).where('desk_records.id', '=', id).executeTakeFirst()
  return row && toRecord(row)
}

/** Finds the form of a version of a record. */
export async function findVersion(
  db: Db,
  { id, version }: { id: string; version: number },
): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('desk_versions')
    .innerJoin('desk_records', 'desk_records.id', 'desk_versions.record_id')
    .select(['desk_records.kind', 'form', 'content'])
    .where('record_id', '=', id)
    .where('desk_versions.version', '=', version)
    .executeTakeFirst()
  return (
    row && {
      form: readStoredForm(row.kind as Kind, row.form),
      content: row.content === null ? null : (JSON.parse(row.content) as Content),
    }
  )
}

export type Draft = { form: FormValues; content: Content | null }

/** Adds a version and the uses of its files, in the transaction of the caller. */
export async function insertVersion(
  db: Db,
  {
    id,
    version,
    form,
    content,
    savedBy,
    savedAt = now(),
  }: Draft & { id: string; version: number; savedBy: SavedBy; savedAt?: Date },
): Promise<void> {
  await db
    .insertInto('desk_versions')
    .values({
      record_id: id,
      version,
      form: toStoredForm(form),
      content: content && JSON.stringify(content),
      saved_at: savedAt.getTime(),
      saved_by: savedBy.name,
      saved_by_id: savedBy.id,
    })
    .execute()
  const inText = await findKnownFiles(db, listFilesInHtml(content?.description))
  const names = [...new Set([...Object.values(form).filter(Array.isArray).flat(), ...inText])]
  if (names.length === 0) return
  await db
    .insertInto('desk_media_uses')
    .values(names.map((media_name) => ({ media_name, record_id: id, version })))
    .execute()
}

/** Changes the content of a version, in the transaction of the caller. The form stays. */
export async function setContent(
  db: Db,
  { id, version }: { id: string; version: number },
  content: Content,
): Promise<void> {
  await db
    .updateTable('desk_versions')
    .set({ content: JSON.stringify(content) })
    .where('record_id', '=', id)
    .where('version', '=', version)
    .execute()
}

/**
 * Changes a record only if nobody has changed it since.
 * @param version the version that the change is based on
 * @returns false when the record has another version by now
 */
export async function updateRecord(
  db: Db,
  { id, version }: { id: string; version: number },
  change: Partial<DeskRecordRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk_records')
    .set({ updated_at: now().getTime(), ...change })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a change that visitors see, in its transaction, so that `poll-changes.ts` detects it. */
export async function countChange(db: Db, kind: Kind): Promise<void> {
  await db
    .insertInto('desk_changes')
    .values({ kind, number: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({ number: sql<number>`desk_changes.number + 1` }),
    )
    .execute()
}

/** Finds the names that belong to uploaded files. */
export async function findKnownFiles(db: Db, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await db
    .selectFrom('desk_media')
    .select('name')
    .where('name', 'in', names)
    .where('is_ready', '=', 1)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** Lists the files of the pictures in an HTML text. */
export const listFilesInHtml = (html: unknown): string[] =>
  typeof html === 'string'
    ? [...html.matchAll(/<img\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/gi)].flatMap(
        ([, source]) => toFilePath(source!) ?? [],
      )
    : []
