import 'server-only'
import { z } from 'zod'
import { getLifetime } from '@/lib/content/cache-policies'
import { sharedCacheControl } from '@/lib/core/cache-control.mjs'
import { parseParameters } from '@/lib/http/parameters'
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
  const parameters = parseParameters(tabloidQuery, query)
  if (!parameters) return createErrorResponse(400, 'The tabloid takes from.')
  const { result, entries } = await readTabloidRange(parameters.from)
  if (result.source === 'none') return createErrorResponse(502, result.failure)
  const seconds = getLifetime('tabloid', result.source)
  return Response.json(entries, { headers: { 'Cache-Control': sharedCacheControl(seconds) } })
}
