import 'server-only'
import type { Kysely } from 'kysely'
import { dayMilliseconds, now } from '@/lib/core/dates'
import { log } from '@/lib/core/log'
import type { Database } from './tables'

/** After this long without anything new, nothing confirms that the clock is right. */
export const maxSilenceMilliseconds = 30 * dayMilliseconds

/** A round may erase this share of everything stored, or `minLimit` if that is more. */
const [maxShare, minLimit] = [1 / 20, 3]

/** Returns how many expired entries a round may erase: all, or one when there are suspiciously many. */
export const getErasureLimit = (expired: number, stored: number): number =>
  expired > Math.max(stored * maxShare, minLimit) ? 1 : expired

/** Something that is erased after a time. */
export type Expiring = {
  /** Name in the log and in the table of rounds, such as 'records in the bin'. */
  name: string
  days: number
  /** Counts all entries, including those that have not expired. */
  countStored(): Promise<number>
  /** Counts the entries that are older than `before`. */
  countExpired(before: number): Promise<number>
  /** Erases the oldest entries. @returns how many */
  erase(before: number, limit: number): Promise<number>
}

/**
 * Erases expired entries, at most once a day. A wrong clock must not empty the desk, so the rules are those of
 * enquiries (R-ENQUIRY-12, docs/decisions/087):
 * - A round erases only what had already expired in the previous round, at least a day ago.
 * - It erases nothing when nobody has done anything for 30 days.
 * - If suspiciously many entries have expired, it erases only the oldest.
 * @returns how many were erased
 */
export async function eraseExpired(db: Kysely<Database>, expiring: Expiring): Promise<number> {
  const at = now().getTime()
  const last = await claimRound(db, expiring.name, at)
  if (last === undefined) return 0
  const before = last - expiring.days * dayMilliseconds
  const expired = await expiring.countExpired(before)
  if (expired === 0) return 0
  const facts = { kind: expiring.name, expired }
  if (at - (await findNewestAction(db, at)) > maxSilenceMilliseconds) {
    log.warn(facts, 'erased nothing: nobody has done anything for 30 days. Check the clock')
    return 0
  }
  const limit = getErasureLimit(expired, await expiring.countStored())
  if (limit < expired) log.warn(facts, 'erased the oldest only: many are past their time at once')
  return expiring.erase(before, limit)
}

/**
 * Claims a round for this process, if the last round was at least a day ago.
 * @returns the time of the previous round
 */
async function claimRound(
  db: Kysely<Database>,
  name: string,
  at: number,
): Promise<number | undefined> {
  const last = await db
    .selectFrom('erasure_rounds')
    .select('at')
    .where('name', '=', name)
    .executeTakeFirst()
  if (!last) {
    await db
      .insertInto('erasure_rounds')
      .values({ name, at })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    return undefined
  }
  const wasAhead = last.at > at
  if (!wasAhead && at - last.at < dayMilliseconds) return undefined
  const claimed = await db
    .updateTable('erasure_rounds')
    .set({ at })
    .where('name', '=', name)
    .where('at', '=', last.at)
    .returning('name')
    .executeTakeFirst()
  return claimed && !wasAhead ? last.at : undefined
}

/** Returns when somebody last did something at the desk, or sent an enquiry. */
async function findNewestAction(db: Kysely<Database>, at: number): Promise<number> {
  const [action, enquiry] = await Promise.all([
    db
      .selectFrom('desk_history')
      .select(({ fn }) => fn.max('at').as('at'))
      .where('at', '<=', at)
      .executeTakeFirst(),
    db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.max('created_at').as('at'))
      .where('created_at', '<=', at)
      .executeTakeFirst(),
  ])
  return Math.max(Number(action?.at ?? 0), Number(enquiry?.at ?? 0))
}
