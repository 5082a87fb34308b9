import 'server-only'
import { createHash } from 'node:crypto'
import { createDate, now, toRecordDate } from '@/lib/core/dates'
import { identifierPattern } from '@/lib/core/identifier'
import { toFilePath } from '@/lib/core/safe-urls'
import { addHistoryEntry } from '../history/history'
import type { Context, Db } from '../operation'
import {
  getDate,
  getDueTime,
  isPicture,
  getKinds,
  toForm,
  type Content,
  type Kind,
  type ListName,
} from './kinds'
import { getTitle, type DeskRecord } from './record'
import type { RecordTimes } from './times'
import {
  countChange,
  listFilesInHtml,
  findRecord,
  insertVersion,
  findKnownFiles,
  updateRecord,
} from './store'

/** The author of imported versions. A record that somebody has edited since is never overwritten. */
const importer = { id: 'import', name: 'import' }

export type Row = Record<string, unknown>
export type ImportResult = 'new' | 'updated' | 'unchanged' | 'edited here'

type ImportOptions = {
  /** For an exported folder: when its records were created, changed and published, by id. */
  times?: ReadonlyMap<string, RecordTimes>
  /** Whether the source lists only what is on its site now. Otherwise rows with a later date appear on their day. */
  isLive?: boolean
}

/** Detects the kind of a row by its list and category. A news item with a document is a notice. */
function detectKind(list: ListName, row: Row): Kind {
  switch (list) {
    case 'highlight':
      return String(row.category ?? '').trim() === 'Notice' ? 'career-notice' : 'highlight'
    case 'news':
      return toFileNames(row.attachments).every(isPicture) ? 'news' : 'notice'
    case 'events':
      return 'event'
    case 'gallery':
      return 'album'
    case 'blog':
      return 'story'
    case 'notification':
      return 'popup'
    case 'onlineRegistration':
      return 'registration'
  }
}

const textFields = [
  'category',
  'title',
  'description',
  'url',
  'time',
  'venue',
  'alt',
  'blog_seo',
  'metaDescription',
  'documentKind',
]
const dateFields = ['fromDate', 'date', 'toDate']
const fileFields = ['images', 'image', 'attachments']

/** Unwraps an identifier in MongoDB's export format: `{ "$oid": … }`. */
const unwrap = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as Row).$oid : value

/** Unwraps a date in MongoDB's export format: `{ "$date": … }`. Other dates stay as they are. */
const unwrapDate = (value: unknown): unknown =>
  typeof value === 'object' ? toRecordDate(value) : value

/** Returns the paths of the files in a field of a row. */
const toFileNames = (value: unknown): string[] =>
  [value ?? []].flat().flatMap((entry) => {
    const name = unwrap(entry)
    return typeof name === 'string' ? (toFilePath(name) ?? []) : []
  })

/** Lists all files that a row refers to, also the pictures in its text. */
export const listFiles = (row: Row): string[] => [
  ...fileFields.flatMap((field) => toFileNames(row[field])),
  ...listFilesInHtml(row.description),
]

/** Reads the known fields of a row in the order of the row. A row in the format of R-SERVICE-2 stays as it is. */
function readContent(row: Row, known: ReadonlySet<string>): Content {
  const entries = Object.entries(row).flatMap(([name, value]): [string, unknown][] => {
    if (fileFields.includes(name))
      return [[name, toFileNames(value).filter((file) => known.has(file))]]
    const plain = dateFields.includes(name) ? unwrapDate(value) : unwrap(value)
    if (plain === undefined || plain === null) return []
    if (dateFields.includes(name)) return [[name, plain]]
    return textFields.includes(name) ? [[name, String(plain)]] : []
  })
  return Object.fromEntries(entries)
}

/**
 * Imports the rows of a list in their order. Can be repeated. Without times, a record counts as created and changed
 * now.
 */
