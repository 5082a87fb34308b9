import 'server-only'
import { now } from '@/lib/core/dates'
import { lock } from '@/lib/database/lock'
import { addHistoryEntry } from '../history/history'
import { operation, type Context, type Db } from '../operation'
import { buildDraft, readForm, readTakenAddresses } from './form'
import { isKind, type FormValues, type Kind, type Problems } from './kinds'
import { getTitle, type DeskRecord } from './record'
import {
  findRecord,
  findVersion,
  insertVersion,
  isNewId,
  createId,
  updateRecord,
  type Draft,
} from './store'

/** The result of a save. Text is never rejected: `problems` only lists what is missing before publication. */
export type Saved =
  | { outcome: 'saved'; record: DeskRecord; problems: Problems }
  /** Somebody else has saved `record` meanwhile. Nothing was overwritten. */
  | { outcome: 'conflict'; record: DeskRecord }
  | { outcome: 'missing' }

/** The fields of a form as the browser sends them, not validated. */
export type FormInput = Record<string, unknown>

/**
 * Creates a draft. The form may be empty.
 * @param input `id` was created with the form, so that sending the form again saves the same draft
 */
export const createRecord = operation(
  'records.save',
  async (context, input: { kind: Kind; form: FormInput; id?: string }): Promise<Saved> => {
    const { kind, form, id = createId() } = input
    if (!isKind(kind) || !isNewId(id)) return { outcome: 'missing' }
    const { db, actor } = context
    const time = now().getTime()
    const values = await readForm(db, kind, form)
    const problems = await db.transaction().execute(async (transaction) => {
      await lock(transaction, `record ${id}`)
      if (await findRecord(transaction, id)) return undefined
      const { problems, ...draft } = await buildCheckedDraft(transaction, {
        id,
        kind,
        form: values,
      })
      await transaction
        .insertInto('desk_records')
        .values({
          id,
          kind,
          version: 1,
          published_version: null,
          publish_at: null,
          end_at: null,
          deleted_at: null,
          sort_key: time,
          created_at: time,
          updated_at: time,
        })
        .execute()
      await insertVersion(transaction, { id, version: 1, ...draft, savedBy: actor })
      await noteSave({ db: transaction, actor }, { id, kind, version: 1, form: draft.form })
      return problems
    })
    return problems ? saved(db, id, problems) : save(context, { id, version: 1, form })
  },
)

type SaveInput = {
  id: string
  /** The version of the record that the form shows. */
  version: number
  form: FormInput
  /** Whether somebody is still typing. Then the save replaces the same person's version of the last minute. */
  isTyping?: boolean
}

/**
 * Saves the typed text as a new version. Visitors still see the published version. The same text again creates no new
 * version.
 */
export const saveRecord = operation('records.save', (context, input: SaveInput) =>
  save(context, input),
)

async function save(context: Context, { id, version, form, isTyping }: SaveInput): Promise<Saved> {
  const { db, actor } = context
  const record = await findRecord(db, id)
  if (!record || record.state === 'deleted') return { outcome: 'missing' }
  const { kind } = record
  const previous = record.content ?? undefined
  const values = await readForm(db, kind, form)
  const isBase = await isBasedOn(db, record, version)
  const next = record.version + 1
  const result = await db.transaction().execute(async (transaction) => {
    const { problems, ...draft } = await buildCheckedDraft(transaction, {
      id,
      kind,
      form: values,
      previous,
    })
    const isSame = JSON.stringify(draft.form) === JSON.stringify(record.form)
    if (isSame) return { isSame, problems }
    if (!isBase || !(await updateRecord(transaction, record, { version: next }))) return undefined
    await insertVersion(transaction, { id, version: next, ...draft, savedBy: actor })
    await noteSave({ db: transaction, actor }, { id, kind, version: next, form: draft.form })
    if (isTyping) await dropTyping(transaction, record, actor.id)
    return { isSame, problems }
  })
  if (!result) return readConflict(db, id)
  const { isSame, problems } = result
  return isSame ? { outcome: 'saved', record, problems } : saved(db, id, problems)
}

/** Whether the record still has the text of a version: unchanged, or changed back. */
async function isBasedOn(db: Db, record: DeskRecord, version: number): Promise<boolean> {
  if (record.version === version) return true
  const base = await findVersion(db, { id: record.id, version })
  return base !== undefined && JSON.stringify(base.form) === JSON.stringify(record.form)
}

/** While a person types, one version for each minute stays. */
const typingMilliseconds = 60_000

