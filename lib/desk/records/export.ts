import 'server-only'
import type { z } from 'zod'
import { now } from '@/lib/core/dates'
import type { Db } from '../operation'
import { toAltsField, readShownAlts } from './alts'
import { getKinds, type Kind, type ListName } from './kinds'
import type { deskFile, RecordTimes } from './times'

/** Selects the records that visitors see or will see: published, not ended, not in the bin. */
const selectPublished = (db: Db) =>
  db
    .selectFrom('desk_records')
    .innerJoin('desk_versions', (join) =>
      join
        .onRef('desk_versions.record_id', '=', 'desk_records.id')
        .onRef('desk_versions.version', '=', 'desk_records.published_version'),
    )
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([where('end_at', 'is', null), where('end_at', '>', now().getTime())]),
    )

/** Exports the rows of a list in the order of the site, in the format of R-SERVICE-2. */
export async function exportRows(db: Db, name: ListName): Promise<Record<string, unknown>[]> {
  const rows = await selectPublished(db)
    .select(['desk_records.id', 'desk_versions.content'])
    .where('kind', 'in', getKinds(name))
    .orderBy('sort_key', 'desc')
    .orderBy('desk_records.id')
    .execute()
  const alts = await readShownAlts(db, getKinds(name))
  return rows.map(({ id, content }) => ({
    _id: id,
    ...(JSON.parse(content ?? '{}') as Record<string, unknown>),
    ...toAltsField(alts.get(id)),
  }))
}

/** Exports when these records were created, changed and published. */
export async function exportTimes(db: Db): Promise<z.output<typeof deskFile>> {
  const rows = await selectPublished(db)
    .selectAll('desk_records')
    .orderBy('sort_key', 'desc')
    .orderBy('desk_records.id')
    .execute()
  const records = rows.map((row): [string, RecordTimes] => [
    row.id,
    {
      kind: row.kind as Kind,
      made: row.created_at,
      changed: row.updated_at,
      from: row.publish_at ?? row.created_at,
      until: row.end_at,
      order: row.sort_key,
    },
  ])
  return { records: Object.fromEntries(records) }
}

/** Selects the files of these records: their names, and their keys in the media store. */
export async function selectExportedFiles(db: Db): Promise<{ name: string; file: string }[]> {
  return selectPublished(db)
    .innerJoin('desk_media_uses', (join) =>
      join
        .onRef('desk_media_uses.record_id', '=', 'desk_versions.record_id')
        .onRef('desk_media_uses.version', '=', 'desk_versions.version'),
    )
    .innerJoin('desk_media', 'desk_media.name', 'desk_media_uses.media_name')
    .select(['desk_media.name', 'desk_media.file'])
    .distinct()
    .orderBy('desk_media.name')
    .execute()
}
