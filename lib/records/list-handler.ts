import 'server-only'
import { z } from 'zod'
import { lifetimeOf } from '@/lib/content/cache-policies'
import type { Collection, ListResult } from '@/lib/content/types'
import { sharedCacheControl } from '@/lib/core/cache-control.mjs'
import { maxSearchLength } from '@/lib/core/search-length'
import { errorResponse } from '@/lib/http/responses'
import type { Filters, Listed } from './filters'
import { queryList } from './list-query'
import { maxPageEntries, type ListName, lists } from './lists'
import { readList } from './read-list'
import { readTabloidRange } from './read-tabloid'

/** API for list entries beyond the first view. Every response has a maximum size. */

const integer = (pattern: RegExp) => z.string().regex(pattern).transform(Number)
const from = integer(/^\d{1,5}$/).default(0)

const listQuery = z.strictObject({
  year: z.union([z.literal('all'), integer(/^(?:19|[2-9]\d)\d\d$/)]).default('all'),
  month: z.union([z.literal('all'), integer(/^(?:[1-9]|1[0-2])$/)]).default('all'),
  q: z.string().max(maxSearchLength).default(''),
  from,
})
const tabloidQuery = z.strictObject({ from })

/** `?year=2026&month=9&q=exam&from=60` → 200 with a `ListPage`, 400, 404 for an unknown list, 502. */
export async function handleList(name: string, query: URLSearchParams): Promise<Response> {
  if (!isList(name)) return errorResponse(404, 'There is no such list.')
  const parameters = parse(listQuery, query)
  if (!parameters) return errorResponse(400, 'A list takes year, month, q and from.')
  const { year, month, q, from } = parameters
  const filters: Filters = { year, month, search: q.trim() }
  const result = await readList[name]()
  const records: readonly Listed[] = result.records
  return jsonResponse(name, result, () =>
    queryList(records, lists[name], filters, { from, max: maxPageEntries }),
  )
}

/** `?from=6` → 200 with the cards that follow the first six, 400, 502 (R-TABLOID-1). */
export async function handleTabloid(query: URLSearchParams): Promise<Response> {
  const parameters = parse(tabloidQuery, query)
  if (!parameters) return errorResponse(400, 'The tabloid takes from.')
  const { result, entries } = await readTabloidRange(parameters.from)
  return jsonResponse('tabloid', result, () => entries)
}

const isList = (name: string): name is ListName => Object.hasOwn(lists, name)

/** @returns `undefined` for invalid, unknown or repeated parameters. */
function parse<T>(schema: z.ZodType<T>, query: URLSearchParams): T | undefined {
  const parameters = Object.fromEntries(query)
  const isUnique = Object.keys(parameters).length === query.size
  return isUnique ? schema.safeParse(parameters).data : undefined
}

function jsonResponse(
  collection: Collection,
  result: ListResult<unknown>,
  body: () => unknown,
): Response {
  if (result.source === 'none') return errorResponse(502, result.failure)
  const seconds = lifetimeOf(collection, result.source)
  return Response.json(body(), { headers: { 'Cache-Control': sharedCacheControl(seconds) } })
}
