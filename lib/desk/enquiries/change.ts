import 'server-only'
import { randomUUID } from 'node:crypto'
import type { EnquiryNoteRow, EnquiryState } from '@/lib/database/tables'
import { getSiteDatabase } from '@/lib/database/site-database'
import { now } from '@/lib/core/dates'
import { toVisibleText } from '@/lib/core/normalise'
import { createErasure } from '@/lib/enquiries/erasure'
import { isEnquiryState } from '@/lib/enquiries/states'
import { addHistoryEntry } from '../history/history'
import { operation, type Context, type Db } from '../operation'
import { enquiryKind } from './list'

const maxNoteLength = 1000

export type EnquiryChanged =
  | { outcome: 'changed' }
  /** Somebody else has changed the state meanwhile. Nothing was changed. */
  | { outcome: 'conflict'; state: EnquiryState }
  | { outcome: 'missing' }

/**
 * Sets the state of an enquiry.
 * @param input `from` is the state that the person saw
 */
export const setEnquiryState = operation(
  'enquiries.change',
  async (
    context,
    { reference, state, from }: { reference: string; state: EnquiryState; from: EnquiryState },
  ): Promise<EnquiryChanged> => {
    const found = await find(context.db, reference)
    if (!found || !isEnquiryState(state)) return { outcome: 'missing' }
    if (found.state === state) return { outcome: 'changed' }
    const isChanged = await context.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('enquiries')
        .set({ state })
        .where('id', '=', found.id)
        .where('state', '=', from)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      const inside = { ...context, db: transaction }
      await insertNote(inside, { enquiry_id: found.id, state, text: '' })
      await addHistoryEntry(inside, {
        action: 'changed state',
        kind: enquiryKind,
        subject: reference,
        title: `${reference}: ${state}`,
      })
      return true
    })
    if (isChanged) return { outcome: 'changed' }
    const current = await find(context.db, reference)
    return current ? { outcome: 'conflict', state: current.state } : { outcome: 'missing' }
  },
)

export type NoteAdded =
  { outcome: 'added' } | { outcome: 'invalid'; problem: string } | { outcome: 'missing' }

/** Adds a note of the office to an enquiry. */
export const addEnquiryNote = operation(
  'enquiries.change',
  async (context, { reference, text }: { reference: string; text: string }): Promise<NoteAdded> => {
    const found = await find(context.db, reference)
    if (!found) return { outcome: 'missing' }
    const words = toVisibleText(text).trim()
    const length = [...words].length
    if (length === 0) return { outcome: 'invalid', problem: 'Write the note first.' }
    if (length > maxNoteLength) {
      const problem = `The note has ${length} characters; ${maxNoteLength} is the most.`
      return { outcome: 'invalid', problem }
    }
    await context.db.transaction().execute(async (transaction) => {
      const inside = { ...context, db: transaction }
      await insertNote(inside, { enquiry_id: found.id, state: null, text: words })
      await addHistoryEntry(inside, {
        action: 'noted',
        kind: enquiryKind,
        subject: reference,
        title: reference,
      })
    })
    return { outcome: 'added' }
  },
)

/**
 * Erases an enquiry or, with `all`, everything that is stored for its contact number (R-ENQUIRY-12).
 * @returns how many were erased
 */
export const eraseEnquiry = operation(
  'enquiries.erase',
  async (
    context,
    { reference, all = false }: { reference: string; all?: boolean },
  ): Promise<number> => {
    const found = await find(context.db, reference)
    if (!found) return 0
    const erasure = createErasure(await getSiteDatabase(), [])
    const erased = await erasure.erase(all ? found.contact : reference)
    await addHistoryEntry(context, {
      action: 'erased',
      kind: enquiryKind,
      subject: reference,
      title: erased > 1 ? `${reference} and ${erased - 1} more of the same number` : reference,
    })
    return erased
  },
)

const find = (db: Db, reference: string) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'state', 'contact'])
    .where('reference', '=', reference)
    .executeTakeFirst()

async function insertNote(
  { db, actor }: Context,
  values: Pick<EnquiryNoteRow, 'enquiry_id' | 'state' | 'text'>,
): Promise<void> {
  await db
    .insertInto('enquiry_notes')
    .values({ id: randomUUID(), at: now().getTime(), actor_name: actor.name, ...values })
    .execute()
}
