import 'server-only'
import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { now } from '@/lib/core/dates'
import type { Channel, Database, DeliveryRow, EnquiryRow } from './tables'

/** After this long without success a delivery is a dead letter: kept, reported, sent again on command. */
export const giveUpMilliseconds = 7 * 86_400_000

/** How long one instance has a delivery to itself: longer than the slowest attempt, an e-mail's, may take. */
export const leaseMilliseconds = 120_000

const firstDelay = 2000
const maxDelay = 30 * 60_000
/** How often a delivery is tried in that time at least. A clock that jumps gives up nothing that was tried less often. */
export const maxAttempts = giveUpMilliseconds / maxDelay

/** A delivery that this instance has leased. */
export type Job = { delivery: DeliveryRow; enquiry: EnquiryRow }

/** The queue's figures for `/api/health`. */
export type QueueState = {
  /** Deliveries that wait. */
  depth: number
  /** Age of the oldest of them in seconds; `null` when none waits. */
  oldestSeconds: number | null
  /** Deliveries that were given up. */
  dead: number
}

export type Outbox = {
  /** Leases what is due. No other instance gets it until the lease ends. */
  claim(limit: number): Promise<Job[]>
  succeed(job: Job): Promise<void>
  /** Puts the next attempt off, or gives up. @returns whether the delivery is dead now. */
  fail(job: Job): Promise<boolean>
  /** Lets dead letters wait again, as if they were new. @returns how many. */
  retryDead(): Promise<number>
  state(): Promise<QueueState>
}

/** Puts an enquiry that is being stored into the queue of each channel. */
export async function enqueue(
  transaction: Transaction<Database>,
  enquiryId: string,
  channels: readonly Channel[],
): Promise<void> {
  if (channels.length === 0) return
  const at = now().getTime()
  const rows = channels.map((channel): DeliveryRow => ({
    id: randomUUID(),
    enquiry_id: enquiryId,
    channel,
    state: 'waiting',
    attempts: 0,
    created_at: at,
    due_at: at,
    give_up_at: at + giveUpMilliseconds,
    lease: null,
    leased_until: 0,
    delivered_at: null,
  }))
  await transaction.insertInto('enquiry_deliveries').values(rows).execute()
}

/** @param channels those that are set up; what waits for others is left alone */
export function createOutbox(db: Kysely<Database>, channels: readonly Channel[]): Outbox {
  async function claim(limit: number): Promise<Job[]> {
    if (channels.length === 0) return []
    const at = now().getTime()
    const due = db
      .selectFrom('enquiry_deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .where('channel', 'in', channels)
      .where((is) => is.and([isDue(is, 'due_at', at), isDue(is, 'leased_until', at)]))
      .orderBy('due_at')
      .limit(limit)
    const deliveries = await db
      .updateTable('enquiry_deliveries')
      .set({ lease: randomUUID(), leased_until: at + leaseMilliseconds })
      .where('id', 'in', due)
      // Asked again of the row itself: another instance may have been a moment earlier.
      .where('state', '=', 'waiting')
      .where((is) => isDue(is, 'leased_until', at))
      .returningAll()
      .execute()
    return withEnquiries(deliveries)
  }

  async function withEnquiries(deliveries: DeliveryRow[]): Promise<Job[]> {
    if (deliveries.length === 0) return []
    const ids = deliveries.map((row) => row.enquiry_id)
    const enquiries = await db.selectFrom('enquiries').selectAll().where('id', 'in', ids).execute()
    return deliveries.flatMap((delivery) => {
      const enquiry = enquiries.find(({ id }) => id === delivery.enquiry_id)
      return enquiry ? [{ delivery, enquiry }] : []
    })
  }

  async function succeed({ delivery }: Job): Promise<void> {
    await db
      .updateTable('enquiry_deliveries')
      .set({
        state: 'delivered',
        attempts: delivery.attempts + 1,
        delivered_at: now().getTime(),
        lease: null,
        leased_until: 0,
      })
      .where('id', '=', delivery.id)
      .execute()
  }

  async function fail({ delivery }: Job): Promise<boolean> {
    const at = now().getTime()
    const attempts = delivery.attempts + 1
    const dead = at >= delivery.give_up_at && attempts >= maxAttempts
    await db
      .updateTable('enquiry_deliveries')
      .set({
        state: dead ? 'dead' : 'waiting',
        attempts,
        due_at: at + delayAfter(attempts),
        lease: null,
        leased_until: 0,
      })
      .where('id', '=', delivery.id)
      .where('lease', '=', delivery.lease)
      .where('state', '=', 'waiting')
      .execute()
    return dead
  }

  async function retryDead(): Promise<number> {
    const at = now().getTime()
    const rows = await db
      .updateTable('enquiry_deliveries')
      .set({ state: 'waiting', attempts: 0, due_at: at, give_up_at: at + giveUpMilliseconds })
      .where('state', '=', 'dead')
      .returning('id')
      .execute()
    return rows.length
  }

  async function state(): Promise<QueueState> {
    if (channels.length === 0) return { depth: 0, oldestSeconds: null, dead: 0 }
    const groups = await db
      .selectFrom('enquiry_deliveries')
      .select(({ fn }) => [
        'state',
        fn.countAll<number>().as('count'),
        fn.min('created_at').as('oldest'),
      ])
      .where('channel', 'in', channels)
      .where('state', '!=', 'delivered')
      .groupBy('state')
      .execute()
    const waiting = groups.find((group) => group.state === 'waiting')
    return {
      depth: waiting?.count ?? 0,
      oldestSeconds: waiting ? Math.round((now().getTime() - waiting.oldest) / 1000) : null,
      dead: groups.find((group) => group.state === 'dead')?.count ?? 0,
    }
  }

  return { claim, succeed, fail, retryDead, state }
}

/**
 * Whether a moment is over. One further ahead than any delay or lease is of a clock that was ahead, and does not
 * count. Half an hour leaves room for instances whose clocks differ.
 */
const isDue = (
  is: ExpressionBuilder<Database, 'enquiry_deliveries'>,
  column: 'due_at' | 'leased_until',
  at: number,
) => is.or([is(column, '<=', at), is(column, '>', at + maxDelay)])

/** Doubles from two seconds to half an hour; jitter keeps instances from knocking all at once. */
export function delayAfter(attempts: number): number {
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), maxDelay)
  return Math.round(delay * (0.5 + Math.random() / 2))
}
