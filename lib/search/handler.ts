import 'server-only'
import { z } from 'zod'
import { lifetimeOf } from '@/lib/content/cache-policies'
import { errorResponse } from '@/lib/http/responses'
import { maxSearchLength } from '@/lib/records/filters'
import { resultsPerPage, cleanQuery } from './parameters'
import { siteSearch } from './service'
import { searchKinds } from './types'

const searchQuery = z.strictObject({
  q: z.string().max(maxSearchLength).transform(cleanQuery).pipe(z.string().min(1)),
  kind: z.enum(['all', ...searchKinds]).default('all'),
  from: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .default(0),
})

/** `?q=bus&kind=page&from=10` → 200 with a `SearchResponse`, 400. */
export async function handleSearch(query: URLSearchParams): Promise<Response> {
  const parameters = Object.fromEntries(query)
  const parsed = searchQuery.safeParse(parameters).data
  const hasDuplicates = Object.keys(parameters).length < query.size
  if (!parsed || hasDuplicates) {
    return errorResponse(400, 'A search takes q, kind and from.')
  }
  const { q, kind, from } = parsed
  const results = await siteSearch.search({ query: q, kind }, { from, limit: resultsPerPage })
  const seconds = lifetimeOf('news', results.missing.length > 0 ? 'none' : 'live')
  return Response.json(results, {
    headers: { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}` },
  })
}
