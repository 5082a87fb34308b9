import 'server-only'
import { z } from 'zod'
import { getLifetime } from '@/lib/content/cache-policies'
import { sharedCacheControl } from '@/lib/core/cache-control.mjs'
import { createErrorResponse } from '@/lib/http/responses'
import { readTabloidRange } from './read-tabloid'

const tabloidQuery = z.strictObject({
  from: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .default(0),
})

/**
 * Responds with the cards that Show More adds to the tabloid list: `?from=6` → 200 with those that follow the first
 * six, 400 for invalid, unknown or repeated parameters, 502 (R-TABLOID-1).
 */
export async function handleTabloid(query: URLSearchParams): Promise<Response> {
  const parameters = Object.fromEntries(query)
  const isUnique = Object.keys(parameters).length === query.size
  const { data } = tabloidQuery.safeParse(parameters)
  if (!data || !isUnique) return createErrorResponse(400, 'The tabloid takes from.')
  const { result, entries } = await readTabloidRange(data.from)
  if (result.source === 'none') return createErrorResponse(502, result.failure)
  const seconds = getLifetime('tabloid', result.source)
  return Response.json(entries, { headers: { 'Cache-Control': sharedCacheControl(seconds) } })
}
