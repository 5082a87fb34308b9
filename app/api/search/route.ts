import { withOnDemandLimit } from '@/lib/http/responses'
import { handleSearch } from '@/lib/search/handler'

/** A page of results, for search as you type. */
export const GET = (request: Request) =>
  withOnDemandLimit(request, () => handleSearch(new URL(request.url).searchParams))

export {
  getOnly as POST,
  getOnly as PUT,
  getOnly as PATCH,
  getOnly as DELETE,
  getOnly as OPTIONS,
} from '@/lib/http/responses'
