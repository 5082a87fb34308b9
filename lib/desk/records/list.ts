import 'server-only'
import { PostgresAdapter, sql, type ExpressionBuilder } from 'kysely'
import { createDate, now } from '@/lib/core/dates'
import type { Database } from '@/lib/database/tables'
import { operation, type Db } from '../operation'
import { createSearch } from '../text/search'
import { toContent, type Content, type FormValues, type Kind, type Problems } from './kinds'
import { readStoredForm } from './stored-form'
import { toRecord, type DeskRecord, type State } from './record'
import { findRecord, selectRecords } from './store'

export type RecordFilter = {
  kind?: Kind
  /** By default, all records that are not in the bin. */
  state?: State
  /** Words of the title, or parts of words. */
  search?: string
  /** How many records to skip, for the next page. */
  offset?: number
}

/** How many records `listRecords` returns at most. */
export const recordsPerPage = 100

/** Lists the records of the desk, the last changed first; a hundred at a time. */
export const listRecords = operation(
  'records.read',
  async ({ db }, filter: RecordFilter = {}): Promise<DeskRecord[]> => {
    const { kind, state, search, offset = 0 } = filter
    let query = selectRecords(db)
      .where(buildStateCondition(state))
      .orderBy('updated_at', 'desc')
      .orderBy('desk_records.id')
    if (kind) query = query.where('kind', '=', kind)
    if (search?.trim()) {
      const isMatch = createSearch(search)
      const titles = await query
        .clearSelect()
        .select(['desk_records.id', selectTitle(db)])
        .execute()
      const ids = titles.flatMap(({ id, title }) => (isMatch([title]) ? [id] : []))
      const page = ids.slice(offset, offset + recordsPerPage)
      if (page.length === 0) return []
      query = query.where('desk_records.id', 'in', page)
    } else query = query.limit(recordsPerPage).offset(offset)
    return (await query.execute()).map(toRecord)
  },
)

/** Selects the title in the form of a record. */
function selectTitle(db: Db) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const title = isPostgres
    ? sql<string | null>`desk_versions.form::json->>'title'`
    : sql<string | null>`json_extract(desk_versions.form, '$.title')`
  return title.as('title')
}

/** Builds the SQL condition for a state; the same as `getState`. */
export const buildStateCondition =
  (state: State | undefined) => (where: ExpressionBuilder<Database, 'desk_records'>) => {
    const time = now().getTime()
    const isDeleted = where('deleted_at', 'is not', null)
    if (state === undefined) return where.not(isDeleted)
    if (state === 'deleted') return isDeleted
    const isPublished = where('published_version', 'is not', null)
    if (state === 'draft') return where.and([where.not(isDeleted), where.not(isPublished)])
    const hasEnded = where.and([where('end_at', 'is not', null), where('end_at', '<=', time)])
    const published = [where.not(isDeleted), isPublished]
    if (state === 'ended') return where.and([...published, hasEnded])
    const hasBegun = where('publish_at', '<=', time)
    return where.and([
      ...published,
      where.not(hasEnded),
      state === 'live' ? hasBegun : where.not(hasBegun),
    ])
  }

/** Reads one record, and what is missing before it can be published. */
export const getRecord = operation(
  'records.read',
  async ({ db }, id: string): Promise<(DeskRecord & { problems: Problems }) | undefined> => {
    const record = await findRecord(db, id)
    if (!record) return undefined
    const result = toContent(record.kind, record.form, record.content ?? undefined)
    return { ...record, problems: 'problems' in result ? result.problems : {} }
  },
)

export type Version = {
  version: number
  isPublished: boolean
  form: FormValues
  content: Content | null
  savedAt: Date
  savedBy: string
}

/** Lists every version of a record, the newest first. */
export const listVersions = operation(
  'records.read',
  async ({ db }, id: string): Promise<Version[]> => {
    const rows = await db
      .selectFrom('desk_versions')
      .innerJoin('desk_records', 'desk_records.id', 'desk_versions.record_id')
      .selectAll('desk_versions')
      .select(['desk_records.published_version', 'desk_records.kind'])
      .where('record_id', '=', id)
      .orderBy('desk_versions.version', 'desc')
      .execute()
    return rows.map((row) => ({
      version: row.version,
      isPublished: row.published_version === row.version,
      form: readStoredForm(row.kind as Kind, row.form),
      content: row.content === null ? null : (JSON.parse(row.content) as Content),
      savedAt: createDate(row.saved_at),
      savedBy: row.saved_by,
    }))
  },
)