export async function importList(
  context: Context,
  list: ListName,
  rows: readonly Row[],
  { times = new Map(), isLive = false }: ImportOptions = {},
): Promise<ImportResult[]> {
  const results: ImportResult[] = []
  let key = Infinity
  for (const row of rows) {
    const known = times.get(readId(row))
    const kind = known && getKinds(list).includes(known.kind) ? known.kind : detectKind(list, row)
    const content = readContent(row, await findKnownFiles(context.db, listFiles(row)))
    // Lists are sorted by this key. It keeps the order of the rows, even where their dates have another order.
    const date = getDate(kind, content) ?? (key === Infinity ? now().getTime() : key)
    key = known?.order ?? Math.min(date, key - 1)
    const due = getDueTime(kind, content)
    const latest = isLive ? now().getTime() : Infinity
    const publishAt = known?.from ?? (due && Math.min(due, latest))
    results.push(await importRecord(context, { kind, row, content, key, publishAt, times: known }))
  }
  return results
}

type Imported = {
  kind: Kind
  row: Row
  content: Content
  key: number
  /** When the record appears on the site; now by default. */
  publishAt?: number
  times?: RecordTimes
}

async function importRecord(context: Context, imported: Imported): Promise<ImportResult> {
  const { content } = imported
  const id = await findId(context.db, imported)
  const existing = await findRecord(context.db, id)
  if (!existing) {
    await insert(context, id, imported)
    return 'new'
  }
  if (JSON.stringify(existing.content) === JSON.stringify(content)) return 'unchanged'
  if (existing.savedBy.id !== importer.id || existing.state === 'deleted') return 'edited here'
  return (await update(context, existing, imported)) ? 'updated' : 'edited here'
}

const readId = (row: Row) => String(unwrap(row._id) ?? '').trim()

/** Returns the provider's id, so that URLs stay valid; a new one if it is in use or cannot be part of a URL. */
async function findId(db: Db, { kind, row }: Imported): Promise<string> {
  const id = readId(row)
  const other = await db
    .selectFrom('desk_records')
    .select('kind')
    .where('id', '=', id)
    .executeTakeFirst()
  const sameList = other && (other.kind === kind || areSiblings(other.kind, kind))
  if (identifierPattern.test(id) && (!other || sameList)) return id
  const name = JSON.stringify([kind, id || [row.title, row.fromDate ?? row.date]])
  return createHash('sha256').update(name).digest('hex').slice(0, 24)
}

const siblings = [
  ['notice', 'news'],
  ['highlight', 'career-notice'],
]
const areSiblings = (first: string, second: string) =>
  siblings.some((pair) => pair.includes(first) && pair.includes(second))

async function insert({ db, actor }: Context, id: string, imported: Imported): Promise<void> {
  const { kind, content, key, publishAt, times } = imported
  const time = now().getTime()
  const changed = times?.changed ?? time
  const form = toForm(kind, content)
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('desk_records')
      .values({
        id,
        kind,
        version: 1,
        published_version: 1,
        publish_at: publishAt ?? time,
        end_at: times?.until ?? null,
        deleted_at: null,
        sort_key: key,
        created_at: times?.made ?? time,
        updated_at: changed,
      })
      .execute()
    await insertVersion(transaction, {
      id,
      version: 1,
      form,
      content,
      savedBy: importer,
      savedAt: createDate(changed),
    })
    const entry = { kind, subject: id, title: getTitle(form), version: 1 }
    await addHistoryEntry({ db: transaction, actor }, { action: 'imported', ...entry })
    await countChange(transaction, kind)
  })
}

async function update(
  { db, actor }: Context,
  { id, kind, version }: DeskRecord,
  { content, publishAt, times }: Imported,
): Promise<boolean> {
  const next = version + 1
  const changed = times?.changed ?? now().getTime()
  const form = toForm(kind, content)
  return db.transaction().execute(async (transaction) => {
    const change = {
      version: next,
      published_version: next,
      publish_at: publishAt,
      updated_at: changed,
    }
    if (!(await updateRecord(transaction, { id, version }, change))) return false
    await insertVersion(transaction, {
      id,
      version: next,
      form,
      content,
      savedBy: importer,
      savedAt: createDate(changed),
    })
    const entry = { kind, subject: id, title: getTitle(form), version: next }
    await addHistoryEntry({ db: transaction, actor }, { action: 'imported', ...entry })
    await countChange(transaction, kind)
    return true
  })
}
