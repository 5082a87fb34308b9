import 'server-only'
import { now } from '@/lib/core/dates'
import { getSiteDatabase } from '@/lib/database/site-database'
import type { Db } from '../operation'
import { toAltsField, readShownAlts } from './alts'
import { getKinds, type ListName } from './kinds'

type Row = Record<string, unknown>
type Live = { id: string; version: number }

/** The most ids in one query, because databases limit the number of parameters. */
const maxIds = 500

/** A record without (`content`) and with (`row`) the descriptions of its photographs; `alts` is their JSON. */
type Known = { version: number; content: Row; alts: string; row: Row }

/** Published records by id. Unchanged ones stay the same objects (docs/decisions/031). */
const known = new Map<string, Known>()
const lists = new Map<ListName, Row[]>()

/** Lists the records that visitors see now, in the format of R-SERVICE-2, the newest first. */
export async function listPublished(name: ListName): Promise<Row[]> {
  const { db } = await getSiteDatabase()
  const live = await selectLive(db, name)
  await readMissing(
    db,
    live.filter(({ id, version }) => known.get(id)?.version !== version),
  )
  const alts = await readShownAlts(db, getKinds(name))
  const list = live.flatMap(({ id }) => buildRow(id, toAltsField(alts.get(id))))
  const last = lists.get(name)
  const isSame = last?.length === list.length && list.every((row, index) => row === last[index])
  if (isSame) return last
  lists.set(name, list)
  return list
}

function buildRow(id: string, alts: Row): Row[] {
  const found = known.get(id)
  if (!found) return []
  const text = JSON.stringify(alts)
  if (found.alts !== text) {
    found.alts = text
    found.row = { ...found.content, ...alts }
  }
  return [found.row]
}

async function selectLive(db: Db, name: ListName): Promise<Live[]> {
  const time = now().getTime()
  const found = await db
    .selectFrom('desk_records')
    .select(['id', 'published_version as version'])
    .where('kind', 'in', getKinds(name))
    .where('deleted_at', 'is', null)
    .where('published_version', 'is not', null)
    .where('publish_at', '<=', time)
    .where((where) => where.or([where('end_at', 'is', null), where('end_at', '>', time)]))
    .orderBy('sort_key', 'desc')
    .orderBy('id')
    .execute()
  return found as Live[]
}

async function readMissing(db: Db, missing: Live[]): Promise<void> {
  for (let start = 0; start < missing.length; start += maxIds) {
    const ids = missing.slice(start, start + maxIds).map(({ id }) => id)
    const found = await db
      .selectFrom('desk_versions')
      .innerJoin('desk_records', (join) =>
        join
          .onRef('desk_records.id', '=', 'desk_versions.record_id')
          .onRef('desk_records.published_version', '=', 'desk_versions.version'),
      )
      .select(['desk_versions.record_id as id', 'desk_versions.version', 'desk_versions.content'])
      .where('desk_versions.record_id', 'in', ids)
      .execute()
    for (const { id, version, content } of found) {
      const row = { _id: id, ...(JSON.parse(content ?? '{}') as Row) }
      known.set(id, { version, content: row, alts: '{}', row })
    }
  }
}
