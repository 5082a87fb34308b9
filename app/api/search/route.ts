import { withOnDemandLimit } from '@/lib/http/responses'
import { handleSearch } from '@/lib/search/handler'

/** A page of results, for search as you type. */
export const GET = (request: Request) =>
  withOnDemandLimit(request, () => handleSearch(new URL(request.url).searchParams))

export * from '@/lib/http/get-only'
