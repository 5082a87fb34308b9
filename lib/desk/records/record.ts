import type { DeskRecordRow } from '@/lib/database/desk-tables'
import { createDate, dayMilliseconds, now } from '@/lib/core/dates'
import { retention } from '@/lib/core/retention'
import type { Content, FormValues, Kind } from './kinds'
import { readStoredForm } from './stored-form'

/** How long a record stays in the bin (R-DESK-6). */
export const binDays = retention.desk.binnedRecords.days

/**
 * The states of a record. They are computed from its times and the clock; no task changes them (R-DESK-5).
 * `DeskRecord.hasChanges` says whether a record that visitors see has a version that is not published.
 */
export const states = ['draft', 'scheduled', 'live', 'ended', 'deleted'] as const
export type State = (typeof states)[number]

type Times = Pick<DeskRecordRow, 'published_version' | 'publish_at' | 'end_at' | 'deleted_at'>

export function getState(row: Times): State {
  const time = now().getTime()
  if (row.deleted_at !== null) return 'deleted'
  if (row.published_version === null || row.publish_at === null) return 'draft'
  if (row.end_at !== null && row.end_at <= time) return 'ended'
  return row.publish_at > time ? 'scheduled' : 'live'
}

/** A record of the desk, in its latest version. */
export type DeskRecord = {
  id: string
  kind: Kind
  state: State
  /** The latest version. The next change passes it back. */
  version: number
  /** Whether the latest version is not the one that visitors see or will see. */
  hasChanges: boolean
  form: FormValues
  /** The content for visitors; `null` while something is missing. */
  content: Content | null
  publishAt: Date | null
  endAt: Date | null
  /** When the record is removed from the bin. */
  binUntil: Date | null
  savedAt: Date
  savedBy: SavedBy
}

/** The person who saved a version. Names are not unique; ids are. */
export type SavedBy = {
  /** `null` for versions from before it was stored. */
  id: string | null
  name: string
}

/** A record with its latest version, as `selectRecords` reads it. */
export type RecordRow = DeskRecordRow & {
  form: string
  content: string | null
  saved_at: number
  saved_by: string
  saved_by_id: string | null
}

const toDateOrNull = (time: number | null) => (time === null ? null : createDate(time))

export function toRecord(row: RecordRow): DeskRecord {
  const state = getState(row)
  return {
    id: row.id,
    kind: row.kind as Kind,
    state,
    version: row.version,
    hasChanges: row.published_version !== null && row.published_version !== row.version,
    form: readStoredForm(row.kind as Kind, row.form),
    content: row.content === null ? null : (JSON.parse(row.content) as Content),
    publishAt: toDateOrNull(row.publish_at),
    endAt: toDateOrNull(row.end_at),
    binUntil: toDateOrNull(row.deleted_at && row.deleted_at + binDays * dayMilliseconds),
    savedAt: createDate(row.saved_at),
    savedBy: { id: row.saved_by_id, name: row.saved_by },
  }
}

/** Returns the title of a record, for lists and the history. */
export function getTitle(form: FormValues): string {
  const { title } = form
  return (typeof title === 'string' && title.trim()) || 'Without a title'
}
