import { withOnDemandLimit } from '@/lib/http/responses'
import { handleTabloid } from '@/lib/records/list-handler'

/** The cards of the tabloid list that Show More adds. */
export const GET = (request: Request) =>
  withOnDemandLimit(request, () => handleTabloid(new URL(request.url).searchParams))
