import 'server-only'
import { getOwn } from '@/lib/core/get-own'

/** The query of a page, as Next parses it. */
export type Query = Record<string, string | string[] | undefined>

/** Returns a parameter of a query. When it is repeated, the first one counts. */
export function getParameter(query: Query, name: string): string | undefined {
  const value = query[name]
  return Array.isArray(value) ? value[0] : value
}

/** Returns the entry of a table that a parameter names; `undefined` for an unknown name. */
export const getNamed = <Value>(
  table: Readonly<Record<string, Value>>,
  query: Query,
  name = 'done',
): Value | undefined => getOwn(table, getParameter(query, name))
