import 'server-only'
import { findChangedFields, readCorrection, isFact, type Correction } from '@/lib/core/corrections'
import { createDate, dayMilliseconds, toIndianDay, formatIsoDay, now } from '@/lib/core/dates'
import type { DeskRecordRow } from '@/lib/database/desk-tables'
import { addHistoryEntry, type HistoryAction } from '../history/history'
import { operation, type Context, type Db } from '../operation'
import { showAlts } from './alts'
import { toContent, getDate, isCorrectable, type Content, type Problems } from './kinds'
import { getTitle, type DeskRecord } from './record'
import { addressProblem, readConflict, lockAddresses, withFreeAddress } from './save'
import {
  countChange,
  findRecord,
  findVersion,
  insertVersion,
  setContent,
  updateRecord,
} from './store'
import { announce } from './poll-changes'

/** The result of a change to a record. `missing`: there is no record with this id, or it is in another state. */
export type Changed =
  | { outcome: 'changed'; record: DeskRecord }
  | { outcome: 'conflict'; record: DeskRecord }
  | { outcome: 'missing' }

/** The result of a publication. `problem`: the times are invalid; without it, the form is. */
export type Published = Changed | { outcome: 'invalid'; problems: Problems; problem?: TimeProblem }

/** A record as the person sees it. `version` prevents overwriting what somebody else has changed since. */
export type RecordVersion = { id: string; version: number }

/**
 * Publishes the latest version, at once or later. Visitors see it at that time, until `endAt`.
 * @param input `publishAt`: `null` means now; `endAt`: `null` means never
 */
export const publishRecord = operation(
  'records.publish',
  async (
    context,
    input: RecordVersion & {
      publishAt?: Date | null
      endAt?: Date | null
      announce?: CorrectionChoice
    },
  ): Promise<Published> => {
    const record = await findRecord(context.db, input.id)
    if (!record || record.state === 'deleted') return { outcome: 'missing' }
    const { kind, content } = record
    const { announce: choice = 'facts' } = input
    if (!content) return { outcome: 'invalid', problems: findProblems(record) }
    const time = now().getTime()
    // A correction keeps the time of the first publication.
    const first = record.publishAt && record.publishAt.getTime() <= time ? record.publishAt : now()
    const publishAt = (input.publishAt ?? first).getTime()
    const endAt = input.endAt?.getTime() ?? null
    const problem = findTimeProblem(publishAt, endAt)
    if (problem) return { outcome: 'invalid', problems: timeProblems[problem], problem }
    const correction = await findCorrection(context.db, record, choice, publishAt)
    return change(
      context,
      record,
      input,
      'published',
      {
        published_version: record.version,
        publish_at: publishAt,
        end_at: endAt,
        sort_key: await sortKey(context.db, record, getDate(kind, content) ?? publishAt),
      },
      { ...content, correction },
    )
  },
)

/** Which changes of a published record its page shows: those of date, time, place and documents; all; none. */
export const correctionChoices = ['facts', 'all', 'none'] as const
export type CorrectionChoice = (typeof correctionChoices)[number]

/**
 * Finds the correction that the page shows: the changes since the version that visitors see (R-CORRECT-3). An earlier
 * correction stays. A record that visitors do not see has none, because this is its first publication.
 */
