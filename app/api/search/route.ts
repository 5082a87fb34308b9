import { withOnDemandLimit, methodNotAllowed } from '@/lib/http/responses'
import { handleSearch } from '@/lib/search/handler'

/** A page of results, for search as you type. */
export const GET = (request: Request) =>
  withOnDemandLimit(request, () => handleSearch(new URL(request.url).searchParams))

const refuse = () => methodNotAllowed('GET, HEAD')
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
