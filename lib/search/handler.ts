import 'server-only'
import { z } from 'zod'
import { getLifetime } from '@/lib/content/cache-policies'
import { maxSearchLength } from '@/lib/core/search-length'
import { parseParameters } from '@/lib/http/parameters'
import { createErrorResponse } from '@/lib/http/responses'
import { resultsPerPage, cleanQuery } from './parameters'
import { siteSearch } from './service'
import { searchKinds } from './types'

const q = z.string().max(maxSearchLength).transform(cleanQuery).pipe(z.string().min(1))

const parameters = z.union([
  z.strictObject({
    q,
    kind: z.enum(['all', ...searchKinds]).default('all'),
    from: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .default(0),
  }),
  z.strictObject({ q, as: z.literal('suggestions') }),
])

/**
 * `?q=bus&kind=page&from=10` → 200 with a `SearchResponse`, `?q=bus&as=suggestions` → 200 with at most five
 * `Suggestion`s, 400.
 */
export async function handleSearch(query: URLSearchParams): Promise<Response> {
  const parsed = parseParameters(parameters, query)
  if (!parsed) {
    return createErrorResponse(400, 'A search takes q with kind and from, or with as=suggestions.')
  }
  const response = await respondTo(parsed)
  const seconds = getLifetime('news', response.missing.length > 0 ? 'none' : 'live')
  return Response.json(response, {
    headers: { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` },
  })
}

function respondTo(parsed: z.infer<typeof parameters>) {
  if ('as' in parsed) return siteSearch.suggest(parsed.q)
  const range = { from: parsed.from, limit: resultsPerPage }
  return siteSearch.search({ query: parsed.q, kind: parsed.kind }, range)
}