async function findCorrection(
  db: Db,
  { id, kind, state, content }: DeskRecord,
  choice: CorrectionChoice,
  publishAt: number,
): Promise<Correction | undefined> {
  if (state !== 'live' || !isCorrectable(kind) || !content) return undefined
  const { published_version: version } = await db
    .selectFrom('desk_records')
    .select('published_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const before = (await findVersion(db, { id, version: version! }))?.content
  if (!before) return undefined
  const changed = findChangedFields(before, content)
  const fields = { facts: changed.filter(isFact), all: changed, none: [] }[choice]
  if (fields.length === 0) return readCorrection(before)
  return { at: createDate(Math.max(publishAt, now().getTime())).toISOString(), fields }
}

const findProblems = ({ kind, form }: DeskRecord): Problems => {
  const result = toContent(kind, form, undefined)
  return 'problems' in result ? result.problems : addressProblem
}

const farYears = 10

/** The possible problems with the times of a publication, by field. */
export const timeProblems = {
  'far start': { publishAt: 'Choose a nearer day.' },
  'end first': { endAt: 'It would end before it begins.' },
  'past end': { endAt: 'The end has passed already.' },
  'far end': { endAt: 'Choose a nearer day.' },
} as const satisfies Record<string, Problems>
export type TimeProblem = keyof typeof timeProblems

function findTimeProblem(publishAt: number, endAt: number | null): TimeProblem | undefined {
  const latest = now().getTime() + farYears * 366 * dayMilliseconds
  if (!(publishAt <= latest)) return 'far start'
  if (endAt === null) return undefined
  if (!(endAt > publishAt)) return 'end first'
  if (endAt <= now().getTime()) return 'past end'
  return endAt <= latest ? undefined : 'far end'
}

/**
 * Returns the key that sorts by the newest date and, within a day, by the last publication. A record that is already
 * published keeps its place while its date stays.
 */
async function sortKey(db: Db, { id, publishAt }: DeskRecord, date: number): Promise<number> {
  const row = await db
    .selectFrom('desk_records')
    .select('sort_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const isSameDay =
    formatIsoDay(toIndianDay(createDate(row.sort_key))) ===
    formatIsoDay(toIndianDay(createDate(date)))
  if (publishAt && isSameDay) return row.sort_key
  return date + Math.floor((now().getTime() % dayMilliseconds) / 1000)
}

/** Withdraws a record from the site, so that it is a draft again. */
export const withdrawRecord = operation('records.withdraw', (context, input: RecordVersion) =>
  changeFound(context, input, 'withdrawn', ['live', 'scheduled', 'ended'], {
    published_version: null,
    publish_at: null,
    end_at: null,
  }),
)

/** Ends a live record now. */
export const endRecord = operation('records.withdraw', (context, input: RecordVersion) =>
  changeFound(context, input, 'ended', ['live'], { end_at: now().getTime() }),
)

/** Puts a record into the bin for 30 days. Visitors no longer see it. */
export const deleteRecord = operation('records.delete', (context, input: RecordVersion) =>
  changeFound(context, input, 'deleted', ['draft', 'scheduled', 'live', 'ended'], {
    deleted_at: now().getTime(),
  }),
)

/** Restores a record from the bin, in its previous state. */
export const undeleteRecord = operation('records.delete', (context, input: RecordVersion) =>
  changeFound(context, input, 'restored', ['deleted'], { deleted_at: null }),
)

/**
 * Restores an earlier version as a new version. Visitors see it after the next publication. If another story has the
 * same address by now, the restored one needs another address before that.
 * @param input `restore` is the number of the earlier version
 */
export const restoreVersion = operation(
  'records.save',
  async (context, input: RecordVersion & { restore: number }): Promise<Changed> => {
    const { db, actor } = context
    const { id, version, restore } = input
    const record = await findRecord(db, id)
    const draft = await findVersion(db, { id, version: restore })
    if (!record || record.state === 'deleted' || !draft) return { outcome: 'missing' }
    const next = version + 1
    const isSaved = await db.transaction().execute(async (transaction) => {
      await lockAddresses(transaction, record.kind)
      if (!(await updateRecord(transaction, { id, version }, { version: next }))) return false
      const free = await withFreeAddress(transaction, id, draft)
      await insertVersion(transaction, { id, version: next, ...free, savedBy: actor })
      await addHistoryEntry(
        { db: transaction, actor },
        {
          action: 'restored',
          kind: record.kind,
          subject: id,
          title: getTitle(draft.form),
          version: next,
        },
      )
      return true
    })
    return isSaved ? readChanged(context, id) : readConflict(db, id)
  },
)

async function changeFound(
  context: Context,
  input: RecordVersion,
  action: HistoryAction,
  from: readonly DeskRecord['state'][],
  values: Partial<DeskRecordRow>,
): Promise<Changed> {
  const record = await findRecord(context.db, input.id)
  if (!record || !from.includes(record.state)) return { outcome: 'missing' }
  return change(context, record, input, action, values)
}

/** Changes what visitors see, adds it to the history and counts it, in one transaction. */
async function change(
  { db, actor }: Context,
  { id, kind, form }: DeskRecord,
  { version }: RecordVersion,
  action: HistoryAction,
  values: Partial<DeskRecordRow>,
  /** The content that visitors see. */
  content?: Content,
): Promise<Changed> {
  const isChanged = await db.transaction().execute(async (transaction) => {
    if (!(await updateRecord(transaction, { id, version }, values))) return false
    await addHistoryEntry(
      { db: transaction, actor },
      { action, kind, subject: id, title: getTitle(form), version },
    )
    if (action === 'published') await showAlts(transaction, { id, version })
    if (content) await setContent(transaction, { id, version }, content)
    await countChange(transaction, kind)
    return true
  })
  if (!isChanged) return readConflict(db, id)
  await announce()
  return readChanged({ db, actor }, id)
}

async function readChanged({ db }: Context, id: string): Promise<Changed> {
  const record = await findRecord(db, id)
  return record ? { outcome: 'changed', record } : { outcome: 'missing' }
}
