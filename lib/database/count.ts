import 'server-only'
import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './tables'

/** How many rows a query without selected columns has. */
export async function createCount<Table extends keyof Database>(
  query: SelectQueryBuilder<Database, Table, object>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
