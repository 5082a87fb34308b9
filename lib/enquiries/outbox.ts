import 'server-only'
import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { dayMilliseconds, now } from '@/lib/core/dates'
import type { Channel, Database, DeliveryRow, EnquiryRow } from '@/lib/database/tables'

/** After this time without success a delivery becomes a dead letter: kept, reported, and retried only by command. */
export const giveUpMilliseconds = 7 * dayMilliseconds

/** How long a delivery stays leased by a process that was killed. An attempt renews its lease. */
export const leaseMilliseconds = 120_000

const firstDelay = 2000
const maxDelay = 30 * 60_000
/** A delivery is not given up before this many attempts, even if the clock jumps ahead. */
export const minAttempts = giveUpMilliseconds / maxDelay

/** A delivery that this instance has leased. */
export type Job = { delivery: DeliveryRow; enquiry: EnquiryRow }

/** The queue's figures for `/api/health`. */
export type QueueState = {
  /** Waiting deliveries. */
  depth: number
  /** Age in seconds of the oldest waiting delivery; `null` when none is waiting. */
  oldestSeconds: number | null
  /** Dead letters. */
  dead: number
}

export type Outbox = {
  /** Leases due deliveries. No other instance can claim them until the lease expires. */
  claim(limit: number): Promise<Job[]>
  /** Extends the lease of an attempt that takes long. */
  renew(job: Job): Promise<void>
  succeed(job: Job): Promise<void>
  /** Schedules the next attempt or gives up. @returns whether the delivery is dead now. */
  fail(job: Job): Promise<boolean>
  /** Puts dead letters back into the queue as if they were new. @returns how many. */
  retryDead(): Promise<number>
  state(): Promise<QueueState>
}

/** Queues a new enquiry for each channel, in the transaction that stores it. */
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

/** @param channels the configured ones; deliveries for others are not touched */
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
      // Checks the row again: another instance may have claimed it meanwhile.
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

  async function renew({ delivery }: Job): Promise<void> {
    await db
      .updateTable('enquiry_deliveries')
      .set({ leased_until: now().getTime() + leaseMilliseconds })
      .where('id', '=', delivery.id)
      .where('lease', '=', delivery.lease)
      .execute()
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
    const dead = at >= delivery.give_up_at && attempts >= minAttempts
    await db
      .updateTable('enquiry_deliveries')
      .set({
        state: dead ? 'dead' : 'waiting',
        attempts,
        due_at: at + getRetryDelay(attempts),
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

  return { claim, renew, succeed, fail, retryDead, state }
}

/**
 * Whether a time has passed. A time further ahead than any delay or lease was written by a clock that was ahead, so it
 * counts as passed. The tolerance of half an hour allows for instances whose clocks differ.
 */
const isDue = (
  is: ExpressionBuilder<Database, 'enquiry_deliveries'>,
  column: 'due_at' | 'leased_until',
  at: number,
) => is.or([is(column, '<=', at), is(column, '>', at + maxDelay)])

/** Exponential backoff from two seconds to half an hour, with jitter so that instances do not retry in step. */
export function getRetryDelay(attempts: number): number {
  const delay = Math.min(firstDelay * 2 ** (attempts - 1), maxDelay)
  return Math.round(delay * (0.5 + Math.random() / 2))
}
