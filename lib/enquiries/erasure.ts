import 'server-only'
import type { ExpressionBuilder, Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import { dayMilliseconds, now } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import { countRows } from '@/lib/database/count'
import { getErasureLimit, maxSilenceMilliseconds } from '@/lib/database/erasure-guard'
import type { SiteDatabase } from '@/lib/database/database'
import type { Channel, Database } from '@/lib/database/tables'

/** Erasing takes two rounds a day apart. An enquiry that is still stored another day later was held back. */
const overdueDays = 2

const advice = 'Check the clock; if it is right, run `npm run enquiries -- expire`'

/** Each method except `countOverdue` erases enquiries with all their rows, and returns how many. */
export type Erasure = {
  /** By contact number or by reference number. */
  erase(contactOrReference: string): Promise<number>
  /** One round over delivered enquiries older than `days`, guarded against a wrong clock. */
  eraseOlderThan(days: number): Promise<number>
  /** The same without guards, for an operator who has checked the clock. */
  eraseAllOlderThan(days: number): Promise<number>
  /** Counts the enquiries that the rounds should have erased by now but held back. */
  countOverdue(days: number): Promise<number>
}

/**
 * A wrong clock must not empty the store:
 * - A round erases only enquiries that an earlier round, at least a day ago, also found expired.
 * - It erases nothing while the newest enquiry is more than 30 days old. A new enquiry confirms the clock.
 * - If more than a twentieth of all enquiries (and more than three) are due, it erases only the oldest and postpones
 *   the others by a day. A wrong clock then costs one enquiry a day, while the log and the health report raise an
 *   alarm. A real backlog, after a busy day or a quiet season, is still erased over time.
 * @param channels the configured ones; a delivery that waits for another channel does not prevent erasing
 */
export function createErasure({ db, clean }: SiteDatabase, channels: readonly Channel[]): Erasure {
  const selectExpired = (source: Kysely<Database>, before: number) =>
    source.selectFrom('enquiries').where('created_at', '<', before).where(isDelivered)

  function isDelivered({ selectFrom, exists, not, lit }: ExpressionBuilder<Database, 'enquiries'>) {
    if (channels.length === 0) return lit(true)
    const undelivered = selectFrom('enquiry_deliveries')
      .select('channel')
      .whereRef('enquiry_id', '=', 'enquiries.id')
      .where('channel', 'in', channels)
      .where('state', '!=', 'delivered')
    return not(exists(undelivered))
  }

  async function eraseRound(transaction: Transaction<Database>, days: number): Promise<number> {
    const at = now().getTime()
    const before = at - days * dayMilliseconds
    const old = selectExpired(transaction, before)
    const mark = (value: number | null) =>
      transaction.updateTable('enquiries').set({ expired_seen_at: value })
    const { stored, newest } = await transaction
      .selectFrom('enquiries')
      .select(({ fn }) => [fn.countAll<number>().as('stored'), fn.max('created_at').as('newest')])
      .executeTakeFirstOrThrow()
    if (at - newest > maxSilenceMilliseconds) {
      const facts = { expired: await countRows(old), stored }
      if (facts.expired > 0) {
        log.warn(facts, `erased nothing: no new enquiry for 30 days. ${advice}`)
      }
      return 0
    }
    // Clears marks of a clock that has been set back since.
    await mark(null)
      .where((is) => is.or([is('expired_seen_at', '>', at), is('created_at', '>=', before)]))
      .where('expired_seen_at', 'is not', null)
      .execute()
    await mark(at)
      .where('id', 'in', old.where('expired_seen_at', 'is', null).select('id'))
      .execute()
    const due = old.where('expired_seen_at', '<=', at - dayMilliseconds)
    const facts = { expired: await countRows(due), stored }
    const limit = getErasureLimit(facts.expired, stored)
    if (limit < facts.expired) {
      log.warn(
        facts,
        `erased one enquiry only: more than a twentieth are past their time. ${advice}`,
      )
    }
    const oldest = due.select('id').orderBy('created_at').limit(limit)
    const erased = await eraseEnquiries(transaction, oldest)
    // The others wait another day.
    await mark(at)
      .where('expired_seen_at', '<=', at - dayMilliseconds)
      .execute()
    return erased
  }

  async function runInTransaction(task: (transaction: Transaction<Database>) => Promise<number>) {
    const erased = await db.transaction().execute(task)
    if (erased > 0) await clean()
    return erased
  }

  const erase = (value: string) =>
    runInTransaction((transaction) => {
      const ids = transaction
        .selectFrom('enquiries')
        .select('id')
        .where((is) => is.or([is('contact', '=', value), is('reference', '=', value)]))
      return eraseEnquiries(transaction, ids)
    })

  const getTimeBefore = (days: number) => now().getTime() - days * dayMilliseconds

  return {
    erase,
    eraseOlderThan: (days) => runInTransaction((transaction) => eraseRound(transaction, days)),
    eraseAllOlderThan: (days) =>
      runInTransaction((transaction) =>
        eraseEnquiries(transaction, selectExpired(transaction, getTimeBefore(days)).select('id')),
      ),
    countOverdue: (days) => countRows(selectExpired(db, getTimeBefore(days + overdueDays))),
  }
}

const referringTables = [
  'enquiry_keys',
  'enquiry_duplicates',
  'enquiry_same',
  'enquiry_deliveries',
  'enquiry_notes',
] as const

async function eraseEnquiries(
  transaction: Transaction<Database>,
  ids: SelectQueryBuilder<Database, 'enquiries', { id: string }>,
): Promise<number> {
  const rows = await transaction
    .deleteFrom('enquiries')
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  for (const table of referringTables) {
    await transaction
      .deleteFrom(table)
      .where('enquiry_id', 'not in', transaction.selectFrom('enquiries').select('id'))
      .execute()
  }
  return rows.length
}
