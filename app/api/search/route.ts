import { methodNotAllowed, withinLimit } from '@/lib/content-service/api'
import { answerSearchCall } from '@/lib/search/search-call'

/** A page of results, for the search as one types. */
export const GET = (request: Request) =>
  withinLimit(request, () => answerSearchCall(new URL(request.url).searchParams))

const refuse = () => methodNotAllowed('GET, HEAD')
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE, refuse as OPTIONS }
