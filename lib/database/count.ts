import 'server-only'
import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './tables'

/** Counts the rows of a query that selects no columns. */
export async function countRows<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
