import 'server-only'
import { getOwn } from '@/lib/core/get-own'

/** The query of a page, as Next parses it. */
export type Query = Record<string, string | string[] | undefined>

/** One parameter of a query. Of one that is repeated, the first holds. */
export function getParameter(query: Query, name: string): string | undefined {
  const value = query[name]
  return Array.isArray(value) ? value[0] : value
}

/** The entry of a table that a parameter names, whatever is in the address. */
export const getNamed = <Value>(
  table: Readonly<Record<string, Value>>,
  query: Query,
  name = 'done',
): Value | undefined => getOwn(table, getParameter(query, name))