/** Removes the latest version, which the next one replaces, if the same person saved another within the last minute. */
async function dropTyping(db: Db, { id, version }: DeskRecord, savedBy: string): Promise<void> {
  const time = now().getTime()
  const earlier = await db
    .selectFrom('desk_versions')
    .select('version')
    .where('record_id', '=', id)
    .where('version', '<', version)
    .where('saved_by_id', '=', savedBy)
    .where('saved_at', '>', time - typingMilliseconds)
    .where('saved_at', '<=', time)
    .executeTakeFirst()
  const published = await db
    .selectFrom('desk_records')
    .select('published_version')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!earlier || published?.published_version === version) return
  await db
    .deleteFrom('desk_versions')
    .where('record_id', '=', id)
    .where('version', '=', version)
    .where('saved_by_id', '=', savedBy)
    .execute()
  await db
    .deleteFrom('desk_media_uses')
    .where('record_id', '=', id)
    .where('version', '=', version)
    .execute()
}

/**
 * Stores the text of a conflicting save as a version below the latest one, which stays that of the other person
 * (R-DESK-6). Nothing is lost or overwritten.
 */
export const saveConflicting = operation(
  'records.save',
  async (context, { id, form }: { id: string; form: FormInput }): Promise<ConflictingSaved> => {
    const { db, actor } = context
    const record = await findRecord(db, id)
    if (!record || record.state === 'deleted') return { outcome: 'missing' }
    const { kind, version, savedAt, savedBy } = record
    const values = await readForm(db, kind, form)
    const previous = record.content ?? undefined
    const isSaved = await db.transaction().execute(async (transaction) => {
      const mine = await buildCheckedDraft(transaction, { id, kind, form: values, previous })
      const isLatest = await updateRecord(transaction, record, { version: version + 2 })
      if (!isLatest) return false
      await insertVersion(transaction, {
        id,
        version: version + 1,
        form: mine.form,
        content: mine.content,
        savedBy: actor,
      })
      const theirs = { form: record.form, content: record.content }
      await insertVersion(transaction, { id, version: version + 2, ...theirs, savedBy, savedAt })
      return true
    })
    return isSaved ? { outcome: 'saved', version: version + 1 } : { outcome: 'busy' }
  },
)

/** The result of `saveConflicting`. `busy`: somebody else is saving at the moment; try again. */
export type ConflictingSaved =
  | { outcome: 'saved'; /** The version with the text. */ version: number }
  | { outcome: 'missing' }
  | { outcome: 'busy' }

type Checked = Parameters<typeof buildDraft>[1]

export const addressProblem: Problems = { address: 'Another story has this address.' }

/** Builds the draft of a form in the transaction that stores it, so that two stories cannot have the same address. */
async function buildCheckedDraft(transaction: Db, input: Checked) {
  await lockAddresses(transaction, input.kind)
  const draft = await buildDraft(transaction, input)
  const free = await withFreeAddress(transaction, input.id, draft)
  return free.content === draft.content ? draft : { ...free, problems: addressProblem }
}

/** Locks the addresses of stories. Called first in a transaction, so that all transactions lock in the same order. */
export async function lockAddresses(transaction: Db, kind: Kind): Promise<void> {
  if (kind === 'story') await lock(transaction, 'addresses of stories')
}

/** Removes the content of a draft if another story has its address. Call `lockAddresses` before. */
export async function withFreeAddress(transaction: Db, id: string, draft: Draft): Promise<Draft> {
  const address = draft.content?.blog_seo
  if (typeof address !== 'string') return draft
  return (await readTakenAddresses(transaction, id)).has(address)
    ? { ...draft, content: null }
    : draft
}

async function saved(db: Db, id: string, problems: Problems): Promise<Saved> {
  const record = await findRecord(db, id)
  return record ? { outcome: 'saved', record, problems } : { outcome: 'missing' }
}

/** Returns the record that somebody else has changed meanwhile, as a conflict. */
export async function readConflict(
  db: Db,
  id: string,
): Promise<{ outcome: 'conflict'; record: DeskRecord } | { outcome: 'missing' }> {
  const record = await findRecord(db, id)
  return record ? { outcome: 'conflict', record } : { outcome: 'missing' }
}

type Version = { id: string; kind: Kind; version: number; form: FormValues }

const noteSave = (context: Context, { id, kind, version, form }: Version) =>
  addHistoryEntry(context, { action: 'saved', kind, subject: id, title: getTitle(form), version })
