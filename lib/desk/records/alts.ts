import 'server-only'
import { toFilePath } from '@/lib/core/safe-urls'
import { toSingleLine } from '@/lib/rich-text/plain-text'
import type { Db } from '../operation'
import { toShortLine } from '../text/tidy'
import { escapeTags } from './fields'
import { isKind } from './kinds'
import { countChange } from './store'

/**
 * Descriptions of the photographs of a record, by path: the field `alts`, which a record of the embedded content
 * service may have in addition to those of R-SERVICE-2 (docs/decisions/073).
 */
export type Alts = Record<string, string>

/** Returns the field for a record; empty when no photograph has a description. */
export const toAltsField = (alts: Alts | undefined): { alts?: Alts } =>
  alts && Object.keys(alts).length > 0 ? { alts } : {}

/** Collects the descriptions of photographs, always in the same order. */
export function toAlts(media: readonly { name: string; alt: string }[]): Alts {
  const described = media.filter(({ alt }) => alt !== '')
  const sorted = described.toSorted((first, second) => (first.name < second.name ? -1 : 1))
  return Object.fromEntries(sorted.map(({ name, alt }) => [name, escapeTags(alt)]))
}

/** Reads the descriptions that visitors get with published records, by record id. */
export async function readShownAlts(
  db: Db,
  kinds: readonly string[],
): Promise<ReadonlyMap<string, Alts>> {
  const rows = await selectUses(db)
    .select(['desk_records.id', 'desk_media.name', 'desk_media.shown_alt as alt'])
    .where('desk_records.kind', 'in', kinds)
    .where('desk_media.shown_alt', '!=', '')
    .execute()
  const byRecord = new Map<string, typeof rows>()
  for (const row of rows) byRecord.set(row.id, [...(byRecord.get(row.id) ?? []), row])
  return new Map([...byRecord].map(([id, media]) => [id, toAlts(media)]))
}

/** Publishes the current descriptions of the photographs of a version. */
export async function showAlts(
  db: Db,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await db
    .updateTable('desk_media')
    .set(({ ref }) => ({ shown_alt: ref('alt') }))
    .where('name', 'in', (names) =>
      names
        .selectFrom('desk_media_uses')
        .select('media_name')
        .where('record_id', '=', id)
        .where('version', '=', version),
    )
    .execute()
}

/** Imports the descriptions of a record. Keeps descriptions that were written at the desk. */
export async function importAlts(db: Db, value: unknown): Promise<void> {
  const alts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  for (const [identifier, text] of alts) {
    const name = toFilePath(identifier)
    const alt = typeof text === 'string' ? toShortLine(toSingleLine(text)) : ''
    if (name === null || alt === '') continue
    const { numUpdatedRows } = await db
      .updateTable('desk_media')
      .set({ alt, shown_alt: alt })
      .where('name', '=', name)
      .where('alt', '=', '')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await countDescription(db, name)
  }
}

/** Counts a new description as a change of every kind that shows the photograph. */
export async function countDescription(db: Db, name: string): Promise<void> {
  const rows = await selectUses(db)
    .select('desk_records.kind')
    .distinct()
    .where('desk_media.name', '=', name)
    .execute()
  for (const { kind } of rows) if (isKind(kind)) await countChange(db, kind)
}

const selectUses = (db: Db) =>
  db
    .selectFrom('desk_records')
    .innerJoin('desk_media_uses', (join) =>
      join
        .onRef('desk_media_uses.record_id', '=', 'desk_records.id')
        .onRef('desk_media_uses.version', '=', 'desk_records.published_version'),
    )
    .innerJoin('desk_media', 'desk_media.name', 'desk_media_uses.media_name')
    .where('desk_records.deleted_at', 'is', null)
