import 'server-only'
import { dayMilliseconds, now } from '@/lib/core/dates'
import { operation, type Db } from '../operation'
import { buildStateCondition } from './list'
import { toRecord, type DeskRecord, type State } from './record'
import { selectRecords } from './store'

/** A record that ends within this time counts as ending. */
const soonMilliseconds = 7 * dayMilliseconds

const maxShown = 5

export type RecordOverview = {
  /** The last published. */
  live: DeskRecord[]
  /** The next to appear. */
  scheduled: DeskRecord[]
  /** Live records that end within a week, the next first. */
  ending: DeskRecord[]
  /** The last changed. */
  drafts: DeskRecord[]
  counts: Record<'live' | 'scheduled' | 'draft', number>
}

/** Lists a few records of each state, and their number, for the first page of the desk. */
export const recordOverview = operation('records.read', async ({ db }): Promise<RecordOverview> => {
  const soon = now().getTime() + soonMilliseconds
  const selectFew = (state: State) =>
    selectRecords(db).where(buildStateCondition(state)).limit(maxShown)
  const [live, scheduled, ending, drafts] = await Promise.all(
    [
      selectFew('live').orderBy('publish_at', 'desc'),
      selectFew('scheduled').orderBy('publish_at'),
      selectFew('live').where('end_at', '<=', soon).orderBy('end_at'),
      selectFew('draft').orderBy('updated_at', 'desc'),
    ].map(async (query) =>
      (await query.orderBy('desk_records.id').execute()).map((row) => toRecord(row)),
    ),
  )
  const [liveCount, scheduledCount, draftCount] = await Promise.all(
    (['live', 'scheduled', 'draft'] as const).map((state) => countRecords(db, state)),
  )
  return {
    live: live!,
    scheduled: scheduled!,
    ending: ending!,
    drafts: drafts!,
    counts: { live: liveCount!, scheduled: scheduledCount!, draft: draftCount! },
  }
})

async function countRecords(db: Db, state: State): Promise<number> {
  const { count } = await db
    .selectFrom('desk_records')
    .where(buildStateCondition(state))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
