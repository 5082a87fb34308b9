import 'server-only'
import { createDate, now } from '@/lib/core/dates'
import { operation, type Actor, type Context } from '../operation'
import { can, type Action } from '../permissions'

/** What was done. The screens have a sentence for each. */
export type HistoryAction =
  | 'saved'
  | 'published'
  | 'withdrawn'
  | 'ended'
  | 'deleted'
  | 'restored'
  | 'imported'
  | 'uploaded'
  | 'described'
  | 'invited'
  | 'uninvited'
  | 'joined'
  | 'changed role'
  | 'removed'
  | 'reset password'
  | 'changed password'
  | 'added passkey'
  | 'removed passkey'
  | 'viewed'
  | 'changed state'
  | 'noted'
  | 'erased'
  | 'exported'

type Entry = {
  action: HistoryAction
  kind?: string
  /** Id of the record, certificate, alert or person; the reference number of an enquiry. */
  subject?: string
  /** Name of the subject at that time. */
  title: string
  version?: number
}

/**
 * Saves of the same person within this time are one entry, because the desk saves while somebody types. So are views,
 * because every button shows the screen again.
 */
const sameMilliseconds = 10 * 60_000

/** Adds an entry (R-DESK-6), in the transaction of the change. */
export async function addHistoryEntry({ db, actor }: Context, entry: Entry): Promise<void> {
  const { action, kind = null, subject = null, title, version = null } = entry
  const at = now().getTime()
  if (action === 'saved' && subject && (await extendLastEntry({ db, actor }, subject, entry)))
    return
  await db
    .insertInto('desk_history')
    .values({
      at,
      actor_id: actor.id,
      actor_name: actor.name,
      action,
      kind,
      subject_id: subject,
      title,
      version,
    })
    .execute()
}

async function extendLastEntry(
  { db, actor }: Context,
  subject: string,
  { title, version }: Entry,
): Promise<boolean> {
  const at = now().getTime()
  const last = await db
    .selectFrom('desk_history')
    .select(['number', 'at', 'action', 'actor_id'])
    .where('subject_id', '=', subject)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isSame = last?.action === 'saved' && last.actor_id === actor.id
  if (!isSame || Math.abs(at - last.at) > sameMilliseconds) return false
  await db
    .updateTable('desk_history')
    .set({ at, title, version: version ?? null })
    .where('number', '=', last.number)
    .execute()
  return true
}

/** Adds an entry about a view of personal data. */
export async function addViewEntry(
  { db, actor }: Context,
  entry: Required<Pick<Entry, 'kind' | 'subject' | 'title'>>,
): Promise<void> {
  const at = now().getTime()
  const known = await db
    .selectFrom('desk_history')
    .select('number')
    .where('subject_id', '=', entry.subject)
    .where('title', '=', entry.title)
    .where('action', '=', 'viewed')
    .where('actor_id', '=', actor.id)
    .where('at', '>', at - sameMilliseconds)
    .where('at', '<=', at)
    .limit(1)
    .executeTakeFirst()
  if (!known) await addHistoryEntry({ db, actor }, { action: 'viewed', ...entry })
}

export type HistoryEntry = {
  /** Grows with time; for `before`. */
  number: number
  at: Date
  by: { id: string; name: string }
  action: HistoryAction
  kind: string | null
  subject: string | null
  title: string
  version: number | null
}

export const historyPerPage = 50

/**
 * The permission to read entries about kinds that are not records. Some titles contain numbers or addresses of people,
 * so the history hides them from those who may not read the data itself.
 */
const readers: Record<string, Action> = {
  alert: 'alerts.read',
  certificate: 'certificates.read',
  enquiry: 'enquiries.read',
  person: 'people.read',
}

const listHidden = (actor: Actor) =>
  Object.keys(readers).filter((kind) => !can(actor.role, readers[kind]!))

/** Lists the kinds, besides those of records, whose entries a person may read. */
export const listHistoryKinds = ({ role }: Pick<Actor, 'role'>): string[] =>
  Object.keys(readers).filter((kind) => can(role, readers[kind]!))

export type HistoryFilter = {
  /** Only entries about one record, enquiry, certificate, alert or person. */
  subject?: string
  kind?: string
  /** Only entries of the person with this id. */
  by?: string
  /** `number` of the last entry of the previous page. */
  before?: number
}

/** Lists who did what, the newest first; fifty at a time. */
export const listHistory = operation(
  'history.read',
  async ({ db, actor }, filter: HistoryFilter = {}): Promise<HistoryEntry[]> => {
    const { subject, kind, by, before } = filter
    let query = db.selectFrom('desk_history').selectAll().orderBy('number', 'desc')
    if (subject !== undefined) query = query.where('subject_id', '=', subject)
    if (kind !== undefined) query = query.where('kind', '=', kind)
    if (by !== undefined) query = query.where('actor_id', '=', by)
    if (before !== undefined) query = query.where('number', '<', before)
    const hidden = listHidden(actor)
    if (hidden.length > 0) {
      query = query.where((is) => is.or([is('kind', 'is', null), is('kind', 'not in', hidden)]))
    }
    const rows = await query.limit(historyPerPage).execute()
    return rows.map((row) => ({
      number: row.number,
      at: createDate(row.at),
      by: { id: row.actor_id, name: row.actor_name },
      action: row.action as HistoryAction,
      kind: row.kind,
      subject: row.subject_id,
      title: row.title,
      version: row.version,
    }))
  },
)

/** Lists everybody in the history, also people who were removed. */
export const listHistoryPeople = operation(
  'history.read',
  async ({ db }): Promise<{ id: string; name: string }[]> => {
    const rows = await db
      .selectFrom('desk_history')
      .select(({ fn }) => ['actor_id', fn.max('actor_name').as('name')])
      .groupBy('actor_id')
      .orderBy('name')
      .execute()
    return rows.map(({ actor_id, name }) => ({ id: actor_id, name }))
  },
)
